import type { ToastMessage } from '../run/call/toastMessage';
import { session } from '../state/session';
import { storageName } from '../state/storageNames';
import { waiting } from './notify';

/** By tab: a reload keeps it. */
export const unsaidPlace = () => storageName('unsaid');

/**
 * The page goes: what nobody can have read is left to the next page of this tab, so that no change is made without a word. A line for each
 * page: what the one before left stays where this one has not said it.
 */
export function keepUnsaid(said: readonly ToastMessage[] = waiting): void {
  const line = JSON.stringify({ uid: session.user?.uid, said });
  if (said.length > 0) sessionStorage.setItem(unsaidPlace(), `${sessionStorage.getItem(unsaidPlace()) ?? ''}${line}\n`);
}
