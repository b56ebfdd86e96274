// A year of statistics over a big store: the three series by each bucket, over HTTP, against the count of one table's rows that they
// stand for. BENCH_ROWS rows, 10,000,000 unless said otherwise, spread over three years.
import pg from 'pg';
import { signIn, startServer } from './aServer.mjs';
import { median } from './median.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 10_000_000);
const BATCH = 250_000;
const ROUNDS = 15;
const YEAR = 365 * 86_400;
const BUCKETS = ['HOUR', 'DAY', 'WEEK', 'MONTH'];
const PATHS = ['registeruser', 'comment', 'post'];

/** Milliseconds of a round: the median of several, and the least, in which other work on the machine counts least. */
async function timed(work) {
  const took = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return { median: median(took), least: Math.min(...took) };
}

/** Comments, which a community has most of; references and indexes that statistics do not read only slow the loading down. */
async function load(client, now) {
  await client.query(`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
    SELECT 'k' || i, '', 0, ${now} - (i::int8 * 7919) % ${3 * YEAR}, 0, '' FROM generate_series(1, 1000) i`);
  await client.query(`INSERT INTO post (post_id, uid, created_at, content, folded)
    SELECT 'p' || i, 1, ${now} - (i::int8 * 7919) % ${3 * YEAR}, '', '' FROM generate_series(1, 1000) i`);
  await client.query(`ALTER TABLE comment DROP CONSTRAINT comment_post_id_fkey, DROP CONSTRAINT comment_uid_fkey;
    DROP INDEX comment_post, comment_newest, comment_parent`);
  for (let from = 1; from <= ROWS; from += BATCH) {
    await client.query(`INSERT INTO comment (comment_id, post_id, uid, created_at, content)
      SELECT 'c' || i, 'p1', 1, ${now} - ${3 * YEAR} + (i::int8 * ${3 * YEAR}) / ${ROWS}, ''
      FROM generate_series(${from}, ${Math.min(ROWS, from + BATCH - 1)}) i`);
  }
  await client.query('VACUUM ANALYZE');
}

export default async function bench() {
  const server = await startServer();
  if (!server) return;
  const client = new pg.Client({ connectionString: server.storeUrl });
  await client.connect();
  try {
    const now = Math.floor(Date.now() / 1000);
    await load(client, now);
    const headers = { authorization: `Bearer ${(await signIn(server.address)).sessionkey}` };
    // Neither end on the hour: the rows of the two broken hours are counted too.
    const [from, to] = [now - YEAR - 1234, now - 1234];
    const ask = async (path, bucket) => {
      const query = `startTime=${from}&endTime=${to}&timeSerialType=${bucket}`;
      const answer = await (await fetch(`${server.address}/api/statistical/${path}?${query}`, { headers })).json();
      if (answer.error.code !== 200) throw new Error(answer.error.message);
      return answer.data.reduce((sum, { total }) => sum + total, 0);
    };
    const plain = `SELECT count(*) AS n FROM comment WHERE created_at >= ${from} AND created_at < ${to}`;
    const counted = Number((await client.query(plain)).rows[0].n);
    const line = (name, { median, least }) =>
      console.log(`${name.padEnd(44)} ${median.toFixed(1).padStart(8)} ms   least ${least.toFixed(1).padStart(7)} ms`);
    line(`a plain count of that year (${counted} rows)`, await timed(() => client.query(plain)));
    for (const bucket of BUCKETS) {
      const total = await ask('comment', bucket);
      if (total !== counted) throw new Error(`${bucket}: ${total}, where the store has ${counted}`);
      line(
        `the three series together, by ${bucket}`,
        await timed(() => Promise.all(PATHS.map((path) => ask(path, bucket)))),
      );
    }
  } finally {
    await client.end();
    await server.close();
  }
}
