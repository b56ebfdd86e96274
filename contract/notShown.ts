/**
 * Calls that docs/specification.md section 7 speaks of, or that an extension brings, without a path that it shows: where a server has
 * them elsewhere, or not at all, `paths` in config.json says so (docs/hosting.md). What each is for, in words for an operator.
 */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  'POST /post/blockpost': 'blocking a post',
  'PUT /adminusers/ban': 'banning a member of staff',
  'DELETE /adminusers/{id}': 'deleting a member of staff',
  'PUT /adminusers/profile': "changing one's own name and picture",
  'GET /adminusers/sessions': 'where one is signed in',
  'DELETE /adminusers/sessions/{id}': "ending one of one's own sessions",
  'POST /photos/avatar': 'uploading an avatar (avatarUploadUrl says it as well)',
  'GET /hotlive/detail': 'whether a media is on Hotlive already',
  'GET /tvslider/detail': 'whether a media is on the TV slider already',
  'GET /statistical/dailymonth': 'the days of a month',
  'GET /notification/list': 'notifications',
  'POST /notification/create': 'sending a notification',
  'DELETE /notification/delete': 'deleting a notification',
  'GET /sticker/list': 'stickers',
  'POST /sticker/upload': 'uploading a sticker',
  'POST /post/unhidepost': 'showing a hidden post again, and undoing that it was hidden',
  'POST /post/unblockpost': 'unblocking a post',
  'POST /post/restorepost': 'restoring a deleted post',
  'PUT /report/reopen': 'opening a decided report again, and undoing a decision',
};
