import type { Insertable } from 'kysely';
import { postText } from '../store/fold';
import type { PostTable } from '../store/schema';
import { moments } from './calendar';
import { caseSize, gatherCase, type NewCase, type NewReport } from './cases';
import { Cast } from './cast';
import { discussion, discussionSize, type NewComment } from './comments';
import { mediaOf, type NewMedia } from './media';
import { memberName } from './names';
import type { Plan } from './plan';
import { Random, timedId } from './random';
import { Ration } from './ration';
import { TROUBLE } from './words/trouble';
import * as writing from './writing';

export type NewPost = Insertable<PostTable> & { content: string; uid: number };

/** A post with everything that hangs on it; the rows agree with one another. */
export interface Thread {
  readonly post: NewPost;
  readonly media: readonly NewMedia[];
  readonly comments: readonly NewComment[];
  readonly reports: readonly NewReport[];
  readonly cases: readonly NewCase[];
}

const DAYS = 540;
/** A new post is younger than this only in the queue, so that comments and reports have time to follow it. */
const YOUNGEST_SECONDS = 180;
const SHAREABLE = 500;

const counter = () => {
  let index = 0;
  return () => index++;
};

/** All threads of a plan in the order of their posts' times, each made when it is asked for. */
export function* threads(plan: Plan): Generator<Thread> {
  const random = new Random(plan.seed);
  const cast = new Cast(plan);
  const at = moments(plan.posts, DAYS, 1.6, plan.now - YOUNGEST_SECONDS);
  const usualComments = Math.max(3, (2 * plan.comments) / plan.posts);
  const commentRation = new Ration(plan.comments, plan.posts, usualComments);
  const reportRation = new Ration(plan.reports, plan.posts, 3);
  const nextMedia = counter();
  const nextComment = counter();
  const nextReport = counter();
  const recent: string[] = [];

  for (let index = 0; index < plan.posts; index++) {
    // One in 37 is written in the same second as the post before.
    const createdAt = at(index > 0 && index % 37 === 0 ? index - 1 : index);
    cast.advance(createdAt);
    const reportCount = reportRation.take(index, random, () => caseSize(random));
    const commentCount = commentRation.take(index, random, () => discussionSize(random, usualComments));
    const onComment = reportCount > 0 && commentCount > 0 && random.chance(0.6);
    const guilty = reportCount > 0 && !onComment ? random.chance(0.82) : random.chance(0.004);
    const trouble = guilty ? writing.badPost(random) : undefined;
    const written = trouble ?? ordinary(random, index);
    const uid = (guilty && random.chance(0.55) && cast.offender(random, createdAt)) || cast.anyone(random);
    const postId = timedId(createdAt, index);
    const shares = trouble === undefined && recent.length > 20 && random.chance(0.12);
    const id = { post_id: postId, uid, created_at: createdAt };
    const media = !shares && random.chance(0.68) ? mediaOf(random, id, written.topic.scenes, nextMedia) : [];
    const wordless = media.length > 0 && random.chance(0.04);
    const content = wordless ? '' : shares ? writing.shareLine(random) : written.text;

    const target = { postId, commentId: null, uid, createdAt, guilty };
    const reason = trouble
      ? () => writing.reasonFor(random, trouble.topic)
      : () => (random.chance(0.2) ? writing.reasonFor(random, random.pick(TROUBLE)) : writing.pettyReason(random));
    const onPost =
      reportCount > 0 && !onComment
        ? gatherCase(plan, cast, random, { ...target, reason }, reportCount, nextReport)
        : undefined;
    const deletedAt = onPost?.deletedAt ?? strayDeletion(random, createdAt, plan.now);
    const until = deletedAt ?? plan.now;
    const comments = discussion(cast, random, id, written.topic.scenes, commentCount, until, nextComment);
    const accused = onComment ? accuse(cast, random, comments) : undefined;
    const aboutComment = accused
      ? gatherCase(
          plan,
          cast,
          random,
          {
            postId,
            commentId: accused.comment_id,
            uid: Number(accused.uid),
            createdAt: accused.created_at,
            guilty: true,
            reason: () => writing.commentReason(random),
          },
          reportCount,
          nextReport,
        )
      : undefined;
    if (accused && typeof aboutComment?.deletedAt === 'number') takeAway(comments, accused, aboutComment.deletedAt);

    const settled = [onPost, aboutComment].filter((one) => one !== undefined);
    yield {
      post: {
        ...id,
        content,
        origin_post_id: shares ? random.pick(recent) : null,
        like_count: Math.floor(random.decaying(random.chance(0.02) ? 900 : 14)),
        comment_count: comments.filter((one) => one.deleted_at === null).length,
        hidden: random.chance(0.012),
        blocked: guilty ? random.chance(0.08) : random.chance(0.003),
        deleted_at: deletedAt,
        folded: postText(memberName(plan.seed, uid).name, content, postId),
      },
      media: media.map((one) => ({ ...one, post_deleted: deletedAt !== null })),
      comments,
      reports: settled.flatMap((one) => one.reports),
      cases: settled.map((one) => one.gathered),
    };
    if (deletedAt === null && !shares && !guilty) {
      recent.push(postId);
      if (recent.length > SHAREABLE) recent.shift();
    }
  }
}

/** Posts without fault: every 499th is a chronicle, every 83rd tries the edges of the screen. */
function ordinary(random: Random, index: number): writing.Writing {
  if (index % 499 === 3) return writing.longPost(random);
  if (index % 83 === 7) return writing.oddPost(random, Math.floor(index / 83));
  return writing.goodPost(random);
}

/** A few posts were deleted without a report, within the 30 days in which they can be restored. */
function strayDeletion(random: Random, createdAt: number, now: number): number | null {
  if (!random.chance(0.004)) return null;
  const recent = Math.max(createdAt + 60, now - 25 * 86_400);
  return recent >= now ? null : random.between(recent, now - 1);
}

/** Makes one comment the offence that is reported: one that nobody answered, so that no answer hangs in the air. */
function accuse(cast: Cast, random: Random, comments: readonly NewComment[]): NewComment | undefined {
  const unanswered = comments.filter((one) => one.reply_count === 0);
  if (unanswered.length === 0) return undefined;
  const accused = random.pick(unanswered);
  accused.content = writing.badComment(random);
  accused.uid = (random.chance(0.4) && cast.offender(random, accused.created_at)) || accused.uid;
  return accused;
}

/** Deletes a comment as store/deletion.ts does: its row stays, and the comment it answers counts it no more. */
function takeAway(comments: readonly NewComment[], gone: NewComment, at: number): void {
  gone.deleted_at = at;
  const parent = comments.find((one) => one.comment_id === gone.parent_id);
  if (parent) parent.reply_count--;
}
