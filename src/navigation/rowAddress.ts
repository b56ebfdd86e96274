import type { Kind } from '../../commands/core/rows';
import type { ScreenCommandId } from '../../commands/registry';
import { t } from '../i18n';
import { MEMBER_PAGE } from './menuPath';
import { screenCommand } from './screenCommand';

/** The screen on which rows of a kind are shown, by the command that opens it. */
const SHOWN_BY: Readonly<Record<Kind, ScreenCommandId>> = {
  report: 'go.reports',
  replyTemplate: 'go.reports',
  teamView: 'go.home',
  post: 'go.posts',
  profile: 'go.profiles',
  comment: 'go.reports',
  vip: 'go.vip',
  tvUser: 'go.tvUsers',
  media: 'go.hotlive',
  hotlive: 'go.hotlive',
  tvSlider: 'go.tvSlider',
  adminUser: 'go.adminUsers',
  role: 'go.roles',
  temple: 'go.temples',
  templeRow: 'temple.import',
  templeImport: 'go.imports',
  notification: 'go.notifications',
  note: 'go.reports',
  sticker: 'go.stickers',
  session: 'go.home',
  job: 'jobs.open',
  passkey: 'go.home',
};
/** Kinds whose rows no address opens: it leads to their screen alone. */
const WITHOUT_ADDRESS: ReadonlySet<Kind> = new Set([
  'replyTemplate',
  'teamView',
  'comment',
  'note',
  'media',
  'templeRow',
  'session',
  'passkey',
  'job',
]);

/** Whether an address opens rows of this kind. */
export const hasAddress = (kind: Kind): boolean => !WITHOUT_ADDRESS.has(kind);

/** The address that opens the detail of a row, below the base path. */
export function rowAddress(kind: Kind, id: string): string {
  const row = encodeURIComponent(id);
  if (kind === 'profile') return `${MEMBER_PAGE}/${row}`;
  const { path } = screenCommand(SHOWN_BY[kind]);
  return hasAddress(kind) ? `${path}?row=${row}` : path;
}

/** What the screen is called on which rows of a kind are shown. */
export const screenTitleOf = (kind: Kind): string => t(`${SHOWN_BY[kind]}.title`);
