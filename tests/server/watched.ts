import { startMetrics } from '../../server/metrics/start';
import type { Store } from '../../server/store/connection';

/** One line of metrics: what is measured, with its labels, and the value. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const SAMPLE = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;

/** Reads the text format of Prometheus; a line that is none fails the test. */
function samplesOf(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { name = '', labels = '', value = '' } = SAMPLE.exec(line)?.groups ?? {};
      if (name === '') throw new Error(`no sample: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', of = '']) => [label, of]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** Metrics of a store, served on a port that is free. */
export async function watch(store: Store, dataDir: string) {
  const metrics = startMetrics({
    place: { host: '127.0.0.1', port: 0 },
    store,
    dataDir,
    trouble: (error) => {
      throw error;
    },
  });
  const url = `http://127.0.0.1:${await metrics.listen()}`;
  const scrape = async () => samplesOf(await (await fetch(`${url}/metrics`)).text());
  return { metrics, url, scrape };
}
