/** What a role had to hold to hold everything, before views of the team. */
const EVERYTHING_BEFORE = [
  'STATISTICAL',
  ...['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'],
  ...['STICKER_VIEW', 'STICKER_UPLOAD'],
  ...['PROFILE_VIEW', 'PROFILE_LOCK', 'PROFILE_VERIFY', 'PROFILE_UPDATE'],
  ...['TV_ACCOUNT_VIEW', 'TV_ACCOUNT_ADD', 'TV_ACCOUNT_DELETE'],
  ...['TV_SLIDER_VIEW', 'TV_SLIDER_ADD', 'TV_SLIDER_DELETE'],
  ...['TV_HOTLIVE_VIEW', 'TV_HOTLIVE_ADD', 'TV_HOTLIVE_DELETE'],
  ...['POST_VIEW', 'POST_DELETE', 'POST_HIDE', 'MEDIA_VIEW'],
  ...['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'],
  ...['VIP_VIEW', 'VIP_ADD', 'VIP_EDIT', 'VIP_DELETE'],
  ...['USER_VIEW', 'USER_ADD', 'USER_EDIT', 'USER_DELETE'],
  ...['ROLE_VIEW', 'ROLE_ADD', 'ROLE_EDIT', 'ROLE_DELETE'],
  ...['OTHER_RESET_PASSWORD', 'OTHER_BAN_USER'],
];

/** Views that everybody has who may see their screens. A role that held everything goes on holding everything. */
export const teamViews = {
  name: '0027_team_views',
  up: [
    `CREATE TABLE team_view (
      view_id bigserial PRIMARY KEY, name text NOT NULL UNIQUE, address text NOT NULL, updated_at int8 NOT NULL)`,
    `UPDATE role SET action_ids = action_ids || '{OTHER_TEAM_VIEWS}'
     WHERE action_ids @> '{${EVERYTHING_BEFORE.join()}}' AND NOT 'OTHER_TEAM_VIEWS' = ANY (action_ids)`,
  ],
};
