import { type PermissionRule, SEES_IMPORTS } from './wire/permissions';

/** The screens that a view can be of, each with the permission of its route (docs/specification.md section 6). */
export const VIEWED_SCREENS: ReadonlyMap<string, PermissionRule> = new Map<string, PermissionRule>([
  ['/dashboard', 'STATISTICAL'],
  ['/dashboard/profile-manager', 'PROFILE_VIEW'],
  ['/dashboard/post-manager', 'POST_VIEW'],
  ['/dashboard/report', 'REPORT_VIEW'],
  ['/dashboard/suggest', 'VIP_VIEW'],
  ['/dashboard/tvuser-manager', 'TV_ACCOUNT_VIEW'],
  ['/dashboard/tvslider-manager', 'TV_SLIDER_VIEW'],
  ['/dashboard/hotliveuser-manager', 'TV_HOTLIVE_VIEW'],
  ['/dashboard/temple-manager', 'LOCATION_VIEW'],
  ['/dashboard/temple-manager/imports', SEES_IMPORTS],
  ['/dashboard/user-manager', 'USER_VIEW'],
  ['/dashboard/role-manager', 'ONLY_SUPER_ADMIN'],
  ['/dashboard/notification-manager', 'TV_SLIDER_VIEW'],
  ['/dashboard/sticker-manager', 'STICKER_VIEW'],
  ['/dashboard/audit', 'session'],
]);

/** Path and query in the signs that addresses have: no fragment, no control sign, nothing that a browser would read otherwise. */
const PLAIN_ADDRESS = /^[^?]*(\?[!"$-~]*)?$/;
/** Asks for a command to be run, which is no view of anything. */
const RUNS = /[?&]run(\.|=|&|$)/;

/**
 * Who may open a view of this address, below the base path of any console; undefined where it is no view of a screen. The path has to be
 * one of the console's to the letter, so that no other host or folder can be meant.
 */
export function ruleOfView(address: string): PermissionRule | undefined {
  const [path = ''] = address.split('?', 1);
  return PLAIN_ADDRESS.test(address) && !RUNS.test(address) ? VIEWED_SCREENS.get(path) : undefined;
}
