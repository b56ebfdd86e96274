import { proxy } from 'valtio/vanilla';
import { type Command, isMutation } from '../../../commands/core/definition';
import type { Kind, Rows } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import { COMMANDS } from '../../../commands/registry';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import type { ActiveView } from '../../state/activeView';
import { rowOf } from '../../state/rows';
import { idOf } from '../call/idOf';
import type { InFlight } from '../call/inFlight';

export interface Targets {
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  readonly view: ActiveView | null;
}

/** "All matching" is being gathered: how many so far, of how many; null at rest. */
export const loadingSelection = proxy<{ now: { got: number; of: number; readonly stop: () => void } | null }>({
  now: null,
});

/** The rows of a kind that a command acts on, as far as they are loaded: the selection, else the focused row (docs/specification.md section 11.1, 1). */
function loadedTargets(kind: Kind | undefined, view: ActiveView | null): Targets {
  if (kind === undefined || view?.kind !== kind) return { rows: [], rowKind: kind, view };
  const ids = view.selectionSize() > 0 ? view.selectedIds() : [view.cursorId()];
  const rows = ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? [])));
  return { rows, rowKind: kind, view };
}

/**
 * The same with every selected row, those not loaded too: the number that the question names is the number that the job does.
 * `stopped` by the person, or `broken` where a row could not be read: then nothing is done to a part of what was chosen.
 */
export async function allTargets(
  kind: Kind | undefined,
  view: ActiveView | null,
  world: World,
): Promise<Targets | 'stopped' | 'broken'> {
  const loaded = loadedTargets(kind, view);
  if (!view || !kind || view.kind !== kind || view.selectionSize() <= loaded.rows.length) return loaded;
  const abort = new AbortController();
  const rows = new Map<string, unknown>();
  const gone: string[] = [];
  loadingSelection.now = { got: 0, of: view.selectionSize(), stop: () => abort.abort() };
  try {
    for await (const ids of view.everySelectedId(abort.signal)) {
      for (const id of ids) {
        const row = rowOf(kind, id) ?? (await fetched(kind, id, world));
        if (row === undefined) return 'broken';
        if (row === GONE) gone.push(id);
        else rows.set(id, row);
      }
      if (loadingSelection.now) loadingSelection.now.got = rows.size;
      if (abort.signal.aborted) break;
    }
  } catch (error) {
    console.error('The selection could not be read to its end', error);
    return 'broken';
  } finally {
    loadingSelection.now = null;
  }
  if (abort.signal.aborted) return 'stopped';
  view.unselect(gone);
  return { rows: [...rows.values()], rowKind: kind, view };
}

/** A command after which the cursor goes on to the next row. */
const isDecision = (command: Command) => isMutation(command) && command.list?.advanceTo !== undefined;

/**
 * Of several decisions in a row each has its own: once every selected row is in the hands of one, the next is meant for the row that
 * the cursor went on to (docs/specification.md section 11.1, 1).
 */
export function pastDecided(command: Command, found: Targets, inFlight: InFlight): Targets {
  const { rows, rowKind: kind, view } = found;
  if (!view || kind === undefined || rows.length === 0 || !isDecision(command)) return found;
  const ids = rows.map((row) => idOf(kind, row));
  const cursor = view.cursorId();
  if (cursor === null || ids.includes(cursor)) return found;
  const decisions = COMMANDS.filter(isDecision);
  const isDeciding = (id: string) => decisions.some((decision) => inFlight.has(decision.id, kind, id));
  const next = ids.every(isDeciding) ? rowOf(kind, cursor) : undefined;
  return next === undefined ? found : { ...found, rows: [next] };
}

const GONE = Symbol('no such row any more');

/** A chosen row that is not loaded any more; undefined where the server can't say. */
async function fetched(kind: Kind, id: string, world: World): Promise<unknown> {
  const answer = (await KINDS[kind].fetch?.(world, id)) as Answer<Rows[Kind]> | undefined;
  if (answer === undefined) return undefined;
  if (answer.refused !== undefined) return answer.refused === Code.notFound ? GONE : undefined;
  return answer.data;
}
