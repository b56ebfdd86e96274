import type { TvUser } from '../../contract/curatedMembers';
import type { MediaEntry } from '../../contract/media';
import type { Profile } from '../../contract/profiles';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';
import { type Move, mapAnswer, noopIfExisting, type Undo } from '../core/definition';
import { ok } from '../core/disabledReason';
import type { World } from '../core/world';

/** A row that can be put on a list or is on it: members by their key, media by their id. */
type Listed = MediaEntry | Profile | TvUser;
const idOf = (row: Listed) => ('idmedia' in row ? row.idmedia : row.pubkey);

type Noun = 'hotlive' | 'tvSlider' | 'vip' | 'tvUser';

/** A list that staff keep, with each row on it at most once. */
interface CuratedList<N extends Noun> {
  readonly noun: N;
  readonly icon: string;
  readonly calls: { readonly create: Endpoint; readonly remove: Endpoint };
  readonly add: (world: World, id: string) => Promise<Answer<{ readonly added?: boolean | undefined } | null>>;
  readonly takeOut: (world: World, id: string) => Promise<Answer<unknown>>;
  /** Whether it is there now: null where it is not, and a refusal where that can't be known. */
  readonly find: (world: World, id: string) => Promise<Answer<unknown>>;
}

export const isThere = (row: MediaEntry | TvUser) => (row.removed ? 'curated.removed' : ok);

/**
 * What the commands of such a list have in common: `add` puts something there, and `takeBack` is what undo of that runs; `remove` takes a
 * row of the list out, and `putBack` is what undo of that runs.
 */
export function curatedCommands<const N extends Noun>({ noun, icon, calls, add, takeOut, find }: CuratedList<N>) {
  const run = async (world: World, row: Listed) => mapAnswer(await takeOut(world, idOf(row)), () => null);
  const arrived = async <Row extends Listed>(world: World, row: Row) =>
    mapAnswer(await find(world, idOf(row)), (found) => (found === null ? null : row));
  const moves =
    (as: Move['as']) =>
    (row: Listed): readonly Move[] => [{ kind: noun, id: idOf(row), as }];
  return {
    add: {
      id: `${noun}.add`,
      endpoint: calls.create,
      key: { press: 'c', where: noun },
      icon,
      words: { noopMessage: `${noun}.alreadyThere` },
      run: async (world: World, row: Listed) => noopIfExisting(await add(world, idOf(row))),
      elsewhere: { arrived, addsOnce: true },
      list: { moves: moves('added') },
      undo: (): Undo => [`${noun}.takeBack`, {}],
    },
    takeBack: {
      id: `${noun}.takeBack`,
      recordedAs: `${noun}.remove`,
      endpoint: calls.remove,
      listed: false,
      run,
      list: { moves: moves('out') },
      undo: (): Undo => [`${noun}.add`, {}],
    },
    remove: {
      id: `${noun}.remove`,
      endpoint: calls.remove,
      key: { press: 'v', where: noun },
      tone: 'danger',
      icon: 'trash-2',
      confirm: 'marked',
      when: isThere,
      change: <Row extends Listed>(row: Row) => ({ ...row, removed: true }),
      run,
      undo: (): Undo => [`${noun}.putBack`, {}],
    },
    putBack: {
      id: `${noun}.putBack`,
      recordedAs: `${noun}.add`,
      endpoint: calls.create,
      listed: false,
      change: <Row extends Listed>(row: Row) => ({ ...row, removed: false }),
      elsewhere: { arrived },
      undo: (): Undo => [`${noun}.remove`, {}],
    },
  } as const;
}
