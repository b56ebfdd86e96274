import * as adminUsers from './adminUsers';
import * as audit from './audit';
import * as comments from './comments';
import { hotlive, tvSlider } from './curatedMedia';
import { tvUsers, vip } from './curatedMembers';
import * as media from './media';
import * as notifications from './notifications';
import * as photos from './photos';
import * as posts from './posts';
import * as profiles from './profiles';
import * as replies from './replies';
import * as replyTemplates from './replyTemplates';
import * as reports from './reports';
import * as roles from './roles';
import * as server from './server';
import * as session from './session';
import * as statistics from './statistics';
import * as stickers from './stickers';
import * as temples from './temples/calls';
import * as templesImport from './temples/importCalls';
import * as imports from './temples/imports';
import type { Endpoint } from './wire/endpoint';

/** Every module of calls by resource. A new resource is one more line here; the server and the OpenAPI document read it. */
export const RESOURCES = {
  session,
  adminUsers,
  roles,
  reports,
  replies,
  replyTemplates,
  comments,
  posts,
  media,
  hotlive,
  tvSlider,
  vip,
  tvUsers,
  profiles,
  statistics,
  temples,
  templesImport,
  imports,
  photos,
  notifications,
  stickers,
  audit,
  server,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
}

/** Every call of the contract, in the order of its resources. */
export const CALLS: readonly Endpoint[] = Object.values(RESOURCES).flatMap((module) =>
  (Object.values(module) as unknown[]).filter(isEndpoint),
);
