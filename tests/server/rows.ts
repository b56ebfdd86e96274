import { type Insertable, type Kysely, sql } from 'kysely';
import { fold } from '../../contract/wire/fold';
import type {
  CommentRow,
  CommentTable,
  Member,
  MemberTable,
  PostRow,
  PostTable,
  ReportRow,
  ReportTable,
  Schema,
} from '../../server/store/schema';
import { memberText, postText } from '../../server/store/searchText';

type Store = Kysely<Schema>;

/** Long ago enough to be before everything that a test does. */
export const LONG_AGO = 1_700_000_000;

let made = 0;
/** Ids of one noun in the order they were made, different in every test of a file. */
const next = (noun: string) => `${noun}${String(++made).padStart(6, '0')}`;

/** A member of the community, put straight into the store. */
export async function aMember(db: Store, fields: Partial<Insertable<MemberTable>> = {}): Promise<Member> {
  const row = {
    pubkey: next('pk'),
    display_name: 'Nguyễn Thị Hoa',
    gender: 0,
    phone: '',
    email: '',
    created_at: LONG_AGO,
    changed_at: LONG_AGO,
    folded: '',
    ...fields,
  };
  const member = await db.insertInto('member').values(row).returningAll().executeTakeFirstOrThrow();
  return db
    .updateTable('member')
    .set({ folded: memberText(member) })
    .where('uid', '=', member.uid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type NewPost = Partial<Insertable<PostTable>> & { readonly author?: Member };

/** A post, of a new member unless `author` is given. */
export async function aPost(db: Store, { author, ...fields }: NewPost = {}): Promise<PostRow> {
  const owner = author ?? (await aMember(db));
  const row = {
    post_id: next('post'),
    uid: owner.uid,
    created_at: LONG_AGO,
    content: 'Chùa Một Cột sáng nay',
    ...fields,
  };
  return db
    .insertInto('post')
    .values({ ...row, folded: postText(owner.display_name, row.content) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A medium of a post; its id. */
export async function aMedium(db: Store, post: PostRow, media_type: 1 | 2 | 3 | 4 | 6 | 7 | 10 = 1): Promise<string> {
  const media_id = next('medium');
  const { post_id, uid, created_at } = post;
  await db
    .insertInto('media')
    .values({ media_id, post_id, uid, created_at, ordinal: made, media_type, url: `/photos/${media_id}.webp` })
    .execute();
  return media_id;
}

export type NewComment = Partial<Insertable<CommentTable>> & { readonly author?: Member; readonly under?: CommentRow };

/** A comment on a post, or under another comment; the counts of both follow. */
export async function aComment(
  db: Store,
  post: PostRow,
  { author, under, ...fields }: NewComment = {},
): Promise<CommentRow> {
  const owner = author ?? (await aMember(db));
  const comment = await db
    .insertInto('comment')
    .values({
      comment_id: next('comment'),
      post_id: post.post_id,
      parent_id: under?.comment_id ?? null,
      uid: owner.uid,
      created_at: LONG_AGO,
      content: 'A di đà Phật',
      media: '[]',
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const one = sql<number>`1`;
  await db
    .updateTable('post')
    .set((eb) => ({ comment_count: eb('comment_count', '+', one) }))
    .where('post_id', '=', post.post_id)
    .execute();
  if (under)
    await db
      .updateTable('comment')
      .set((eb) => ({ reply_count: eb('reply_count', '+', one) }))
      .where('comment_id', '=', under.comment_id)
      .execute();
  return comment;
}

/** What a report is made on: a post, or one of its comments. */
export interface ReportedThing {
  readonly post: PostRow;
  readonly comment?: CommentRow;
}

/** An open report, and its case with it. */
export async function aReport(
  db: Store,
  { post, comment }: ReportedThing,
  fields: Partial<Insertable<ReportTable>> = {},
): Promise<ReportRow> {
  const reporter = await aMember(db, { display_name: 'Lê Văn Báo' });
  const case_id = comment ? `c${comment.comment_id}` : `p${post.post_id}`;
  const report = await db
    .insertInto('report')
    .values({
      report_id: next('report'),
      case_id,
      post_id: post.post_id,
      comment_id: comment?.comment_id ?? null,
      reporter_uid: reporter.uid,
      reported_uid: comment?.uid ?? post.uid,
      reason: 'Lừa đảo',
      created_at: LONG_AGO,
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_case')
    .values({
      case_id,
      post_id: post.post_id,
      comment_id: report.comment_id,
      reported_uid: report.reported_uid,
      action: report.action,
      newest_at: report.created_at,
      report_count: 1,
      open_count: report.action === 0 ? 1 : 0,
    })
    .onConflict((conflict) =>
      conflict.column('case_id').doUpdateSet((eb) => ({
        report_count: eb('report_case.report_count', '+', 1),
        open_count: eb('report_case.open_count', '+', eb.ref('excluded.open_count')),
        newest_at: eb.fn('greatest', ['report_case.newest_at', 'excluded.newest_at']),
      })),
    )
    .execute();
  return report;
}

/** A medium in the hotlive or slider list. */
export async function aCuratedMedium(
  db: Store,
  list: 'hotlive' | 'tvslider',
  media_id: string,
  owner: Member,
  added_at = LONG_AGO,
) {
  await db
    .insertInto('curated_media')
    .values({ list, media_id, added_at, sort_name: fold(owner.display_name) })
    .execute();
}
