import type { Foreign } from './server/start';

/** What section 7 does not show: on this server, elsewhere or nowhere. */
export const PATHS: Readonly<Record<string, string | null>> = {
  'POST /post/blockpost': '/post/lock',
  'PUT /adminusers/ban': '/adminusers/lockout',
  'DELETE /adminusers/{id}': '/adminusers/{id}/remove',
  'GET /hotlive/detail': '/hotlive/one',
  'GET /tvslider/detail': '/tvslider/one',
  'GET /statistical/dailymonth': null,
  'GET /notification/list': null,
  'POST /notification/create': null,
  'DELETE /notification/delete': null,
  'GET /sticker/list': null,
  'POST /sticker/upload': null,
  'POST /post/unhidepost': null,
  'POST /post/unblockpost': null,
  'POST /post/restorepost': null,
  'PUT /report/reopen': null,
};

/** The config.json of a console before this server. */
export const configFor = (server: Foreign, paths: Readonly<Record<string, string | null>> = PATHS) => ({
  apiUrl: server.url,
  sessionHeader: server.switches.header,
  sessionScheme: server.switches.scheme,
  photoUploadUrl: `${server.photoUrl}/upload`,
  avatarUploadUrl: `${server.photoUrl}/avatar`,
  paths,
});
