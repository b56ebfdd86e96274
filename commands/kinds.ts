import type { MediaEntry } from '../contract/media';
import type { Profile } from '../contract/profileList';
import { isBlank } from '../contract/wire/isBlank';
import { excerpt } from '../contract/wire/shownText';
import type { KindReads } from './core/kindReads';
import { late, PART_MISSING } from './core/late';
import type { Kind, Rows } from './core/rows';
import { canBePublicKey } from './core/typedIds';

/** What everything that handles rows of a kind needs to know of it, and nothing about how they look. */
export interface KindOfRow<Row> extends KindReads<Row> {
  readonly idOf: (row: Row) => string;
  /** A few words that name the row to a person, for toasts, ledgers and questions. User content: isolate it when drawn. */
  readonly nameOf: (row: Row) => string;
  /**
   * Fields that a server of docs/specification.md section 7 alone does not say: what is done to them from here is remembered
   * (src/state/unreportedChanges.ts).
   */
  readonly unreported?: readonly (keyof Row)[];
  /** Whether typed words can be the id of such a row: only then is one asked for by them. Absent: as `canBeId` has it. */
  readonly canBeId?: (words: string) => boolean;
  /** They are few: the first of them are offered before anything is typed. */
  readonly isFew?: true;
}

const reads = late(() => import('./readsOfKinds'));

/**
 * A way of reading rows of a kind, of those in readsOfKinds.ts: that part comes when the first of them is used. Where it can't be had, that is
 * the answer.
 */
const readBy = <K extends Kind, Way extends keyof KindReads<unknown>>(kind: K, way: Way) =>
  (async (...asked: readonly unknown[]) => {
    const part = await reads().catch(() => undefined);
    const read = part?.READS_OF_KINDS[kind]?.[way] as ((...asked: readonly unknown[]) => unknown) | undefined;
    return part ? read?.(...asked) : PART_MISSING;
  }) as NonNullable<KindReads<Rows[K]>[Way]>;

/** What a member is called: by number or key where the server says no name (docs/specification.md section 3 names none). */
const nameOfMember = ({ displayName, uid, pubkey }: Pick<Profile, 'displayName' | 'uid' | 'pubkey'>) =>
  named(displayName, uid === undefined ? pubkey : `UID ${uid}`);

const nameOfMedium = (row: MediaEntry) => called(row.content, named(row.ownerInfo.displayName, row.idmedia));

/** So many signs of a text name it. */
export const NAME_SIGNS = 60;
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
    fetch: readBy('report', 'fetch'),
    offer: readBy('report', 'offer'),
  },
  post: {
    idOf: (row) => row.postId,
    unreported: ['hidden', 'blocked'],
    nameOf: (row) => called(row.content, named(row.owner.displayName, row.postId)),
    fetch: readBy('post', 'fetch'),
    fetchBinned: readBy('post', 'fetchBinned'),
    search: readBy('post', 'search'),
  },
  profile: {
    idOf: (row) => row.pubkey,
    nameOf: nameOfMember,
    canBeId: canBePublicKey,
    fetch: readBy('profile', 'fetch'),
    search: readBy('profile', 'search'),
  },
  comment: {
    idOf: (row) => row.commentId,
    nameOf: (row) => called(row.content, named(row.owner?.displayName ?? '', row.commentId)),
  },
  vip: { idOf: (row) => row.pubkey, nameOf: nameOfMember, canBeId: canBePublicKey, fetch: readBy('vip', 'fetch') },
  tvUser: {
    idOf: (row) => row.pubkey,
    nameOf: nameOfMember,
    canBeId: canBePublicKey,
    fetch: readBy('tvUser', 'fetch'),
  },
  media: { idOf: (row) => row.idmedia, nameOf: nameOfMedium, fetch: readBy('media', 'fetch') },
  hotlive: { idOf: (row) => row.idmedia, nameOf: nameOfMedium, fetch: readBy('hotlive', 'fetch') },
  tvSlider: { idOf: (row) => row.idmedia, nameOf: nameOfMedium, fetch: readBy('tvSlider', 'fetch') },
  adminUser: {
    idOf: (row) => String(row.uid),
    nameOf: (row) => [named(row.display_name, ''), row.user_name && `@${row.user_name}`].filter(Boolean).join(' '),
    fetch: readBy('adminUser', 'fetch'),
    isFew: true,
    search: readBy('adminUser', 'search'),
  },
  role: {
    idOf: (row) => String(row.role_id),
    nameOf: (row) => row.role_name,
    fetch: readBy('role', 'fetch'),
    isFew: true,
    search: readBy('role', 'search'),
  },
  notification: { idOf: (row) => row.id, nameOf: (row) => row.title },
  note: { idOf: (row) => row.id, nameOf: (row) => called(row.text, row.by.display_name) },
  sticker: { idOf: (row) => row.id, nameOf: (row) => row.id },
  teamView: { idOf: (row) => row.id, nameOf: (row) => row.name, isFew: true, search: readBy('teamView', 'search') },
  replyTemplate: { idOf: (row) => row.id, nameOf: (row) => row.name, search: readBy('replyTemplate', 'search') },
  session: { idOf: (row) => row.id, nameOf: (row) => row.address },
  passkey: { idOf: (row) => row.id, nameOf: (row) => row.name },
  temple: {
    idOf: (row) => row.templeId,
    nameOf: (row) => called(row.name, row.address),
    fetch: readBy('temple', 'fetch'),
    fetchBinned: readBy('temple', 'fetchBinned'),
    search: readBy('temple', 'search'),
  },
  templeRow: { idOf: (row) => row.rowId, nameOf: (row) => called(row.name, `#${row.line}`) },
  job: { idOf: (row) => row.id, nameOf: (row) => row.title },
  templeImport: { idOf: (row) => row.id, nameOf: (row) => row.fileName, fetch: readBy('templeImport', 'fetch') },
};
