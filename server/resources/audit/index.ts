import { type Kysely, type Selectable, sql } from 'kysely';
import * as audit from '../../../contract/audit';
import { TIER_SUPER_ADMIN } from '../../../contract/wire/permissions';
import { type ServedCall, serve } from '../../http/serve';
import { newestFirst, pageOf, seekPage } from '../../store/lists';
import type { AuditTable, Schema } from '../../store/schema';
import { countFound } from '../../store/search';
import { actorsNamed } from './actors';
import { withNames } from './names';

/** Who did what. Rows are written by each call that changes something and by nothing else. */
export const auditResource: readonly ServedCall[] = [
  serve(audit.list, async ({ tx, input, caller }) => {
    const { actor, command, target, from, to, job, folded = false } = input;
    const own = caller.tierId !== TIER_SUPER_ADMIN;
    let found = tx.selectFrom('audit').selectAll();
    if (own) found = found.where('uid', '=', caller.uid);
    if (folded) found = found.where((eb) => eb.not('behind'));
    const asked = [actor, command, target, from, to, job];
    if (asked.every((one) => one === undefined)) {
      const list = ['audit', ...(folded ? ['folded'] : []), ...(own ? [String(caller.uid)] : [])].join(':');
      const place = await seekPage(tx, [list], input);
      const rows = await pageOf(found, place, 'at', 'audit_id').execute();
      return { data: await withNames(tx, caller, await asEntries(tx, rows)), total: place.total };
    }
    if (actor !== undefined) {
      const uids = await actorsNamed(tx, actor);
      if (uids.length === 0) return { data: [], total: 0 };
      found = found.where('uid', 'in', uids);
    }
    if (command !== undefined) found = found.where('command', '=', command);
    if (target !== undefined) found = found.where('target_id', '=', target);
    if (from !== undefined) found = found.where('at', '>=', from);
    if (to !== undefined) found = found.where('at', '<', to);
    if (job !== undefined) found = found.where('job', '=', job);
    const total = await countFound(tx, found);
    const rows = await newestFirst(found, input, 'at', 'audit_id').execute();
    return { data: await withNames(tx, caller, await asEntries(tx, rows)), total };
  }),
];

/** Of more changes than this it is not counted what they were about: a job may have a hundred thousand. */
const COUNTS_UP_TO = 1_000;

async function asEntries(tx: Kysely<Schema>, rows: readonly Selectable<AuditTable>[]): Promise<audit.AuditEntry[]> {
  const jobs = [...new Set(rows.flatMap(({ job }) => job ?? []))];
  const sizes =
    jobs.length === 0
      ? []
      : await tx
          .selectFrom('audit')
          .select(['uid', 'job', (eb) => eb.fn.countAll<number>().as('size')])
          .select(sql<string[]>`array_agg(DISTINCT target_kind)`.as('kinds'))
          .where('job', 'in', jobs)
          .groupBy(['uid', 'job'])
          .execute();
  // A job's id is made by a console: only together with its person does it name one.
  const madeBy = new Map(sizes.map(({ uid, job, size, kinds }) => [`${uid} ${job}`, { size: Number(size), kinds }]));
  const few = sizes.flatMap(({ job, size }) => (job !== null && Number(size) <= COUNTS_UP_TO ? [job] : []));
  const met =
    few.length === 0
      ? []
      : await tx
          .selectFrom('audit')
          .select(['uid', 'job', 'target_kind', (eb) => eb.fn.count<number>('target_id').distinct().as('targets')])
          .where('job', 'in', few)
          .groupBy(['uid', 'job', 'target_kind'])
          .execute();
  const targetsIn = new Map<string, Record<string, number>>();
  for (const { uid, job, target_kind, targets } of met) {
    const maker = `${uid} ${job}`;
    targetsIn.set(maker, { ...targetsIn.get(maker), [target_kind]: Number(targets) });
  }
  const decided =
    few.length === 0
      ? []
      : await tx
          .selectFrom('audit as a')
          .innerJoin('report as r', 'r.report_id', 'a.target_id')
          .select(['a.uid', 'a.job', (eb) => eb.fn.countAll<number>().as('reports')])
          .select((eb) => eb.fn.count<number>('r.case_id').distinct().as('cases'))
          .where('a.job', 'in', few)
          .where('a.target_kind', '=', 'report')
          .groupBy(['a.uid', 'a.job'])
          .execute();
  const decidedIn = new Map(
    decided.map(({ uid, job, reports, cases }) => [
      `${uid} ${job}`,
      { reports: Number(reports), cases: Number(cases) },
    ]),
  );
  return rows.map((row) => ({
    id: String(row.audit_id),
    at: row.at,
    actor: { uid: row.uid, user_name: row.user_name, display_name: row.display_name },
    command: row.command,
    target: { kind: row.target_kind, id: row.target_id },
    before: row.before,
    after: row.after,
    ...(row.job === null
      ? {}
      : {
          job: {
            id: row.job,
            ...(madeBy.get(`${row.uid} ${row.job}`) ?? { size: 1 }),
            ...(targetsIn.has(`${row.uid} ${row.job}`) && { targets: targetsIn.get(`${row.uid} ${row.job}`) }),
            ...decidedIn.get(`${row.uid} ${row.job}`),
          },
        }),
  }));
}
