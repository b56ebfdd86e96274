import type { Refusal } from '../../contract/wire/endpoint';
import type { Saying } from '../run/gate/toastMessage';

type Say = (saying: Saying) => void;

/** Toasts come with the screens behind sign-in; until they are there, what is said waits. */
let speak: Say | undefined;
const waiting: Saying[] = [];

/** Says something to the person: as a toast and an announcement. */
export const say: Say = (saying) => {
  if (speak) speak(saying);
  else waiting.push(saying);
};

/** Says why something could not be had. */
export const sayRefusal = ({ refused, message }: Refusal): void =>
  say({ key: 'errors', params: { code: refused, message }, tone: 'bad' });

/** The toasts are there. */
export function speakThrough(through: Say): void {
  speak = through;
  for (const saying of waiting.splice(0)) through(saying);
}
