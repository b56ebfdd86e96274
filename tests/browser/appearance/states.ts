import type { Page } from 'playwright-core';

/** A search for this is answered by a server in trouble, and one for that never. */
export const BROKEN = 'hong-may-chu';
export const SLOW = 'cho-mai';

/** Something that the console can look like. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Who looks: whoever may everything, or somebody who may look at reports alone. */
  readonly as?: 'guest' | 'onlooker';
  /** What is pressed, one after the other; each waits for what it opens to have the focus. */
  readonly press?: readonly string[];
  readonly act?: (page: Page) => Promise<void>;
  /** What has to be there before it is looked at. */
  readonly shown: string;
  /** Changes the community: what comes after it looks otherwise, so it is done also where nobody asked for its picture. */
  readonly isChange?: true;
  /** Coming to it is written in the log of changes, which a later state shows: it is done also where nobody asked for its picture. */
  readonly isRecorded?: true;
  /** It is how the console looks while an answer is awaited. */
  readonly isWaiting?: true;
  /** Windows in which there is nothing else to see than elsewhere are left out. */
  readonly only?: 'wide' | 'phone';
}

const ROW = '[data-row]';
const DETAIL = '[data-detail]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

const list = (name: string, path = name): State => ({ name, path: `/dashboard/${path}`, shown: ROW });
const beside = (state: State): State => ({
  ...state,
  name: `${state.name}-detail`,
  press: ['Enter'],
  shown: DETAIL,
});

const REPORTS = list('reports', 'report');
const POSTS = list('posts', 'post-manager');
const MEMBERS = list('members', 'profile-manager');
const TEMPLES = list('temples', 'temple-manager');
const ROLES = list('roles', 'role-manager');

/** What is looked at, in this order; what changes data comes last. */
export const STATES: readonly State[] = [
  { name: 'sign-in', path: '/signin', as: 'guest', shown: 'form' },
  {
    name: 'sign-in-refused',
    path: '/signin',
    as: 'guest',
    act: async (page) => {
      await page.locator('input[name="username"]').fill('khach');
      await page.locator('input[name="password"]').fill('khong-dung');
      await page.keyboard.press('Enter');
    },
    shown: '[role="alert"]:not(:empty)',
    isRecorded: true,
  },
  { name: 'statistics', path: '/dashboard', shown: 'main svg' },
  REPORTS,
  beside(REPORTS),
  { ...REPORTS, name: 'reports-selection', press: ['x', 'Shift+J'], shown: '[data-command="list.clearSelection"]' },
  { ...REPORTS, name: 'reports-selection-detail', press: ['x', 'Shift+J', 'Enter'], shown: DETAIL },
  { ...REPORTS, name: 'macro-recording', press: ['Shift+Q'], shown: '[data-recording="0"]' },
  { ...REPORTS, name: 'row-menu', press: ['m'], shown: '[role="menu"]' },
  { ...REPORTS, name: 'palette', press: ['Control+k'], shown: '[cmdk-item]' },
  {
    ...REPORTS,
    name: 'palette-search',
    press: ['Control+k'],
    act: async (page) => {
      await page.locator('[cmdk-input]:focus').waitFor();
      await page.keyboard.type('nghia');
      await page.locator('[cmdk-item] bdi:visible').first().waitFor();
    },
    shown: '[cmdk-item]',
  },
  { ...REPORTS, name: 'key-sheet', press: ['?'], shown: DIALOG, only: 'wide' },
  { ...REPORTS, name: 'settings', press: ['g', 'x'], shown: '[role="dialog"] [data-command="theme.layout"]' },
  {
    ...REPORTS,
    name: 'menu-of-a-phone',
    act: async (page) => page.locator('[data-command="sidebar.toggle"]').click(),
    shown: '#menu',
    only: 'phone',
  },
  {
    ...REPORTS,
    name: 'bell',
    act: async (page) => page.locator('header [aria-haspopup]:has(use[href="#icon-bell"])').click(),
    shown: '[data-radix-popper-content-wrapper]',
  },
  POSTS,
  beside(POSTS),
  { ...POSTS, name: 'quick-look', press: ['j', 'q'], shown: DIALOG },
  MEMBERS,
  beside(MEMBERS),
  { ...MEMBERS, name: 'argument-choice', press: ['b'], shown: '[role="listbox"]' },
  { ...MEMBERS, name: 'argument-words', press: ['t'], shown: '[role="dialog"] input' },
  list('vip', 'suggest'),
  list('tv-accounts', 'tvuser-manager'),
  list('tv-slider', 'tvslider-manager'),
  list('hotlive', 'hotliveuser-manager'),
  TEMPLES,
  beside(TEMPLES),
  {
    ...TEMPLES,
    name: 'temple-map',
    path: '/dashboard/temple-manager?look=map',
    shown: 'main svg .map-point',
  },
  { ...TEMPLES, name: 'temple-form', press: ['c'], shown: '[data-detail] [data-field="name"]' },
  { ...MEMBERS, name: 'question', press: ['Control+a', 's'], shown: '[role="alertdialog"]' },
  { name: 'import', path: '/dashboard/temple-manager/import', shown: 'main h1' },
  list('admin-users', 'user-manager'),
  ROLES,
  beside(ROLES),
  { ...ROLES, name: 'role-form', press: ['c'], shown: DIALOG },
  { name: 'notifications', path: '/dashboard/notification-manager', shown: 'main h1' },
  { name: 'stickers', path: '/dashboard/sticker-manager', shown: 'main h1' },
  { name: 'not-found', path: '/dashboard/no-such-screen', shown: 'main h1' },
  {
    name: 'list-empty',
    path: '/dashboard/profile-manager?text=zzzzzzzz',
    shown: 'main button[data-command="list.refresh"]:not(header *)',
  },
  {
    name: 'list-failed',
    path: `/dashboard/post-manager?text=${BROKEN}`,
    shown: 'main button[data-command="list.refresh"]:not(header *)',
  },
  {
    name: 'list-loading',
    path: `/dashboard/profile-manager?text=${SLOW}`,
    shown: 'main [aria-busy="true"]',
    isWaiting: true,
  },
  { name: 'locked', path: '/dashboard/role-manager', as: 'onlooker', shown: 'main h1' },
  {
    ...REPORTS,
    name: 'decided',
    isChange: true,
    press: ['n'],
    act: async (page) => {
      // Of 91 reports this case had three; the count is read anew a moment later.
      await page.locator('main header').getByText('88').first().waitFor();
    },
    shown: '[data-sonner-toast][data-mounted="true"]',
  },
  // Before the job, whose changes arrive in no order of their own.
  { name: 'audit', path: '/dashboard/audit', shown: ROW },
  {
    ...REPORTS,
    name: 'job',
    isChange: true,
    press: ['x', 'Shift+J', 'Shift+J', 'n'],
    act: async (page) => {
      await page.locator('[data-sonner-toast][data-mounted="true"]').first().waitFor();
      await page.locator('main header').getByText('81').first().waitFor();
    },
    shown: '[data-sonner-toast]',
  },
  { name: 'jobs', path: '/dashboard/jobs', shown: 'main h1' },
];
