import { proxy } from 'valtio/vanilla';
import type { Refusal } from '../../contract/wire/endpoint';
import type { ToastMessage } from '../run/call/toastMessage';

type Say = (saying: ToastMessage) => void;

/** Toasts come with the screens behind sign-in, after the first list works, or earlier where there is something to say. */
export const toasts = proxy({ isNeeded: false });

let speak: Say | undefined;
/** What is said until they are there. */
export const waiting: ToastMessage[] = [];

/** Says something to the person: as a toast and an announcement. */
export const notify: Say = (saying) => {
  toasts.isNeeded = true;
  if (speak) speak(saying);
  else waiting.push(saying);
};

/** Shows why something failed to load. */
export const notifyRefusal = ({ refused, message }: Refusal): void =>
  notify({ key: 'errors', params: { code: refused, message }, tone: 'bad' });

/** The toasts are there. */
export function setToastSink(through: Say): void {
  speak = through;
  for (const saying of waiting.splice(0)) through(saying);
}
