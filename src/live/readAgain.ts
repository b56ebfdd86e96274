import type { Kind, Rows } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { KINDS } from '../../commands/kinds';
import { withReporters } from '../../commands/reporters';
import type { ReportCase } from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import { isSame } from '../../contract/wire/isSame';
import { call } from '../client';
import { emitHappening } from '../state/happenings';
import { baseOf, isCommittedSince, updateIfLoaded } from '../state/rows';
import { serverHas } from '../state/session';

const world: Pick<World, 'call' | 'has'> = { call, has: serverHas };

/** How a row is shown that others have deleted: as if it had been done here. It leaves when its list is read anew. */
const GONE: { readonly [K in Kind]?: Partial<Rows[K]> } = {
  post: { deleted: true },
  temple: { deleted: true },
  vip: { removed: true },
  tvUser: { removed: true },
  hotlive: { removed: true },
  tvSlider: { removed: true },
  adminUser: { gone: true },
  role: { gone: true },
};

/**
 * Takes rows as others have left them, where they are loaded: they change in place, and lists mark them. What was asked for at `sinceMs` is
 * older than what was changed here since, and is not taken.
 */
export function takeChanged<K extends Kind>(
  kind: K,
  rows: readonly Rows[K][],
  sinceMs = Number.POSITIVE_INFINITY,
): void {
  const { idOf } = KINDS[kind];
  const fresh = rows.filter((row) => !isCommittedSince(kind, idOf(row), sinceMs));
  const changed = fresh.filter((row) => updateIfOther(kind, idOf(row), row)).map(idOf);
  if (changed.length > 0) emitHappening('changed', kind, changed);
}

/** The same without a mark: it is one's own doing. Answers whether the row is not as it was. */
export function updateIfOther<K extends Kind>(kind: K, id: string, row: Rows[K]): boolean {
  const before = baseOf(kind, id);
  const now = before && withKnown(kind, row, before);
  if (now === undefined || isSame(before, now)) return false;
  updateIfLoaded(kind, now);
  return true;
}

/** A list says less of a case than the case itself does: what is known of it already stays. */
const withKnown = <K extends Kind>(kind: K, row: Rows[K], before: Rows[K]): Rows[K] =>
  kind === 'report' ? (withReporters(row as ReportCase, before as ReportCase) as Rows[K]) : row;

/** Whether one row of the kind can be asked for by itself. */
export const canReadOne = (kind: Kind): boolean => KINDS[kind].fetch !== undefined;

/** Reads rows again, one call each. What can't be had now stays as it is. */
export async function readEach<K extends Kind>(kind: K, ids: readonly string[]): Promise<void> {
  const sinceMs = Date.now();
  const read = await Promise.all(ids.map((id) => readOne(kind, id)));
  takeChanged(
    kind,
    read.filter((row) => row !== undefined),
    sinceMs,
  );
}

async function readOne<K extends Kind>(kind: K, id: string): Promise<Rows[K] | undefined> {
  const answer = await KINDS[kind].fetch?.(world, id);
  if (answer === undefined) return undefined;
  if (answer.refused === undefined) return answer.data;
  const before = baseOf(kind, id);
  return answer.refused === Code.notFound && GONE[kind] && before ? { ...before, ...GONE[kind] } : undefined;
}
