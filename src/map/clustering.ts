import type { Place } from '../../contract/temples/place';
import { allowOwnScripts } from '../client/ownScripts';
import type { PlacedPoint, Spot } from './clusters';
import type { Bounds } from './mercator';

/** What the worker is told and asked; `add` and `pick` have no answer. */
export type ToWorker =
  | { readonly is: 'add'; readonly from: number; readonly degrees: Float64Array }
  | { readonly is: 'pick'; readonly flags: Uint8Array | null }
  | { readonly is: 'build'; readonly id: number }
  | { readonly is: 'within'; readonly id: number; readonly bounds: Bounds; readonly zoom: number }
  | { readonly is: 'nearestTo'; readonly id: number; readonly place: Place }
  | { readonly is: 'opensAt'; readonly id: number; readonly cluster: number }
  | { readonly is: 'pointsOf'; readonly id: number; readonly cluster: number; readonly most: number };
export interface FromWorker {
  readonly id: number;
  readonly answer: unknown;
}

/** Points on their way to clusters, in a worker. What is asked is answered in turn. */
export interface Clustering {
  /** Longitude and latitude by turns, of points numbered on from `from`; NaN for one that has no place. The array is given away. */
  readonly add: (from: number, degrees: Float64Array) => void;
  /** Which points are selected, 1 by the number of each; null: none. */
  readonly pick: (flags: Uint8Array | null) => void;
  readonly build: () => Promise<unknown>;
  readonly within: (bounds: Bounds, zoom: number) => Promise<readonly Spot[]>;
  readonly nearestTo: (place: Place) => Promise<PlacedPoint | null>;
  readonly opensAt: (cluster: number) => Promise<number>;
  readonly pointsOf: (cluster: number, most: number) => Promise<readonly number[]>;
  /** Ends the worker; what was asked is never answered then. */
  readonly close: () => void;
}

export function startClustering(): Clustering {
  allowOwnScripts();
  const worker = new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: never) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data.answer as never);
    waiting.delete(data.id);
  });
  const ask = <T>(message: (id: number) => ToWorker) =>
    new Promise<T>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      worker.postMessage(message(asked));
    });
  return {
    add: (from, degrees) => worker.postMessage({ is: 'add', from, degrees } satisfies ToWorker, [degrees.buffer]),
    pick: (flags) => worker.postMessage({ is: 'pick', flags } satisfies ToWorker),
    build: () => ask((id) => ({ is: 'build', id })),
    within: (bounds, zoom) => ask((id) => ({ is: 'within', id, bounds, zoom })),
    nearestTo: (place) => ask((id) => ({ is: 'nearestTo', id, place })),
    opensAt: (cluster) => ask((id) => ({ is: 'opensAt', id, cluster })),
    pointsOf: (cluster, most) => ask((id) => ({ is: 'pointsOf', id, cluster, most })),
    close: () => worker.terminate(),
  };
}
