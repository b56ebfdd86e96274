import type { Kind } from '../../commands/core/rows';

const rowOf = (path: string) => (id: string) => `/dashboard/${path}?row=${encodeURIComponent(id)}`;

/** Where the detail of a kind of row is shown. */
export const ROW_ADDRESS: Readonly<Record<Kind, (id: string) => string>> = {
  report: rowOf('report'),
  replyTemplate: () => '/dashboard/report',
  post: rowOf('post-manager'),
  profile: (id) => `/dashboard/user-detail/${encodeURIComponent(id)}`,
  comment: () => '/dashboard/report',
  vip: rowOf('suggest'),
  tvUser: rowOf('tvuser-manager'),
  media: () => '/dashboard/hotliveuser-manager',
  hotlive: rowOf('hotliveuser-manager'),
  tvSlider: rowOf('tvslider-manager'),
  adminUser: rowOf('user-manager'),
  role: rowOf('role-manager'),
  temple: rowOf('temple-manager'),
  templeRow: () => '/dashboard/temple-manager/import',
  templeImport: rowOf('temple-manager/imports'),
  notification: rowOf('notification-manager'),
  sticker: rowOf('sticker-manager'),
  session: () => '/dashboard',
};
