import { commandById, isRegistryWhole } from '../../commands/registry';
import { untilCommands } from '../run';
import { keySettings } from './bindings';
import { pressOf, type TypedPress } from './keptPresses';
import { type Binding, isSingle, type KeyTarget, type Resolution, resolve } from './resolve';

/** What they have besides single keys (tests/console/keys/commandPresses.test.ts knows if there are more). */
const WITH_ANOTHER: ReadonlySet<string> = new Set(['Shift+Enter', 'Mod+E', 'Mod+Z', 'Mod+Shift+Z', 'Mod+/']);

/** What belongs to a text that is typed after a key which asks for one, and means nothing before that. */
const OF_TYPING: ReadonlySet<string> = new Set(['Backspace', 'Mod+S', 'Mod+Enter']);

/** Presses that wait for the commands after the first list, in their order. */
let waiting: TypedPress[] = [];

/**
 * Whether a press has to wait for the commands after the first list (commands/deferred.ts): it may be of one of them, or it comes after
 * such a press. `found` is what it means without them.
 */
export function waitsForCommands(press: string, found: Resolution, place: KeyTarget): boolean {
  const isAfterOne = waiting.length > 0;
  if (isAfterOne && (found.is !== 'nothing' || (OF_TYPING.has(press) && !place.inText))) return true;
  if (!isAfterOne && isRegistryWhole()) return false;
  return (found.is === 'nothing' || isOfUnknown(press)) && mayMean(press, place);
}

/** Whether a command of that key could be meant here, if there was one. */
function mayMean(press: string, place: KeyTarget): boolean {
  if (!isSingle(press) && !WITH_ANOTHER.has(press) && !isOfUnknown(press)) return false;
  const imagined: Binding = {
    commandId: '',
    press,
    where: 'anywhere',
    repeats: false,
    inDialogs: false,
    changesRows: false,
  };
  return resolve(press, null, [imagined], place).is === 'command';
}

/** Whether the person has given that key, or a sequence that begins with it, to a command that has not come. */
const isOfUnknown = (press: string) =>
  Object.entries(keySettings.rebound).some(
    ([commandId, presses]) => !commandById(commandId) && presses.some((one) => one.split(' ')[0] === press),
  );

/** Keeps a press. Once the commands are there all that are kept are made in their order, where the focus is by then. */
export function waitForCommands(event: KeyboardEvent): void {
  waiting.push(pressOf(event) ?? { key: event.key, isSend: false, event });
  if (waiting.length === 1) void pressWaiting();
}

async function pressWaiting(): Promise<void> {
  // Both come in one file (vite.config.ts), so that the second is there with the first.
  const pressAll = (await untilCommands()) ? (await import('./pressAll')).pressAll : undefined;
  const presses = waiting;
  waiting = [];
  await pressAll?.(presses);
}

/** The person has gone elsewhere by hand, and what waits was not meant for that place. Returns whether anything has waited. */
export const forgetWaiting = (): boolean => waiting.splice(0).length > 0;
