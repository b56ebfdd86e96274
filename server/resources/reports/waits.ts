import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Decision, WAITS_DAYS } from '../../../contract/reports';
import { COUNT_DEFAULT, DAY_SECONDS } from '../../../contract/wire/constants';
import { type AskedPage, countOf, countUntil, inOrder, pageOf, seekPage } from '../../store/lists';
import type { Schema } from '../../store/schema';
import { UNSENT } from '../../store/unsent';
import { ACTION, CASE_ORDERS, listed, type OrderedBy } from './listed';
import { asCase, caseQuery } from './rows';

type Long = keyof typeof WAITS_DAYS;

/** Up to when the newest report of a case has come that has waited so long. */
const cutOff = (waits: Long, now: number) => now - WAITS_DAYS[waits] * DAY_SECONDS;

/** SQL for the cases on which somebody else than this person asks for a second opinion. */
const OPINION = (uid: number) =>
  sql<boolean>`case_id IN (SELECT said.case_id FROM case_opinion said WHERE said.uid <> ${uid})`;
const UNSENT_REPLY = sql<boolean>`case_id IN (SELECT reply.case_id FROM reply WHERE ${sql.raw(UNSENT)})`;

/** SQL for how many open cases have waited so long; as many as the list of them has. */
export const countLong = (waits: Long, now: number): RawBuilder<number> =>
  countUntil({ list: 'case:0', table: 'report_case', at: 'newest_at', which: sql`action = 0` }, cutOff(waits, now));

/**
 * SQL for how many cases wait for what is asked of staff, which are few: each leaves as soon as it is done. Without a mail server replies
 * stay; their index alone is read.
 */
export const countAsked = {
  opinion: (uid: number) => sql<number>`(SELECT count(*) FROM case_opinion WHERE uid <> ${uid})`,
  reply: sql<number>`(SELECT count(DISTINCT case_id) FROM reply WHERE ${sql.raw(UNSENT)})`,
};

interface Asked extends AskedPage {
  readonly action?: Decision | undefined;
  readonly mine?: boolean | undefined;
  readonly by: OrderedBy;
}

/**
 * A page of the cases that have waited so long. By time they are one end of the whole list, so that a deep one costs what the first does. By
 * weight they stand among others, and it is stepped to: most of them come first there, too.
 */
export async function readLong(tx: Kysely<Schema>, waits: Long, asked: Asked & { uid: number; now: number }) {
  const { pos = 0, count = COUNT_DEFAULT, sort, action, mine, by, uid, now } = asked;
  const list = listed(mine ? `case:of:${uid}` : 'case', action);
  const rows = casesOf(tx, asked);
  const which = mine ? sql`assignee_uid = ${uid}` : sql`true`;
  const until = countUntil(
    {
      list,
      table: 'report_case',
      at: 'newest_at',
      which: action === undefined ? which : sql`${which} AND action = ${sql.lit(ACTION[action])}`,
    },
    cutOff(waits, now),
  );
  const { total, newer } = await tx
    .selectNoFrom([until.as('total'), sql<number>`${countOf(list)} - ${until}`.as('newer')])
    .executeTakeFirstOrThrow();
  const left = Math.max(0, Math.min(count, total - pos));
  if (left === 0) return { data: [], total };
  if (by === 'weight')
    return { data: await pageByOffset(tx, rows.where('newest_at', '<=', cutOff(waits, now)), asked), total };
  // Newest first the list begins behind all that has not waited so long.
  const place = await seekPage(tx, [list], { pos: sort === 'time' ? pos : pos + newer, count: left, sort });
  const page = await caseQuery(tx, pageOf(rows, place, 'newest_at', 'case_id'), place.direction).execute();
  return { data: page.map(asCase), total };
}

/** A page of the cases that wait for an opinion or of which a reply has not left: few, so that it is read by plain offset. */
export async function readAsked(tx: Kysely<Schema>, waits: 'opinion' | 'reply', asked: Asked & { uid: number }) {
  const rows = casesOf(tx, asked).where(waits === 'opinion' ? OPINION(asked.uid) : UNSENT_REPLY);
  const data = await pageByOffset(tx, rows, asked);
  const { total } = await rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, total };
}

async function pageByOffset(tx: Kysely<Schema>, rows: ReturnType<typeof casesOf>, asked: Asked) {
  const { at } = CASE_ORDERS[asked.by];
  const direction = asked.sort === 'time' ? 'asc' : 'desc';
  const page = await caseQuery(tx, inOrder(rows, asked, direction, at, 'case_id'), direction, at).execute();
  return page.map(asCase);
}

/** The cases with this decision, of those handed to this person where `mine`. */
function casesOf(tx: Kysely<Schema>, { action, mine, uid }: Asked & { uid: number }) {
  let rows = tx.selectFrom('report_case').selectAll();
  if (mine) rows = rows.where('assignee_uid', '=', uid);
  if (action) rows = rows.where('action', '=', ACTION[action]);
  return rows;
}
