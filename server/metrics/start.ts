import type { Store } from '../store/connection';
import { storeBytes } from '../store/size';
import { isUnavailable } from '../store/unavailable';
import { listenMetrics, type MetricsServer } from './listen';
import { type Metrics, openMetrics, type StoreFigures } from './metrics';
import type { MetricsPlace } from './place';
import { refreshed } from './refreshed';

/** Metrics of this process, and the port that they are served on. */
export interface ServedMetrics extends Metrics {
  /** Answers the port; throws a sentence where it can't listen there. */
  readonly listen: () => Promise<number>;
  readonly close: () => void;
}

interface Surroundings {
  readonly place: MetricsPlace;
  /** Absent where this process serves the console alone. */
  readonly store?: Pick<Store, 'db' | 'kind' | 'connections'>;
  readonly dataDir: string;
  readonly trouble: (error: unknown) => void;
}

const MEASURE_EVERY_MS = 60_000;
const WAIT_MS = 500;

/** Begins to count; nothing is served before `listen`. */
export function startMetrics({ place, store, dataDir, trouble }: Surroundings): ServedMetrics {
  const metrics = openMetrics();
  if (store) {
    const figures = refreshed(() => storeFigures(store, dataDir), {
      everyMs: MEASURE_EVERY_MS,
      waitMs: WAIT_MS,
      // Every call that needs the store says so already.
      trouble: (error) => isUnavailable(error) || trouble(error),
    });
    metrics.watchStore(store.connections, figures);
  }
  let server: MetricsServer | undefined;
  return {
    ...metrics,
    listen: async () => {
      server = await listenMetrics(metrics, place, trouble);
      return server.port;
    },
    close: () => server?.close(),
  };
}

async function storeFigures(store: Pick<Store, 'db' | 'kind'>, dataDir: string): Promise<StoreFigures> {
  const { waiting } = await store.db
    .selectFrom('reply')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { mailsWaiting: Number(waiting), bytes: await storeBytes(store, dataDir) };
}
