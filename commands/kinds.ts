import * as adminUsers from '../contract/adminUsers';
import { hotlive, tvSlider } from '../contract/curatedMedia';
import { tvUsers, vip } from '../contract/curatedMembers';
import * as media from '../contract/media';
import * as posts from '../contract/posts';
import * as profiles from '../contract/profiles';
import * as replyTemplates from '../contract/replyTemplates';
import * as roles from '../contract/roles';
import * as teamViews from '../contract/teamViews';
import * as temples from '../contract/temples/calls';
import * as imports from '../contract/temples/imports';
import { Code } from '../contract/wire/codes';
import type { Answer, Refusal } from '../contract/wire/endpoint';
import { fold } from '../contract/wire/fold';
import { OWN_NAMES } from '../contract/wire/languages';
import { excerpt, isBlank } from '../contract/wire/shownText';
import { mapAnswer } from './core/definition';
import type { Kind, Rows } from './core/rows';
import { canBePublicKey } from './core/typedIds';
import type { World } from './core/world';
import { everyRole } from './lateLookups';
import { oneReport } from './oneReport';

/** What everything that handles rows of a kind needs to know of it, and nothing about how they look. */
export interface KindOfRow<Row> {
  readonly idOf: (row: Row) => string;
  /** A few words that name the row to a person, for toasts, ledgers and questions. User content: isolate it when drawn. */
  readonly nameOf: (row: Row) => string;
  /**
   * Fields that a server of docs/specification.md section 7 alone does not say: what is done to them from here is remembered
   * (src/state/unreportedChanges.ts).
   */
  readonly unreported?: readonly (keyof Row)[];
  /** The row as the server has it now; undefined where no call answers that, or it is not among what could be read. */
  readonly fetch?: (world: Pick<World, 'call' | 'has'>, rowId: string) => Promise<Answer<Row> | undefined> | undefined;
  /** Whether typed words can be the id of such a row: only then is one asked for by them. Absent: as `canBeId` has it. */
  readonly canBeId?: (words: string) => boolean;
  /** A deleted row that can still be restored, for users who may delete (extension `bin`). */
  readonly fetchBinned?: (world: Pick<World, 'call' | 'has'>, rowId: string) => Promise<Answer<Row>> | undefined;
  /** They are few: all of them are offered before anything is typed. */
  readonly isFew?: true;
  /** Finds rows by words, for the palette; undefined where the server cannot. */
  readonly search?: (
    world: Pick<World, 'call' | 'has'>,
    text: string,
    count: number,
  ) => Promise<Answer<readonly Row[]>> | undefined;
}

/** What a member is called: by number or key where the server says no name (docs/specification.md section 3 names none). */
const nameOfMember = ({ displayName, uid, pubkey }: Pick<profiles.Profile, 'displayName' | 'uid' | 'pubkey'>) =>
  named(displayName, uid === undefined ? pubkey : `UID ${uid}`);

const nameOfMedium = (row: media.MediaEntry) => called(row.content, named(row.ownerInfo.displayName, row.idmedia));

const NAME_SIGNS = 60;
/** The name, where anything of it can be seen. */
const named = (name: string, otherwise: string) => (isBlank(name) ? otherwise : name);
/** The first words of a content, where it has any. */
const called = (content = '', otherwise: string) => named(excerpt(content, NAME_SIGNS), otherwise);

/** The target of a command that was found by its text: the author, with an excerpt of that text. */
export const authorWith = (author: string, content: string | undefined): string => {
  const words = called(content, '');
  return words === '' ? author : `\u2068${author}\u2069 · \u2068${words}\u2069`;
};

