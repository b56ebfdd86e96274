import { type Kysely, sql } from 'kysely';
import type { RowEvent } from '../../contract/events';
import type { Schema } from '../store/schema';
import { claimOn } from '../store/sqlFragments';

/** What a reader has not seen of more than so many is not told one by one. */
const TOLD_MAX = 2000;
/** For how long, and how many at most, events are kept for readers that were away. */
const KEPT_SECONDS = 3600;
const KEPT_MAX = 100_000;

/**
 * How far a reader has come: it has seen all events of transactions before `horizon`, the oldest that was still going on when they were
 * read. Numbers of rows would not do: they are given in one order and committed in another, so that one below the last may still come.
 */
export interface Position {
  /** Of which store, and of which start of its server. */
  readonly epoch: string;
  /** A `xid8`: beyond what a number holds. */
  readonly horizon: string;
}

/** An event as the store has it. */
export interface LoggedEvent {
  readonly eventId: number;
  readonly kind: string;
  readonly id: string | null;
  readonly at: number;
  readonly command: string;
  /** Null: of no one on the staff, or of somebody who is no longer there. */
  readonly by: { readonly uid: number; readonly display_name: string } | null;
  /** Whom alone it is told to; null: all who may read such rows. */
  readonly forUid: number | null;
  /** Of a report or case. */
  readonly caseId: string | null;
  /** Of a case: who is at it by now. */
  readonly claim: RowEvent['claim'];
}

interface Reading {
  readonly position: Position;
  /** In the order in which they were written, some of them seen before where the last reading found others going on. */
  readonly events: readonly LoggedEvent[];
  /** More has happened, or longer ago, or in another store, than is told one by one. */
  readonly isTooMuch: boolean;
}

/**
 * The floor of events, with an epoch that only counts until the database is started anew. One that has crashed, or a standby that goes on in
 * its place, gives numbers to transactions from where its log breaks off: what was rolled back after that had been counted by readers, and a
 * change that gets such a number would be before where they are.
 */
const FLOOR = sql`(SELECT xid, substr(md5(concat(epoch, extract(epoch FROM pg_postmaster_start_time()))), 1, 8) AS epoch
  FROM event_floor) AS event_floor`;

/** What has happened since; without a position only where the events are now. */
export async function readEvents(db: Kysely<Schema>, since?: Position): Promise<Reading> {
  const { epoch = '', horizon = '0' } = since ?? {};
  const { rows } = await sql<{ epoch: string; horizon: string; gone: boolean; events: LoggedEvent[] }>`
    SELECT epoch, pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      (epoch <> ${epoch} OR ${horizon}::text::xid8 <= xid
        OR ${horizon}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot())) AS gone,
      ${since ? UNSEEN(horizon) : sql`'[]'::json`} AS events
    FROM ${FLOOR}`.execute(db);
  const [now] = rows;
  if (!now) throw new Error('The store has no floor of events.');
  const isTooMuch = since !== undefined && (now.gone || now.events.length > TOLD_MAX);
  return {
    position: { epoch: now.epoch, horizon: now.horizon },
    events: isTooMuch ? [] : now.events,
    isTooMuch,
  };
}

/** What is told of a case is told of its newest report, as rows of reports are what readers know of. */
const UNSEEN = (horizon: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('eventId', e.event_id, 'kind', CASE e.kind WHEN 'case' THEN 'report' ELSE e.kind END,
    'id', coalesce(of_case.report_id, e.target_id), 'at', e.at, 'command', e.command,
    'forUid', e.for_uid, 'caseId', coalesce(r.case_id, of_case.case_id),
    'claim', ${claimOn('of_case.case_id')},
    'by', CASE WHEN staff.uid IS NOT NULL THEN json_build_object('uid', staff.uid, 'display_name', staff.display_name) END)
    ORDER BY e.event_id), '[]')
  FROM (SELECT * FROM event WHERE xid >= ${horizon}::text::xid8 ORDER BY xid, event_id LIMIT ${sql.lit(TOLD_MAX + 1)}) e
  LEFT JOIN report r ON e.kind = 'report' AND r.report_id = e.target_id
  LEFT JOIN LATERAL (SELECT report_id, case_id FROM report WHERE e.kind = 'case' AND case_id = e.target_id
    ORDER BY created_at DESC, report_id DESC LIMIT 1) of_case ON true
  LEFT JOIN admin_user staff ON staff.uid = e.uid)`;

/** A position as a reader shows it again, or undefined for what is none. */
export function positionOf(shown: string | undefined): Position | undefined {
  const [, epoch, horizon] = /^([0-9a-f]{8})\.(\d{1,18})$/.exec(shown ?? '') ?? [];
  return epoch && horizon ? { epoch, horizon } : undefined;
}
/** Where a reader is who has seen all that has been committed by now, as it is shown again. */
export const lastEvent = sql<string>`(
  SELECT epoch || '.' || pg_snapshot_xmin(pg_current_snapshot())::text FROM ${FLOOR})`;
export const shownPosition = ({ epoch, horizon }: Position): string => `${epoch}.${horizon}`;

/** Deletes what no reader is told any more, but nothing that another transaction may still have to be told after. */
export async function forgetEvents(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM event
      WHERE (at < ${now - KEPT_SECONDS} OR event_id <= (SELECT max(event_id) FROM event) - ${sql.lit(KEPT_MAX)})
        AND xid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING xid),
    newest AS (SELECT xid FROM gone ORDER BY xid DESC LIMIT 1)
    UPDATE event_floor SET xid = greatest(event_floor.xid, newest.xid) FROM newest`.execute(db);
}

/**
 * In a copy of a store that was put into another PostgreSQL the numbers of transactions begin anew: what was written under higher ones
 * is forgotten, and no position of before means anything. Of the positions from now on none is below the floor, so that it is the lowest
 * there is: at a number of now it would call every reader back for as long as an older transaction of any database goes on.
 */
export async function forgetForeignEvents(db: Kysely<Schema>): Promise<void> {
  await sql`
    WITH foreigners AS (DELETE FROM event WHERE xid >= pg_snapshot_xmax(pg_current_snapshot()) RETURNING xid)
    UPDATE event_floor SET epoch = substr(md5(gen_random_uuid()::text), 1, 8), xid = '0'
    WHERE xid >= pg_snapshot_xmax(pg_current_snapshot()) OR EXISTS (SELECT FROM foreigners)`.execute(db);
}
