import * as z from 'zod/mini';
import { callOf, record } from './wire';

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

/** What the console can't read of this, and has to show as missing; null where it reads all. */
export function oddity(id: string, data: unknown): string | null {
  const { data: schema } = callOf(id);
  const read = z.safeDecode(schema as z.ZodMiniType, data as never);
  if (read.success) return null;
  const wrong = read.error.issues.map(({ path, message }) => ({
    row: typeof path[0] === 'number' ? path[0] : null,
    name: path.filter((part) => typeof part === 'string').join('.') || 'the answer',
    message,
  }));
  const [first] = wrong;
  if (!first) return null;
  const names = [...new Set(wrong.map(({ name }) => name))];
  const rows = new Set(wrong.map(({ row }) => row)).size;
  const where = Array.isArray(data) && first.row !== null ? `${rows} of ${data.length} rows` : 'it';
  return `odd in ${where}: ${names.slice(0, 5).join(', ')} (${first.message})`;
}
