// Import calls over HTTP (validate, look for duplicates, keys, audit, insert) of 500 rows, as the console sends them, and of 1,000,
// against one plain multi-row INSERT of the very same rows into a table with the same indexes on the same PostgreSQL, turn by turn.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PASSWORD, startServer } from './aServer.mjs';
import { median } from './median.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 20_000);

const BACK_ROWS = Number(process.env.BENCH_BACK_ROWS ?? 60_000);

let serial = 0;
function aRow() {
  serial += 1;
  return {
    key: randomUUID(),
    temple: {
      name: `Chùa số ${serial % 7 === 0 ? serial % 1000 : serial}`,
      address: `${serial % 300} đường Láng, tổ ${serial % 40}`,
      city: 'Hà Nội',
      country: 'Việt Nam',
      description: `Mô tả của ngôi chùa ${serial}, dựng năm ${1000 + (serial % 900)}.`,
      lat: (8.5 + (serial % 1450) / 100).toFixed(6),
      lng: (102.5 + (serial % 700) / 100 + serial / 1e6).toFixed(6),
    },
  };
}

export default async function bench() {
  const server = await startServer();
  if (!server) return;
  const client = new pg.Client({ connectionString: server.storeUrl });
  await client.connect();
  let key = '';
  const post = async (path, body) => {
    const response = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
    const { data, error } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(error)}`);
    return data;
  };

  const { rows: own } = await client.query(
    "SELECT attname FROM pg_attribute WHERE attrelid = 'temple'::regclass AND attgenerated <> ''",
  );
  /** Columns that the store makes itself. */
  const generated = new Set(own.map(({ attname }) => attname));

  /** Rows a second of both, the medians of all turns; the first turn is not counted. */
  async function compare(size) {
    const ours = [];
    const plain = [];
    await client.query('DROP TABLE IF EXISTS plain; CREATE TABLE plain (LIKE temple INCLUDING ALL)');
    for (let turn = 0; turn * size <= ROWS; turn += 1) {
      const rows = Array.from({ length: size }, aRow);
      let started = performance.now();
      const outcomes = await post('/location/import', { rows });
      const imported = performance.now() - started;
      if (outcomes.some(({ outcome }) => outcome !== 'created')) throw new Error('a row was not created');
      const { rows: made, fields } = await client.query('SELECT * FROM temple WHERE temple_id = ANY($1)', [
        outcomes.map(({ id }) => id),
      ]);
      const columns = fields.map(({ name }) => name).filter((name) => !generated.has(name));
      const places = made.map((_, at) => `(${columns.map((_, nth) => `$${at * columns.length + nth + 1}`)})`);
      const values = made.flatMap((row) => columns.map((name) => row[name]));
      const text = `INSERT INTO plain (${columns}) VALUES ${places}`;
      started = performance.now();
      await client.query(text, values);
      if (turn === 0) continue;
      plain.push(size / ((performance.now() - started) / 1000));
      ours.push(size / (imported / 1000));
    }
    return { ours: median(ours), plain: median(plain) };
  }

  /** Seconds to write `count` rows of one import and to take them back, as the console sends them: two calls at a time, and six. */
  async function thereAndBack(count) {
    const source = { id: randomUUID(), fileName: 'bench.csv', fileSize: 1, fileHash: 'b'.repeat(64) };
    const kept = { ...source, rows: count, leftOut: 0, refused: 0 };
    const rows = Array.from({ length: count }, (_, at) => ({ ...aRow(), anyway: true, line: at + 1 }));
    const inBatches = async (size, atOnce, send) => {
      const started = performance.now();
      let next = 0;
      const work = async () => {
        while (next < count) {
          const from = next;
          next += size;
          await send(rows.slice(from, from + size));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return (performance.now() - started) / 1000;
    };
    const written = await inBatches(500, 2, (some) => post('/location/import', { rows: some, import: kept }));
    const back = await inBatches(500, 6, async (some) => {
      const asked = some.map(({ line }) => ({ key: randomUUID(), line }));
      const outcomes = await post('/location/unimport', { rows: asked, import: kept.id });
      if (outcomes.some(({ outcome }) => outcome !== 'removed')) throw new Error('a row was not taken back');
    });
    return { written, back };
  }

  try {
    ({ sessionkey: key } = await post('/adminusers/login', { user_name: 'admin', password: PASSWORD }));
    for (const size of [500, 1000]) {
      const { ours, plain } = await compare(size);
      const said = `import call of ${size}: ${ours.toFixed(0)} rows/s, plain insert ${plain.toFixed(0)} rows/s`;
      console.log(`${said}, ${(ours / plain).toFixed(2)} × plain`);
    }
    for (const count of [508, BACK_ROWS]) {
      const { written, back } = await thereAndBack(count);
      console.log(`import of ${count} rows: written in ${written.toFixed(1)} s, taken back in ${back.toFixed(1)} s`);
    }
  } finally {
    await client.end();
    await server.close();
  }
}
