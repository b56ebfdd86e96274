import type { Insertable } from 'kysely';
import type { CommentTable } from '../store/schema';
import type { Target } from './cases';
import type { Cast } from './cast';
import { picture } from './media';
import type { SceneName } from './pictures/names';
import { type Random, timedId } from './random';
import * as writing from './writing';

export type NewComment = Insertable<CommentTable> & { reply_count: number };

/** How many comments a post gets that gets any: few as a rule, at times a crowd. */
export const discussionSize = (random: Random, usual: number) =>
  1 + Math.floor(random.decaying(random.chance(0.03) ? 8 * usual : usual));

const LINKS = [
  'https://chua-linh-quang.example/lich-le',
  'https://cho-que.example/gian-hang/12',
  'https://ban-do.example/hoi-an',
];

interface Discussion {
  readonly cast: Cast;
  readonly random: Random;
  readonly post: { readonly post_id: string; readonly uid: number; readonly created_at: number };
  readonly scenes: readonly SceneName[];
  readonly count: number;
  /** Unix seconds. */
  readonly until: number;
  /** Numbers the comments. */
  readonly nextIndex: () => number;
}

/**
 * The discussion under a post: `count` comments between its time and `until`, oldest first, a third of them answers to earlier ones,
 * some of those answered again. `reply_count` counts the answers that stand right under a comment.
 */
export function discussion({ cast, random, post, scenes, count, until, nextIndex }: Discussion): NewComment[] {
  const room = Math.max(0, Math.min(until - post.created_at - 10, 4 * 86_400));
  const times = Array.from({ length: count }, () => post.created_at + 5 + Math.floor(random.next() ** 3 * room)).sort(
    (a, b) => a - b,
  );
  const comments: NewComment[] = [];
  for (const createdAt of times) {
    const parent = comments.length > 0 && random.chance(0.36) ? random.pick(comments) : undefined;
    if (parent) parent.reply_count++;
    const commentId = timedId(createdAt, nextIndex());
    const withPicture = random.chance(0.03);
    comments.push({
      comment_id: commentId,
      post_id: post.post_id,
      parent_id: parent?.comment_id ?? null,
      // The author of the post answers more than others do.
      uid: parent && random.chance(0.4) ? post.uid : cast.anyone(random),
      created_at: createdAt,
      content: parent ? writing.reply(random) : writing.comment(random),
      links: random.chance(0.02) ? [random.pick(LINKS)] : [],
      reply_count: 0,
      media: withPicture
        ? JSON.stringify([{ idmedia: `m${commentId}`, mediaType: 1, ...picture(random, scenes) }])
        : '[]',
      deleted_at: null,
      deleted_by: null,
    });
  }
  return comments;
}

/** Makes one comment the reported offence: one without replies, so that none loses its context. */
export function accuse(
  cast: Cast,
  random: Random,
  comments: readonly NewComment[],
): { readonly comment: NewComment; readonly target: Target } | undefined {
  const unanswered = comments.filter((one) => one.reply_count === 0);
  if (unanswered.length === 0) return undefined;
  const comment = random.pick(unanswered);
  const { text, reason } = writing.badComment(random);
  comment.content = text;
  comment.uid = (random.chance(0.4) && cast.offender(random, comment.created_at)) || comment.uid;
  const { comment_id: commentId, post_id: postId, uid, created_at: createdAt } = comment;
  return { comment, target: { postId, commentId, uid, createdAt, guilty: true, reason } };
}

/** Deletes a comment as store/deletion.ts does: its row stays, and the comment it answers counts it no more. */
export function takeAway(comments: readonly NewComment[], gone: NewComment, at: number, by: number | null): void {
  gone.deleted_at = at;
  gone.deleted_by = by;
  const parent = comments.find((one) => one.comment_id === gone.parent_id);
  if (parent) parent.reply_count--;
}
