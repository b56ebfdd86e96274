import type { PostComment } from '../../../contract/comments';
import * as comments from '../../../contract/comments';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';

/** Pages that are read for one comment: of its post's comments, and then of the replies to those. */
const PAGES_MAX = 8;

export interface FoundComment {
  readonly comment: PostComment | null;
  /** How many comments and replies were read. */
  readonly read: number;
}

/** Null: not there. */
type Looked = Answer<PostComment> | null;

/** A reported comment: no call answers one by itself, so it is looked for among the comments of its post and their replies. */
export async function findComment(
  postId: string,
  commentId: string,
  signal: AbortSignal,
): Promise<Answer<FoundComment>> {
  const threads: string[] = [];
  let read = 0;
  let pages = 0;
  const lookThrough = async (load: (pos: number) => Promise<Answer<readonly PostComment[]>>): Promise<Looked> => {
    for (let pos = 0; pages < PAGES_MAX; pages += 1) {
      const answer = await load(pos);
      if (answer.refused !== undefined) return answer;
      const { data, total } = answer;
      const comment = data.find((one) => one.commentId === commentId);
      read += data.length;
      pos += data.length;
      if (comment) return { data: comment };
      threads.push(...data.filter(({ replyCount }) => replyCount > 0).map((one) => one.commentId));
      if (data.length < COUNT_MAX || pos >= (total ?? Number.POSITIVE_INFINITY)) break;
    }
    pages += 1;
    return null;
  };
  let found = await lookThrough((pos) => call(comments.list, { idpost: postId, pos, count: COUNT_MAX }, { signal }));
  for (let thread = threads.shift(); found === null && thread !== undefined && pages < PAGES_MAX; ) {
    const idcomment = thread;
    found = await lookThrough((pos) => call(comments.replies, { idcomment, pos, count: COUNT_MAX }, { signal }));
    thread = threads.shift();
  }
  if (found !== null && found.refused !== undefined) return found;
  return { data: { comment: found?.data ?? null, read } };
}
