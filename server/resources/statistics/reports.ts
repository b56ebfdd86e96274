import { type Kysely, sql } from 'kysely';
import { bucketsOf, type Span } from '../../../contract/buckets';
import * as statistics from '../../../contract/statistics';
import { DECIDED, type DecisionDay, OPEN_AGES, type ReportStatistics } from '../../../contract/statistics';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { dayIndexOf } from './series';
import { spanOf } from './span';

export const readReportStatistics: ServedCall = serve(statistics.reports, async ({ tx, input, now }) => {
  const span = spanOf(input, 'DAY');
  return {
    openByAge: await openByAge(tx, now),
    decisions: await decisions(tx, span),
    medianSeconds: await medianSeconds(tx, span),
  };
});

/** What waits, by how long it has; what came in this very second too. */
async function openByAge(db: Kysely<Schema>, now: number): Promise<ReportStatistics['openByAge']> {
  const { rows } = await sql<{ age: number; total: number }>`
    SELECT greatest(width_bucket(${now}::int8 - created_at, ${[...OPEN_AGES]}::int8[]), 1) - 1 AS age, count(*) AS total
    FROM report WHERE action = 0 GROUP BY 1`.execute(db);
  const byAge = new Map(rows.map(({ age, total }) => [age, total]));
  return OPEN_AGES.map((fromSeconds, age) => ({ fromSeconds, total: byAge.get(age) ?? 0 }));
}

/** Decisions in force, by the day they were made; one reopened since does not count. */
async function decisions(db: Kysely<Schema>, span: Span): Promise<DecisionDay[]> {
  const rows = await db
    .selectFrom('report')
    .select([dayIndexOf(span, 'processed_at').as('day'), 'action', (eb) => eb.fn.countAll<number>().as('total')])
    .where('processed_at', '>=', span.from)
    .where('processed_at', '<', span.to)
    .groupBy(['day', 'action'])
    .execute();
  const days = bucketsOf(span, 'DAY').map((time) => ({ time, ignored: 0, deleted: 0, blocked: 0 }));
  for (const { day, action, total } of rows) {
    const kind = DECIDED[action - 1];
    const row = days[day];
    if (kind && row) row[kind] = total;
  }
  return days;
}

async function medianSeconds(db: Kysely<Schema>, { from, to }: Span): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY processed_at - created_at) AS median
    FROM report WHERE processed_at >= ${from} AND processed_at < ${to}`.execute(db);
  return rows[0]?.median ?? null;
}
