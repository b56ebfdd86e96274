import { type Selectable, sql } from 'kysely';
import * as audit from '../../contract/audit';
import { TIER_SUPER_ADMIN } from '../../contract/permissions';
import { type Served, serve } from '../http/serve';
import { newestFirst, onPage, placeIn } from '../store/lists';
import type { AuditTable } from '../store/schema';
import { countFound } from '../store/search';

/** Who did what. Rows are written by each call that changes something and by nothing else. */
export const auditResource: readonly Served[] = [
  serve(audit.list, async ({ tx, input, caller }) => {
    const { actor, command, target } = input;
    const own = caller.tierId !== TIER_SUPER_ADMIN;
    let found = tx.selectFrom('audit').selectAll();
    if (own) found = found.where('uid', '=', caller.uid);
    if (actor === undefined && command === undefined && target === undefined) {
      const place = await placeIn(tx, [own ? `audit:${caller.uid}` : 'audit'], input);
      return { data: (await onPage(found, place, 'at', 'audit_id').execute()).map(asEntry), total: place.total };
    }
    if (actor !== undefined)
      found = found.where((eb) =>
        eb.or([
          eb(sql`lower(user_name)`, '=', actor.toLowerCase()),
          ...numbered(actor).map((uid) => eb('uid', '=', uid)),
        ]),
      );
    if (command !== undefined) found = found.where('command', '=', command);
    if (target !== undefined) found = found.where('target_id', '=', target);
    const total = await countFound(tx, found);
    return { data: (await newestFirst(found, input, 'at', 'audit_id').execute()).map(asEntry), total };
  }),
];

/** An actor is named by user name or by uid. */
const numbered = (actor: string) => (/^\d{1,9}$/.test(actor) ? [Number(actor)] : []);

const asEntry = (row: Selectable<AuditTable>): audit.AuditEntry => ({
  id: String(row.audit_id),
  at: row.at,
  actor: { uid: row.uid, user_name: row.user_name, display_name: row.display_name },
  command: row.command,
  target: { kind: row.target_kind, id: row.target_id },
  before: row.before,
  after: row.after,
});
