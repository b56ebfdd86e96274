import type { Person } from '../../../contract/people';
import type { Post } from '../../../contract/posts';
import * as posts from '../../../contract/posts';
import type { ReportCase } from '../../../contract/reports';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { mayCall } from '../../../contract/wire/permissions';
import { call } from '../../client';
import { baseOf, putRows } from '../../state/rows';
import { principal, session } from '../../state/session';
import { rememberUnreported } from '../../state/unreportedChanges';

/** Of the list of posts no more is read than this, the newest first. */
const POSTS_MAX = 1000;
/** After this long a post that was not found may have come since. */
const FRESH_MS = 60_000;

/** The part of the list of posts that was read for the signed-in user. */
interface Reading {
  readonly uid: number | undefined;
  /** When its top was read. */
  topAt: number;
  readonly posts: Map<string, Post>;
  /** How far down it was read. */
  pos: number;
  isOver: boolean;
}
let reading: Reading | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** How many of the newest posts have been read. */
export const postsRead = (): number => reading?.posts.size ?? 0;

/**
 * A reported post, on a server that has no call for one: as the newest pages of its list of posts have it, which are read once for all
 * reports; null where it is not among them.
 */
export function findPost(postId: string): Promise<Answer<Post | null>> {
  const found = turn.then(() => readUpTo(postId));
  turn = found.catch(() => {});
  return found;
}

async function readUpTo(postId: string): Promise<Answer<Post | null>> {
  const uid = session.user?.uid;
  if (reading?.uid !== uid) reading = undefined;
  reading ??= { uid, topAt: Date.now(), posts: new Map(), pos: 0, isOver: false };
  const now = reading;
  if (!now.posts.has(postId) && Date.now() - now.topAt > FRESH_MS) {
    now.topAt = Date.now();
    const refusal = await readDown(now, 0, ({ isMet }) => isMet);
    if (refusal) return refusal;
  }
  if (!now.posts.has(postId) && !now.isOver) {
    const refusal = await readDown(now, now.pos, () => now.posts.has(postId));
    if (refusal) return refusal;
  }
  return { data: now.posts.get(postId) ?? null };
}

/** Reads pages from `from` down until `isEnough`; `isMet`: a page had posts that were known. Answers what a page was refused with. */
async function readDown(
  now: Reading,
  from: number,
  isEnough: (page: { readonly isMet: boolean }) => boolean,
): Promise<Refusal | undefined> {
  for (let pos = from; pos < POSTS_MAX; ) {
    const answer = await call(posts.list, { pos, count: COUNT_MAX });
    if (answer.refused !== undefined) return answer;
    const isMet = answer.data.some((post) => now.posts.has(post.postId));
    for (const post of answer.data) now.posts.set(post.postId, post);
    pos += answer.data.length;
    now.pos = Math.max(now.pos, pos);
    now.isOver ||= answer.data.length === 0 || now.pos >= Math.min(POSTS_MAX, answer.total ?? POSTS_MAX);
    if (answer.data.length === 0 || isEnough({ isMet })) return undefined;
  }
  return undefined;
}

/** Whether the row lacks content that its post may have. The text of a comment is in no list of posts. */
const lacks = ({ postId, content, reported, commentId }: ReportCase) =>
  postId !== '' && commentId === undefined && (content === undefined || reported === undefined);

/** Puts what a report's post or comment says into its row, where the server leaves that out of the report; there it stays. */
export function fillIn(
  caseId: string,
  { content, owner }: { content?: string | undefined; owner?: Person | undefined },
): void {
  rememberUnreported('report', caseId, { content: content || undefined, reported: owner });
  const row = baseOf('report', caseId);
  if (row) putRows('report', [row]);
}

/** The same for a post; what it shares speaks for it where it has no words of its own. */
export const fillInPost = (caseId: string, { content, origin, owner }: Post): void =>
  fillIn(caseId, { content: content || origin?.content, owner });

/**
 * Looks for the posts that open reports leave out; their rows have them as soon as they are found. Decided ones may be gone with their
 * posts.
 */
export async function lookForPosts(rows: readonly ReportCase[]): Promise<void> {
  const who = principal();
  if (!who || !mayCall(who, posts.list.permission)) return;
  for (const { caseId, postId } of rows.filter((row) => row.decision === 'open' && lacks(row))) {
    const answer = await findPost(postId);
    if (answer.refused !== undefined) return;
    if (answer.data) fillInPost(caseId, answer.data);
  }
}
