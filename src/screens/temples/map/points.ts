import { proxy, ref } from 'valtio/vanilla';
import { ReadAllError } from '../../../../commands/core/everyPage';
import type { Temple } from '../../../../contract/temples/calls';
import type { Refusal } from '../../../../contract/wire/endpoint';
import { readAllPages } from '../../../grid/rows/readAllPages';
import { type ListSource, type Query, rowsOfKind } from '../../../grid/rows/source';
import { type Clustering, startClustering } from '../../../map/clustering';
import type { Bounds } from '../../../map/mercator';

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

/** The temples of one list as points on the map, read page by page in the background. */
export interface Points {
  readonly state: PointsState;
  readonly clusters: Clustering;
  readonly idOf: (nth: number) => string | undefined;
  readonly nameOf: (nth: number) => string;
  readonly numberOf: (templeId: string) => number | undefined;
  /** Around all that have been read; null while none has a place. */
  readonly bounds: () => Bounds | null;
  /** A temple as it is now: moved, made, without a place, or deleted. */
  readonly put: (temple: Temple) => void;
  readonly close: () => void;
}

/** Clusters are rebuilt once there are this many times more points than before: in all, no point is counted more than about twice. */
const GROWN = 2;
/** Delay after a change before clusters are rebuilt. */
const REST_MS = 150;

/** Reads every temple that a list shows. Of each its id, name and place are kept, so that 100,000 cost some megabytes. */
export function readPoints(source: ListSource<Temple>, query: Query, onError: (error: unknown) => void): Points {
  const clusters = startClustering();
  const abort = new AbortController();
  const ids: string[] = [];
  const names: string[] = [];
  const states: State[] = [];
  const numbers = new Map<string, number>();
  let around: Bounds | null = null;
  let built = 0;
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

  function take(temples: readonly Temple[]) {
    const from = ids.length;
    const degrees = new Float64Array(temples.length * 2);
    for (const [at, temple] of temples.entries()) {
      const { templeId, name, place } = temple;
      numbers.set(templeId, from + at);
      ids.push(templeId);
      names.push(name);
      count(from + at, stateOf(temple));
      degrees.set([place?.lng ?? Number.NaN, place?.lat ?? Number.NaN], at * 2);
      if (place) around = grown(around, place);
    }
    clusters.add(from, degrees);
    state.read = ids.length;
  }

  function count(nth: number, now: State) {
    const before = states[nth];
    states[nth] = now;
    if (before === 'placed' || before === 'unplaced') state[before] -= 1;
    if (now !== 'gone') state[now] += 1;
  }

  async function build() {
    // One build after the other: points that arrive during one are in the next.
    while (building) await building;
    built = ids.length;
    building = clusters.build().then(() => {
      building = null;
      state.version += 1;
    });
    return building;
  }

  async function read() {
    try {
      for await (const { rows, total } of readAllPages(source, rowsOfKind('temple'), query, abort.signal)) {
        take(rows as readonly Temple[]);
        state.total = total ?? null;
        if (ids.length >= built * GROWN && !building) void build();
      }
      if (abort.signal.aborted) return;
      await build();
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
    numberOf: (templeId) => numbers.get(templeId),
    bounds: () => around,
    put(temple) {
      const nth = numbers.get(temple.templeId);
      const place = temple.deleted ? null : temple.place;
      if (nth === undefined) take([temple]);
      else {
        names[nth] = temple.name;
        count(nth, stateOf(temple));
        clusters.add(nth, new Float64Array([place?.lng ?? Number.NaN, place?.lat ?? Number.NaN]));
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
