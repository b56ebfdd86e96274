import type { ToastMessage } from '../run';
import { session } from '../state/session';
import { keepUnsaid, unsaidPlace } from '../ui/keepUnsaid';

/** A toast that the page had up for less was hardly read. */
const READ_MS = 1000;
let latest: readonly { readonly saying: ToastMessage; readonly atMs: number }[] = [];

const fresh = () => latest.filter(({ atMs }) => Date.now() - atMs < READ_MS);

/** Remembers what was said just now, for the page that may go. */
export function rememberSaid(saying: ToastMessage): void {
  latest = [...fresh(), { saying, atMs: Date.now() }];
}

/** The page goes. What is held is not said again, since the next page asks about it; nor is what teaches. */
export const keepFresh = (): void =>
  keepUnsaid(
    fresh().flatMap(({ saying }) => (saying.heldUntilMs === undefined && saying.teaches === undefined ? [saying] : [])),
  );

/** What earlier pages of this tab left unsaid: taken out once, and only by the person whom it was meant for. */
export function takeUnsaid(): readonly ToastMessage[] {
  const lines = sessionStorage.getItem(unsaidPlace())?.trim().split('\n') ?? [];
  sessionStorage.removeItem(unsaidPlace());
  return lines.flatMap(saidIn);
}

function saidIn(line: string): readonly ToastMessage[] {
  try {
    const { uid, said }: { readonly uid: number; readonly said: readonly ToastMessage[] } = JSON.parse(line);
    return uid === session.user?.uid ? said : [];
  } catch {
    // Not written by this console: there is nothing to say.
    return [];
  }
}
