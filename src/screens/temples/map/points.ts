import { proxy, ref } from 'valtio/vanilla';
import { ReadAllError } from '../../../../commands/core/everyPage';
import type { Temple } from '../../../../contract/temples/calls';
import type { Refusal } from '../../../../contract/wire/endpoint';
import type { Query } from '../../../grid/rows/source';
import { type Clustering, startClustering } from '../../../map/clustering';
import type { Bounds } from '../../../map/mercator';
import { degreesOf, readPlaces, type SomePlaces } from './readPlaces';

/** How far the temples of a list have been read. */
interface PointsState {
  phase: 'reading' | 'done' | 'failed';
  read: number;
  /** As the server says; null where it doesn't. */
  total: number | null;
  /** Those of them that have a place, and those that have none. */
  placed: number;
  unplaced: number;
  /** Rises whenever there are other clusters to draw. */
  version: number;
  refusal: Refusal | null;
}

/** The temples of one list as points on the map, read in the background. */
export interface Points {
  readonly state: PointsState;
  readonly clusters: Clustering;
  readonly idOf: (nth: number) => string | undefined;
  readonly nameOf: (nth: number) => string;
  /** 1 for each point, by its number, of whose temple this is so. */
  readonly flagsOf: (isSo: (templeId: string) => boolean) => Uint8Array;
  readonly numberOf: (templeId: string) => number | undefined;
  /** Around all that have been read; null while none has a place. */
  readonly bounds: () => Bounds | null;
  /** A temple as it is now: moved, made, without a place, or deleted. */
  readonly put: (temple: Temple) => void;
  readonly close: () => void;
}

/**
 * Clusters are rebuilt once there are this many times more points than before: in all, no point is counted more than about one and a half
 * times.
 */
const GROWN = 4;
/** Delay after a change before clusters are rebuilt. */
const REST_MS = 150;

/** Reads every temple that a list shows. Of each its id, name and place are kept, so that 100,000 cost some megabytes. */
export function readPoints(query: Query, onError: (error: unknown) => void): Points {
  const clusters = startClustering();
  const abort = new AbortController();
  const ids: string[] = [];
  const names: string[] = [];
  const states: State[] = [];
  const numbers = new Map<string, number>();
  let around: Bounds | null = null;
  let built = 0;
  let isBuilt = false;
  let building: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = proxy<PointsState>({
    phase: 'reading',
    read: 0,
    total: null,
    placed: 0,
    unplaced: 0,
    version: 0,
    refusal: null,
  });

  function take(some: Pick<SomePlaces, 'ids' | 'names' | 'degrees'>) {
    const from = ids.length;
    let placed = 0;
    for (const [at, id] of some.ids.entries()) {
      const lng = some.degrees[at * 2] ?? Number.NaN;
      const lat = some.degrees[at * 2 + 1] ?? Number.NaN;
      const hasPlace = !Number.isNaN(lng);
      numbers.set(id, from + at);
      ids.push(id);
      names.push(some.names[at] ?? '');
      states.push(hasPlace ? 'placed' : 'unplaced');
      if (!hasPlace) continue;
      placed += 1;
      around = grown(around, { lat, lng });
    }
    clusters.add(from, some.degrees);
    state.placed += placed;
    state.unplaced += some.ids.length - placed;
    state.read = ids.length;
  }

  function change(nth: number, now: State) {
    const before = states[nth];
    states[nth] = now;
    if (before === 'placed' || before === 'unplaced') state[before] -= 1;
    if (now !== 'gone') state[now] += 1;
  }

  async function build() {
    // One build after the other: points that arrive during one are in the next.
    while (building) await building;
    isBuilt = true;
    built = ids.length;
    building = clusters.build().then(() => {
      building = null;
      state.version += 1;
    });
    return building;
  }

  async function read() {
    try {
      for await (const some of readPlaces(query, abort.signal)) {
        take(some);
        state.total = some.total ?? null;
        if (ids.length >= built * GROWN && !building) void build();
      }
      if (abort.signal.aborted) return;
      // The last page may have begun it.
      if (!isBuilt || built < ids.length) await build();
      else await building;
      state.phase = 'done';
    } catch (error) {
      if (abort.signal.aborted) return;
      await build();
      if (!(error instanceof ReadAllError)) onError(error);
      state.refusal = error instanceof ReadAllError ? ref(error.refusal) : null;
      state.phase = 'failed';
    }
  }

  void read();
  return {
    state,
    clusters,
    idOf: (nth) => ids[nth],
    nameOf: (nth) => names[nth] ?? '',
    flagsOf: (isSo) => Uint8Array.from(ids, (id) => (isSo(id) ? 1 : 0)),
    numberOf: (templeId) => numbers.get(templeId),
    bounds: () => around,
    put(temple) {
      const nth = numbers.get(temple.templeId);
      const place = temple.deleted ? null : temple.place;
      const degrees = degreesOf([place]);
      if (nth === undefined) take({ ids: [temple.templeId], names: [temple.name], degrees });
      else {
        names[nth] = temple.name;
        change(nth, stateOf(temple));
        clusters.add(nth, degrees);
      }
      clearTimeout(timer);
      timer = setTimeout(() => void build(), REST_MS);
    },
    close() {
      abort.abort();
      clearTimeout(timer);
      clusters.close();
    },
  };
}

type State = 'placed' | 'unplaced' | 'gone';
const stateOf = ({ deleted, place }: Temple): State => (deleted ? 'gone' : place ? 'placed' : 'unplaced');

const grown = (bounds: Bounds | null, { lat, lng }: { readonly lat: number; readonly lng: number }): Bounds => ({
  west: Math.min(bounds?.west ?? lng, lng),
  east: Math.max(bounds?.east ?? lng, lng),
  south: Math.min(bounds?.south ?? lat, lat),
  north: Math.max(bounds?.north ?? lat, lat),
});