/** Every kind of row. */
export const KINDS: { readonly [K in Kind]: KindOfRow<Rows[K]> } = {
  report: {
    idOf: (row) => row.caseId,
    // Of some reports a server says no more than what they are about.
    nameOf: (row) => called(row.content, named(row.reported?.displayName ?? '', `#${row.commentId ?? row.postId}`)),
    // What was read of its post or comment stays with it.
    unreported: ['content', 'reported'],
    fetch: oneReport,
  },
  post: {
    idOf: (row) => row.postId,
    unreported: ['hidden', 'blocked'],
    nameOf: (row) => called(row.content, named(row.owner.displayName, row.postId)),
    fetch: (world, postId) => (world.has('post.detail') ? world.call(posts.one, { idpost: postId }) : undefined),
    fetchBinned: (world, postId) => world.call(posts.one, { idpost: postId, deleted: '1' }),
    search: (world, text, count) => (world.has('search.posts') ? world.call(posts.search, { text, count }) : undefined),
  },
  profile: {
    idOf: (row) => row.pubkey,
    nameOf: nameOfMember,
    canBeId: canBePublicKey,
    fetch: (world, pubkey) => world.call(profiles.byPubkey, { pubkey }),
    search: (world, text, count) => findProfiles(world, text, count),
  },
  comment: {
    idOf: (row) => row.commentId,
    nameOf: (row) => called(row.content, named(row.owner?.displayName ?? '', row.commentId)),
  },
  vip: {
    idOf: (row) => row.pubkey,
    nameOf: nameOfMember,
    canBeId: canBePublicKey,
    fetch: (world, pubkey) => world.call(vip.detail, { pubkey }),
  },
  tvUser: {
    idOf: (row) => row.pubkey,
    nameOf: nameOfMember,
    canBeId: canBePublicKey,
    fetch: (world, pubkey) => world.call(tvUsers.detail, { pubkey }),
  },
  media: {
    idOf: (row) => row.idmedia,
    nameOf: nameOfMedium,
    fetch: (world, idmedia) => world.call(media.byId, { idmedia }),
  },
  hotlive: {
    idOf: (row) => row.idmedia,
    nameOf: nameOfMedium,
    fetch: (world, idmedia) => world.call(hotlive.detail, { idmedia }),
  },
  tvSlider: {
    idOf: (row) => row.idmedia,
    nameOf: nameOfMedium,
    fetch: (world, idmedia) => world.call(tvSlider.detail, { idmedia }),
  },
  adminUser: {
    idOf: (row) => String(row.uid),
    nameOf: (row) => [named(row.display_name, ''), row.user_name && `@${row.user_name}`].filter(Boolean).join(' '),
    fetch: (world, uid) => numbered(uid, (number) => world.call(adminUsers.one, { uid: number })),
    search: (world, text, count) =>
      world.call(adminUsers.search, { text, page_number: 1, page_size: count, status: 0 }),
  },
  role: {
    idOf: (row) => String(row.role_id),
    nameOf: (row) => row.role_name,
    fetch: (world, roleId) => numbered(roleId, (id) => world.call(roles.one, { id })),
    search: async (world, text, count) =>
      mapAnswer(await everyRole(world), (all) =>
        all.filter(({ role_name }) => fold(role_name).includes(fold(text))).slice(0, count),
      ),
  },
  notification: { idOf: (row) => row.id, nameOf: (row) => row.title },
  note: { idOf: (row) => row.id, nameOf: (row) => called(row.text, row.by.display_name) },
  sticker: { idOf: (row) => row.id, nameOf: (row) => row.id },
  teamView: {
    idOf: (row) => row.id,
    nameOf: (row) => row.name,
    isFew: true,
    search: async (world, text) =>
      mapAnswer(await world.call(teamViews.list, {}), (all) =>
        all.filter(({ name }) => fold(name).includes(fold(text))),
      ),
  },
  replyTemplate: {
    idOf: (row) => row.id,
    nameOf: (row) => row.name,
    // They are few, and no call searches them.
    search: async (world, text, count) =>
      mapAnswer(await world.call(replyTemplates.list, {}), (all) =>
        all.filter(({ language, name }) => fold(`${name} ${OWN_NAMES[language]}`).includes(fold(text))).slice(0, count),
      ),
  },
  session: { idOf: (row) => row.id, nameOf: (row) => row.address },
  temple: {
    idOf: (row) => row.templeId,
    nameOf: (row) => called(row.name, row.address),
    // A draft is nowhere but here.
    fetch: (world, templeId) =>
      templeId === temples.DRAFT_ID ? undefined : world.call(temples.detail, { idlocation: templeId }),
    fetchBinned: (world, templeId) => world.call(temples.detail, { idlocation: templeId, deleted: '1' }),
    search: (world, text, count) => world.call(temples.search, { text, pos: 0, count }),
  },
  templeRow: {
    idOf: (row) => row.rowId,
    nameOf: (row) => called(row.name, row.rowId),
  },
  templeImport: {
    idOf: (row) => row.id,
    nameOf: (row) => row.fileName,
    fetch: (world, idimport) => (world.has('imports') ? world.call(imports.one, { idimport }) : undefined),
  },
};

/** Rows named by a number: words that are none name no row. */
const numbered = <T>(id: string, fetch: (number: number) => Promise<T>) =>
  /^[1-9]\d{0,8}$/.test(id) ? fetch(Number(id)) : undefined;

const NOBODY: Refusal = { refused: Code.notFound, message: 'No number or key of a member.' };

/** Members by words where the server can search; else by the exact uid or public key that section 7 can look up. */
async function findProfiles(
  world: Pick<World, 'call' | 'has'>,
  text: string,
  count: number,
): Promise<Answer<readonly profiles.Profile[]>> {
  if (world.has('search.profiles')) {
    const found = await world.call(profiles.search, { text, count });
    // A user who may add members but not see them all can still name one exactly.
    if (found.refused !== Code.forbidden) return found;
  }
  const trimmed = text.trim();
  const byUid = /^[1-9]\d{0,14}$/.test(trimmed) ? await world.call(profiles.byUid, { uid: Number(trimmed) }) : NOBODY;
  // A key may be written in digits alone.
  const isElse = byUid.refused === Code.notFound && canBePublicKey(trimmed);
  const found = isElse ? await world.call(profiles.byPubkey, { pubkey: trimmed }) : byUid;
  return mapAnswer(found, (row) => [row]);
}
