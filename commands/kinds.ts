import * as comments from '../contract/comments';
import type { Answer } from '../contract/endpoint';
import * as posts from '../contract/posts';
import * as profiles from '../contract/profiles';
import * as reports from '../contract/reports';
import * as temples from '../contract/temples';
import { answered, type Kind, type Rows } from './definition';
import type { World } from './world';

/** What everything that handles rows of a kind needs to know of it, and nothing about how they look. */
export interface KindOfRow<Row> {
  readonly idOf: (row: Row) => string;
  /** A few words that name the row to a person, for toasts, ledgers and questions. User content: isolate it when drawn. */
  readonly nameOf: (row: Row) => string;
  /** The row as the server has it now; undefined where no call answers that. */
  readonly fetch?: (world: Pick<World, 'call' | 'has'>, rowId: string) => Promise<Answer<Row>> | undefined;
  /** Finds rows by words, for the palette; undefined where the server cannot. */
  readonly search?: (
    world: Pick<World, 'call' | 'has'>,
    text: string,
    count: number,
  ) => Promise<Answer<readonly Row[]>> | undefined;
}

const excerpt = (content: string, otherwise: string) =>
  content.trim() === '' ? otherwise : content.trim().slice(0, 60);

/** Every kind of row. */
export const KINDS: { readonly [K in Kind]: KindOfRow<Rows[K]> } = {
  report: {
    idOf: (row) => row.caseId,
    nameOf: (row) => excerpt(row.content, row.reported.displayName),
    fetch: (world, caseId) => (world.has('cases') ? world.call(reports.oneCase, { idcase: caseId }) : undefined),
  },
  post: {
    idOf: (row) => row.postId,
    nameOf: (row) => excerpt(row.content, row.owner.displayName),
    fetch: (world, postId) => (world.has('post.detail') ? world.call(posts.one, { idpost: postId }) : undefined),
    search: (world, text, count) => (world.has('search.posts') ? world.call(posts.search, { text, count }) : undefined),
  },
  profile: {
    idOf: (row) => row.pubkey,
    nameOf: (row) => row.displayName,
    fetch: (world, pubkey) => world.call(profiles.byPubkey, { pubkey }),
    search: (world, text, count) => findProfiles(world, text, count),
  },
  comment: {
    idOf: (row) => row.commentId,
    nameOf: (row) => excerpt(row.content, row.owner.displayName),
  },
  temple: {
    idOf: (row) => row.templeId,
    nameOf: (row) => excerpt(row.name, row.address),
    // A draft is nowhere but here.
    fetch: (world, templeId) =>
      templeId === temples.DRAFT_ID ? undefined : world.call(temples.detail, { idlocation: templeId }),
    search: (world, text, count) => world.call(temples.search, { text, count }),
  },
};

/** Members by words where the server can search; else by the exact uid or public key that section 7 can look up. */
async function findProfiles(
  world: Pick<World, 'call' | 'has'>,
  text: string,
  count: number,
): Promise<Answer<readonly profiles.Profile[]>> {
  if (world.has('search.profiles')) return world.call(profiles.search, { text, count });
  const trimmed = text.trim();
  const found = /^\d{1,15}$/.test(trimmed)
    ? await world.call(profiles.byUid, { uid: Number(trimmed) })
    : await world.call(profiles.byPubkey, { pubkey: trimmed });
  return answered(found, (row) => [row]);
}

/** The calls that page through a kind's comments; kept beside the kinds because two screens and two commands read them. */
export const COMMENT_LISTS = { ofPost: comments.list, ofComment: comments.replies } as const;
