import { record } from './wire';

const PERSON = ['uid', 'pubkey', 'displayName', 'dob', 'lastModified', 'gender'];
const POST = [
  'idpost',
  'idmedia',
  'timestamps',
  'ownerInfo',
  'originPostID',
  'originPostContent',
  'listMediaItems',
  'totalComment',
  'lastComment',
  'totalLike',
];
const COMMENT = [
  'idcomment',
  'timestamps',
  'actionlinks',
  'totalComment',
  'lastComment',
  'mediaitem',
  'listMediaItems',
];
const STAFF = ['uid', 'user_name', 'display_name', 'avatar', 'organ_id', 'position', 'tier_id', 'rank_id', 'status'];
const TEMPLE = [
  'id',
  'name',
  'nickname',
  'type',
  'address',
  'city',
  'country',
  'description',
  'lat',
  'lng',
  'maplocation',
  'created',
  'updated',
  'avatar',
  'photos',
];
const SERIES = ['time', 'total'];

/** What docs/specification.md section 3 names of a row, by the call that answers such rows. */
const SECTION_3: Readonly<Record<string, readonly string[]>> = {
  'GET /adminusers/pages': STAFF,
  'GET /roles': ['role_id', 'role_name', 'action_ids'],
  'GET /report/getlistreportfrompos': ['reportId', 'postId', 'action', 'timestamp', 'listMediaObj'],
  'GET /comment/getlistcommentfrompos': COMMENT,
  'GET /post/getlistpostfrompos': POST,
  'GET /users/list': ['pubkey', 'uid', 'photo', 'blockstatus', 'verifymap', 'authentic'],
  'GET /follow/getlistvip': [...PERSON, 'languageTags'],
  'GET /tv/list': PERSON,
  'GET /hotlive/list': ['idmedia', 'ownerInfo'],
  'GET /tvslider/list': ['idmedia', 'ownerInfo'],
  'GET /location/list': TEMPLE,
  'GET /statistical/registeruser': SERIES,
  'GET /statistical/comment': SERIES,
  'GET /statistical/post': SERIES,
};

/** The fields of section 3 that none of these rows has. */
export function missingFields(id: string, rows: readonly unknown[]): readonly string[] {
  if (rows.length === 0) return [];
  return (SECTION_3[id] ?? []).filter((name) => rows.every((row) => record(row)?.[name] === undefined));
}
