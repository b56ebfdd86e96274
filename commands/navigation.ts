import type { Extension } from '../contract/wire/endpoint';
import type { PermissionRule } from '../contract/wire/permissions';
import { defineScreenCommand, nothing } from './core/definition';
import type { Titled } from './core/textKey';
import type { World } from './core/world';

interface Screen {
  readonly path: string;
  /** The route's permission, docs/specification.md section 6. */
  readonly permission: PermissionRule;
  readonly press: string;
  readonly icon: string;
  /** See `ConsoleCommand`. */
  readonly entry?: PermissionRule;
  readonly extension?: Extension;
  /** Where it leads now, if not always to its path. */
  readonly at?: (world: World) => string;
}

/** A command that opens a screen; the sidebar is printed from these. */
function goTo<const Id extends Titled>(id: Id, { path, press, at, ...more }: Screen) {
  return defineScreenCommand({
    id,
    on: nothing(),
    path,
    key: { press, where: 'anywhere' },
    run: (world) => world.go(at?.(world) ?? path),
    ...more,
  });
}

/** In the order of the sidebar, docs/specification.md section 2. */
export const navigationCommands = [
  goTo('go.home', {
    path: '/dashboard',
    permission: 'STATISTICAL',
    press: 'g h',
    icon: 'layout-dashboard',
    at: (world) => world.home(),
  }),
  goTo('go.profiles', { path: '/dashboard/profile-manager', permission: 'PROFILE_VIEW', press: 'g m', icon: 'users' }),
  goTo('go.posts', { path: '/dashboard/post-manager', permission: 'POST_VIEW', press: 'g p', icon: 'newspaper' }),
  goTo('go.reports', { path: '/dashboard/report', permission: 'REPORT_VIEW', press: 'g r', icon: 'flag' }),
  goTo('go.vip', { path: '/dashboard/suggest', permission: 'VIP_VIEW', press: 'g v', icon: 'star' }),
  goTo('go.tvUsers', { path: '/dashboard/tvuser-manager', permission: 'TV_ACCOUNT_VIEW', press: 'g c', icon: 'tv' }),
  goTo('go.tvSlider', {
    path: '/dashboard/tvslider-manager',
    permission: 'TV_SLIDER_VIEW',
    press: 'g l',
    icon: 'gallery-horizontal',
  }),
  goTo('go.hotlive', {
    path: '/dashboard/hotliveuser-manager',
    permission: 'TV_HOTLIVE_VIEW',
    press: 'g f',
    icon: 'radio',
  }),
  goTo('go.temples', {
    path: '/dashboard/temple-manager',
    permission: 'LOCATION_VIEW',
    press: 'g t',
    icon: 'landmark',
  }),
  goTo('go.adminUsers', { path: '/dashboard/user-manager', permission: 'USER_VIEW', press: 'g s', icon: 'id-card' }),
  goTo('go.roles', {
    path: '/dashboard/role-manager',
    permission: 'ONLY_SUPER_ADMIN',
    entry: 'ROLE_VIEW',
    press: 'g k',
    icon: 'key-round',
  }),
  goTo('go.notifications', {
    path: '/dashboard/notification-manager',
    permission: 'TV_SLIDER_VIEW',
    entry: 'PROFILE_VIEW',
    press: 'g n',
    icon: 'megaphone',
    extension: 'notifications',
  }),
  goTo('go.stickers', {
    path: '/dashboard/sticker-manager',
    permission: 'STICKER_VIEW',
    press: 'g q',
    icon: 'sticker',
    extension: 'stickers',
  }),
  goTo('go.audit', {
    path: '/dashboard/audit',
    permission: 'session',
    press: 'g b',
    icon: 'book-open-text',
    extension: 'audit',
  }),
  goTo('jobs.open', { path: '/dashboard/jobs', permission: 'session', press: 'g j', icon: 'list-checks' }),
] as const;
