import { CURATED_MEDIA, MEDIA, MEMBERS, POSTS, REPORTS } from './0002_lists';
import { CURATED_MEMBERS, VIP_TAGS } from './0004_curated_members';
import { TEMPLES } from './0007_temples';
import { AUDIT, STICKERS } from './0008_notices';
import { POST_KINDS } from './0012_post_filters';
import { NOTIFICATIONS, REPORT_CASES } from './0017_assignments';
import { recounted } from './countedLists';

const COUNTED = [
  ...[MEMBERS, POSTS, POST_KINDS, MEDIA, CURATED_MEDIA, CURATED_MEMBERS, VIP_TAGS],
  ...[REPORTS, REPORT_CASES, TEMPLES, AUDIT, NOTIFICATIONS, STICKERS],
];

/** Many rows of one statement are counted together, and a line of the audit log stands in no index that nothing is looked up in. */
export const counts = {
  name: '0019_counts',
  up: [...COUNTED.flatMap(recounted), `DROP INDEX audit_name`],
};
