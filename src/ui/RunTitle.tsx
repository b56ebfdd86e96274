import { titleOf } from '../i18n/titles';
import { spelledOut } from './hiddenCharacters';
import { revealed } from './revealed';

interface Run {
  readonly commandId: string;
  /** What somebody called it, where it is more than one command. */
  readonly called?: string | undefined;
}

/** What was run, for what can hold no more than a text. */
export const runTitle = ({ commandId, called }: Run): string =>
  called === undefined ? titleOf(commandId) : spelledOut(called);

/** What was run: by its name, if somebody gave it one, else by the title of its command. */
export function RunTitle({ commandId, called }: Run) {
  return called === undefined ? titleOf(commandId) : <bdi>{revealed(called)}</bdi>;
}
