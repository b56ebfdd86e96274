/**
 * The permission catalogue of docs/specification.md section 6: areas, and in each its actions with a type id. A role holds action ids;
 * `ONLY_SUPER_ADMIN` is in no area because no role can hold it: tier 100 does.
 */
export const AREAS = {
  statistics: ['STATISTICAL'],
  reports: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'],
  stickers: ['STICKER_VIEW', 'STICKER_UPLOAD'],
  accounts: ['PROFILE_VIEW', 'PROFILE_LOCK', 'PROFILE_VERIFY', 'PROFILE_UPDATE'],
  tvAccounts: ['TV_ACCOUNT_VIEW', 'TV_ACCOUNT_ADD', 'TV_ACCOUNT_DELETE'],
  tvSlider: ['TV_SLIDER_VIEW', 'TV_SLIDER_ADD', 'TV_SLIDER_DELETE'],
  hotlive: ['TV_HOTLIVE_VIEW', 'TV_HOTLIVE_ADD', 'TV_HOTLIVE_DELETE'],
  posts: ['POST_VIEW', 'POST_DELETE', 'POST_HIDE'],
  mediaPosts: ['MEDIA_VIEW'],
  temples: ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'],
  vip: ['VIP_VIEW', 'VIP_ADD', 'VIP_EDIT', 'VIP_DELETE'],
  users: ['USER_VIEW', 'USER_ADD', 'USER_EDIT', 'USER_DELETE'],
  roles: ['ROLE_VIEW', 'ROLE_ADD', 'ROLE_EDIT', 'ROLE_DELETE'],
  special: ['OTHER_RESET_PASSWORD', 'OTHER_BAN_USER', 'OTHER_TEAM_VIEWS'],
} as const;

export type Area = keyof typeof AREAS;
export type ActionId = (typeof AREAS)[Area][number];
/** The type id of each area: its members in the catalogue share it (docs/specification.md section 3, Role). */
export const AREA_TYPE_ID: Record<Area, number> = {
  statistics: 1,
  reports: 2,
  stickers: 3,
  accounts: 4,
  tvAccounts: 5,
  tvSlider: 6,
  hotlive: 7,
  posts: 8,
  mediaPosts: 9,
  temples: 10,
  vip: 11,
  users: 12,
  roles: 13,
  special: 14,
};

export const ACTION_IDS: readonly ActionId[] = Object.values(AREAS).flat();

/** An action of the extension `teamViews`: elsewhere no role can be given it. */
export const OF_TEAM_VIEWS: ActionId = 'OTHER_TEAM_VIEWS';

/** Whether a role of a server with these extensions can be given the action. */
export const isGivenBy = (action: string, has: (extension: 'teamViews') => boolean): boolean =>
  action !== OF_TEAM_VIEWS || has('teamViews');
