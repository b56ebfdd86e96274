import { proxy } from 'valtio/vanilla';
import { type Command, kindOf } from '../../../commands/core/definition';
import type { Kind, Rows } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import type { Surface } from '../../state/activeView';
import { rowOf } from '../../state/rows';

export interface Targets {
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  readonly surface: Surface | null;
}

/** "All matching" is being gathered: how many so far, of how many; null at rest. */
export const gathering = proxy<{ now: { got: number; of: number; readonly stop: () => void } | null }>({ now: null });

/** The rows a command acts on, as far as they are loaded: the selection, else the focused row (COMMANDS.md, "How a command runs", 1). */
export function loadedTargets(command: Command, surface: Surface | null): Targets {
  const kind = kindOf(command);
  if (kind === undefined || surface?.kind !== kind) return { rows: [], rowKind: kind, surface };
  const ids = surface.selectionSize() > 0 ? surface.selectedIds() : [surface.cursorId()];
  const rows = ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? [])));
  return { rows, rowKind: kind, surface };
}

/**
 * The same with every selected row, those not loaded too: the number that the question names is the number that the job does.
 * `stopped` by the person, or `broken` where a row could not be read: then nothing is done to a part of what was chosen.
 */
export async function allTargets(
  command: Command,
  surface: Surface | null,
  world: World,
): Promise<Targets | 'stopped' | 'broken'> {
  const loaded = loadedTargets(command, surface);
  const { rowKind: kind } = loaded;
  if (!surface || !kind || surface.kind !== kind || surface.selectionSize() <= loaded.rows.length) return loaded;
  const abort = new AbortController();
  const rows = new Map<string, unknown>();
  const gone: string[] = [];
  gathering.now = { got: 0, of: surface.selectionSize(), stop: () => abort.abort() };
  try {
    for await (const ids of surface.everySelectedId(abort.signal)) {
      for (const id of ids) {
        const row = rowOf(kind, id) ?? (await fetched(kind, id, world));
        if (row === undefined) return 'broken';
        if (row === GONE) gone.push(id);
        else rows.set(id, row);
      }
      if (gathering.now) gathering.now.got = rows.size;
      if (abort.signal.aborted) break;
    }
  } catch (error) {
    console.error('The selection could not be read to its end', error);
    return 'broken';
  } finally {
    gathering.now = null;
  }
  if (abort.signal.aborted) return 'stopped';
  surface.unselect(gone);
  return { rows: [...rows.values()], rowKind: kind, surface };
}

const GONE = Symbol('no such row any more');

/** A chosen row that is not loaded any more; undefined where the server can't say. */
async function fetched(kind: Kind, id: string, world: World): Promise<unknown> {
  const answer = (await KINDS[kind].fetch?.(world, id)) as Answer<Rows[Kind]> | undefined;
  if (answer === undefined) return undefined;
  if (answer.refused !== undefined) return answer.refused === Code.notFound ? GONE : undefined;
  return answer.data;
}
