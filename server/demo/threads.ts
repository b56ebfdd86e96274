import type { Insertable } from 'kysely';
import { maskOf } from '../resources/posts/kinds';
import type { PostTable } from '../store/schema';
import { postText } from '../store/searchText';
import { Allotment } from './allotment';
import { moments } from './calendar';
import { caseSize, type GatheredCase, gatherCase, type NewCase, type NewReport } from './cases';
import { Cast } from './cast';
import { accuse, discussion, discussionSize, type NewComment, takeAway } from './comments';
import { mediaOf, type NewMedia } from './media';
import { memberName } from './names';
import type { Plan } from './plan';
import { Random, timedId } from './random';
import * as writing from './writing';

type NewPost = Insertable<PostTable> & { content: string };

/** A post with everything that hangs on it; the rows agree with one another. */
export interface PostThread {
  readonly post: NewPost;
  readonly media: readonly NewMedia[];
  readonly comments: readonly NewComment[];
  readonly reports: readonly NewReport[];
  readonly cases: readonly NewCase[];
}

const DAYS = 540;
/** The newest post is this old, so that comments and reports have had time to follow it. */
const YOUNGEST_SECONDS = 180;
/** Shares are of one of so many posts before. */
const SHAREABLE = 500;

/** All threads of a plan in the order of their posts' times, each made when it is asked for. */
export function* threads(plan: Plan): Generator<PostThread> {
  const author = new Author(plan);
  const at = moments(plan.posts, DAYS, 1.6, plan.now - YOUNGEST_SECONDS);
  for (let index = 0; index < plan.posts; index++) {
    // One in 37 is written in the same second as the post before.
    yield author.thread(index, at(index > 0 && index % 37 === 0 ? index - 1 : index));
  }
}

/** Writes one thread after the other; what it keeps in between does not grow with their number. */
class Author {
  private readonly random: Random;
  private readonly cast: Cast;
  private readonly usualComments: number;
  private readonly commentRation: Allotment;
  private readonly reportRation: Allotment;
  private readonly nextMedia = counter();
  private readonly nextComment = counter();
  private readonly nextReport = counter();
  private readonly shareable: string[] = [];

  constructor(private readonly plan: Plan) {
    this.random = new Random(plan.seed);
    this.cast = new Cast(plan);
    this.usualComments = Math.max(3, (2 * plan.comments) / plan.posts);
    this.commentRation = new Allotment(plan.comments, plan.posts, this.usualComments);
    this.reportRation = new Allotment(plan.reports, plan.posts, 3);
  }

  thread(index: number, createdAt: number): PostThread {
    const { plan, random, cast } = this;
    cast.advance(createdAt);
    const reportCount = this.reportRation.take(index, random, () => caseSize(random));
    const commentCount = this.commentRation.take(index, random, () => discussionSize(random, this.usualComments));
    const onComment = reportCount > 0 && commentCount > 0 && random.chance(0.6);
    const onPost = reportCount > 0 && !onComment;

    const guilty = random.chance(onPost ? 0.74 : 0.004);
    const trouble = guilty ? writing.badPost(random) : undefined;
    const { text, topic } = trouble ?? ordinary(random, index);
    const uid = (guilty && random.chance(0.55) && cast.offender(random, createdAt)) || cast.anyone(random);
    const post = { post_id: timedId(createdAt, index), uid, created_at: createdAt };
    const origin = guilty || !random.chance(0.12) ? undefined : this.shareable[random.between(0, SHAREABLE - 1)];
    const media =
      origin === undefined && random.chance(0.68) ? mediaOf(random, post, topic.scenes, this.nextMedia) : [];
    const wordless = media.length > 0 && random.chance(0.04);
    const content = wordless ? '' : origin === undefined ? text : writing.shareLine(random);

    const reason = trouble ? () => writing.reasonFor(random, trouble.topic) : () => writing.pettyReason(random);
    const target = { postId: post.post_id, commentId: null, uid, createdAt, guilty, reason };
    const gathered: GatheredCase[] = [];
    const around = { plan, cast, random, size: reportCount, nextIndex: this.nextReport };
    if (onPost) gathered.push(gatherCase({ ...around, target }));
    const deletedAt = gathered[0]?.deletedAt ?? strayDeletion(random, createdAt, plan.now);

    const comments = discussion({
      cast,
      random,
      post,
      scenes: topic.scenes,
      count: commentCount,
      until: deletedAt ?? plan.now,
      nextIndex: this.nextComment,
    });
    const accused = onComment ? accuse(cast, random, comments) : undefined;
    if (accused) {
      const about = gatherCase({ ...around, target: accused.target });
      if (about.deletedAt !== null) takeAway(comments, accused.comment, about.deletedAt, about.deletedBy);
      gathered.push(about);
    }
    if (deletedAt === null && origin === undefined && !guilty) this.shareable[index % SHAREABLE] = post.post_id;
    return {
      // Field by field: a spread row is no object of one shape, and takes longer to make than all its texts.
      post: {
        post_id: post.post_id,
        uid,
        created_at: createdAt,
        content,
        origin_post_id: origin ?? null,
        like_count: Math.floor(random.decaying(random.chance(0.02) ? 900 : 14)),
        comment_count: comments.filter((one) => one.deleted_at === null).length,
        hidden: random.chance(0.012),
        blocked: random.chance(guilty ? 0.08 : 0.003),
        deleted_at: deletedAt,
        deleted_by: gathered.find((one) => one.deletedAt === deletedAt)?.deletedBy ?? null,
        // As the trigger on media would say a moment later, at the price of each row twice.
        media_mask: maskOf(media.map(({ media_type }) => media_type)),
        folded: postText(memberName(plan.seed, uid).name, content),
      },
      media: deletedAt === null ? media : media.map((one) => ({ ...one, post_deleted: true })),
      comments,
      reports: gathered.flatMap((one) => one.reports),
      cases: gathered.map((one) => one.row),
    };
  }
}

function counter(): () => number {
  let index = 0;
  return () => index++;
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
  const earliest = Math.max(createdAt + 60, now - 25 * 86_400);
  return random.between(earliest, now - 1);
}
