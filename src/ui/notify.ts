import type { Refusal } from '../../contract/wire/endpoint';
import type { ToastMessage } from '../run/call/toastMessage';

type Say = (saying: ToastMessage) => void;

/** Toasts come with the screens behind sign-in; until they are there, what is said waits. */
let speak: Say | undefined;
const waiting: ToastMessage[] = [];

/** Says something to the person: as a toast and an announcement. */
export const notify: Say = (saying) => {
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
