// 200,000 rows of temples through the whole import (find encoding and delimiter, read, judge every row for duplicates), against Papa
// Parse alone making rows of the same text, which is the least that reading can cost. Ratios count: both share the machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { build } from 'vite';
import { ROOT } from '../../scripts/ensure.mjs';
import { median } from './median.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 200_000);
const ROUNDS = 5;
const NAMES = ['Chùa Một Cột', 'Chùa Dâu', 'Chùa Keo', 'Đền Đô', 'Pura Desa', 'Pura', 'Chùa Bút Tháp', 'Đình Làng'];

/** Temples of Việt Nam: a third has a name of its own, the others share eight, and one in ten is the one before it again. */
function sample() {
  const lines = ['name,nickname,type,address,city,country,description,lat,lng'];
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let [name, lat, lng] = [NAMES[0], 21.03, 105.83];
  for (let row = 0; row < ROWS; row += 1) {
    if (random() > 0.1) {
      [lat, lng] = [8.5 + random() * 14.5, 102.5 + random() * 7];
      name = row % 3 === 0 ? `Chùa số ${row}` : NAMES[row % NAMES.length];
    }
    const place = `${(lat + random() / 1000).toFixed(6)},${(lng + random() / 1000).toFixed(6)}`;
    lines.push(
      `${name},,PAGODA,"${row % 300} đường Láng, tổ ${row % 40}",Hà Nội,Việt Nam,Mô tả của ngôi chùa ${row},${place}`,
    );
  }
  return lines.join('\r\n');
}

/** Milliseconds of each round, the first one not counted. */
async function rounds(run) {
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    globalThis.gc?.();
    const started = performance.now();
    await run();
    if (round > 0) times.push(performance.now() - started);
  }
  return median(times);
}

export default async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  try {
    const entries = ['read', 'columns', 'dryRun'];
    const input = Object.fromEntries(entries.map((name) => [name, join(ROOT, 'src', 'import', `${name}.ts`)]));
    await build({
      configFile: false,
      logLevel: 'error',
      build: { ssr: true, outDir: folder, emptyOutDir: true, rollupOptions: { input } },
      ssr: { noExternal: true },
    });
    const built = (name) => import(pathToFileURL(join(folder, `${name}.js`)).href);
    const [{ readFile }, { guessColumns }, { dryRun }] = await Promise.all(entries.map(built));

    const text = sample();
    const file = new Blob([text]);
    const stages = { read: [], judge: [] };
    let counts;
    let bytes = 0;
    const whole = await rounds(async () => {
      const started = performance.now();
      const { rows } = await readFile(file);
      const read = performance.now();
      const verdicts = await dryRun(rows, guessColumns(rows), { lookUp: async () => [] });
      stages.read.push(read - started);
      stages.judge.push(performance.now() - read);
      counts = verdicts.counts();
      bytes = rows.bytes;
    });
    const plain = await rounds(() => Papa.parse(text, { skipEmptyLines: true }));
    const megabytes = (count) => `${(count / 1024 / 1024).toFixed(0)} MB`;
    console.log(
      `${ROWS.toLocaleString('en')} rows, ${megabytes(file.size)}, held in ${megabytes(bytes)}; medians of ${ROUNDS} rounds`,
    );
    console.log(
      `import: ${whole.toFixed(0)} ms (read ${median(stages.read).toFixed(0)}, judge ${median(stages.judge).toFixed(0)})`,
    );
    console.log(`Papa Parse alone: ${plain.toFixed(0)} ms; the import costs ${(whole / plain).toFixed(1)} times that`);
    console.log(`would be created ${counts.created}, duplicates ${counts.likeRow}, refused ${counts.refused}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
