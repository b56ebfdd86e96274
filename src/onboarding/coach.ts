import type { ToastMessage } from '../run';

const STORAGE_KEY = 'tamquan.coach';
/** So often a command is clicked before its key is shown. */
const CLICKS = 3;

interface Kept {
  /** Clicks by command, of those not yet shown. */
  readonly clicks: Record<string, number>;
  readonly shown: string[];
}

interface Deps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The command's first key as this person may use it; undefined where there is none. */
  readonly keyOf: (commandId: string) => string | undefined;
  readonly say: (saying: ToastMessage) => void;
}

/** Counts what is clicked and has a key: at the third click its key is told, once and never again. */
export function createCoach({ storage, keyOf, say }: Deps) {
  const kept = read(storage);
  return (commandId: string): void => {
    if (kept.shown.includes(commandId) || keyOf(commandId) === undefined) return;
    const clicks = (kept.clicks[commandId] ?? 0) + 1;
    if (clicks < CLICKS) kept.clicks[commandId] = clicks;
    else {
      delete kept.clicks[commandId];
      kept.shown.push(commandId);
      say({ key: 'help.learn.key', params: { command: commandId }, tone: 'info', teaches: commandId });
    }
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  };
}

function read(storage: Deps['storage']): Kept {
  try {
    const { clicks, shown } = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return { clicks: { ...clicks }, shown: Array.isArray(shown) ? shown : [] };
  } catch {
    // Unreadable: counted from the beginning, and overwritten with the next click.
    return { clicks: {}, shown: [] };
  }
}
