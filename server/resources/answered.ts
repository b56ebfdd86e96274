/** What this server answers. A new resource is one more line here: index.ts finds it, and a test names a call that nothing answers. */
export { adminUsersResource } from './adminUsers';
export { auditResource } from './audit';
export { commentsResource } from './comments';
export { curatedMediaResource } from './curatedMedia';
export { curatedMembersResource } from './curatedMembers';
export { mediaResource } from './media';
export { notificationsResource } from './notifications';
export { photosResource } from './photos';
export { postsResource } from './posts';
export { profilesResource } from './profiles';
export { replyTemplatesResource } from './replyTemplates';
export { reportsResource } from './reports';
export { rolesResource } from './roles';
export { sessionResource } from './session';
export { statisticsResource } from './statistics';
export { stickersResource } from './stickers';
export { templesResource } from './temples';
