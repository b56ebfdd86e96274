import * as server from '../../contract/server';
import type { Extension } from '../../contract/wire/endpoint';
import { type ServedCall, serve } from '../http/serve';
import { adminUsersResource } from './adminUsers';
import { auditResource } from './audit';
import { commentsResource } from './comments';
import { curatedMediaResource } from './curatedMedia';
import { curatedMembersResource } from './curatedMembers';
import { mediaResource } from './media';
import { notificationsResource } from './notifications';
import { photosResource } from './photos';
import { postsResource } from './posts';
import { profilesResource } from './profiles';
import { replyTemplatesResource } from './replyTemplates';
import { reportsResource } from './reports';
import { rolesResource } from './roles';
import { sessionResource } from './session';
import { statisticsResource } from './statistics';
import { stickersResource } from './stickers';
import { templesResource } from './temples';

const ANSWERED: readonly ServedCall[] = [
  ...sessionResource,
  ...adminUsersResource,
  ...rolesResource,
  ...reportsResource,
  ...replyTemplatesResource,
  ...commentsResource,
  ...postsResource,
  ...mediaResource,
  ...curatedMediaResource,
  ...curatedMembersResource,
  ...profilesResource,
  ...statisticsResource,
  ...templesResource,
  ...photosResource,
  ...notificationsResource,
  ...stickersResource,
  ...auditResource,
];

/** Which stand in no call of their own: parameters of lists, headers of calls that change something, fields of edits and answers. */
const WITHIN_CALLS: readonly Extension[] = [
  'filters',
  'temples.filters',
  'sort',
  'idempotency',
  'audit.jobs',
  'edits.partial',
  'added',
];
const extensions = [...new Set([...ANSWERED.flatMap(({ endpoint }) => endpoint.extension ?? []), ...WITHIN_CALLS])];

const capabilities = serve(server.capabilities, async () => extensions);

/** Every call this server answers. */
export const RESOURCES: readonly ServedCall[] = [...ANSWERED, capabilities];
