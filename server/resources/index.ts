import type { Extension } from '../../contract/endpoint';
import * as server from '../../contract/server';
import { type Served, serve } from '../http/serve';
import { adminUsersResource } from './adminUsers';
import { auditResource } from './audit';
import { commentsResource } from './comments';
import { curatedMediaResource } from './curatedMedia';
import { curatedMembersResource } from './curatedMembers';
import { mediaResource } from './media';
import { photosResource } from './photos';
import { postsResource } from './posts';
import { profilesResource } from './profiles';
import { reportsResource } from './reports';
import { rolesResource } from './roles';
import { sessionResource } from './session';
import { statisticsResource } from './statistics';
import { templesResource } from './temples';

const ANSWERED: readonly Served[] = [
  ...sessionResource,
  ...adminUsersResource,
  ...rolesResource,
  ...reportsResource,
  ...commentsResource,
  ...postsResource,
  ...mediaResource,
  ...curatedMediaResource,
  ...curatedMembersResource,
  ...profilesResource,
  ...statisticsResource,
  ...templesResource,
  ...photosResource,
  ...auditResource,
];

/** Whose calls add parameters to calls of section 7, and so stand in no call of their own: `sort` and `state`. */
const WITHIN_CALLS: readonly Extension[] = ['filters'];
const extensions = [...new Set([...ANSWERED.flatMap(({ endpoint }) => endpoint.extension ?? []), ...WITHIN_CALLS])];

const capabilities = serve(server.capabilities, async () => extensions);

/** Every call this server answers. */
export const RESOURCES: readonly Served[] = [...ANSWERED, capabilities];
