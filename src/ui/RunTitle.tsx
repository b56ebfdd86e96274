import type { TextKey } from '../../commands/core/textKey';
import { commandById } from '../../commands/registry';
import { titleOf } from '../i18n/titles';
import { titleOn } from '../state/titleOn';
import { spelledOut } from './hiddenCharacters';
import { revealed } from './revealed';

interface Run {
  readonly commandId: string;
  /** What somebody called it, where it is more than one command. */
  readonly called?: string | undefined;
  /** What its command was called on its rows, where that is not its title; of one row that row says it. */
  readonly label?: TextKey | undefined;
  /** The row before, of a run on one. */
  readonly before?: unknown;
}

function commandTitle({ commandId, label, before }: Run): string {
  const command = before == null ? undefined : commandById(commandId);
  return command && label === undefined ? titleOn(command, [before]) : titleOf(commandId, label);
}

/** What was run, for what can hold no more than a text. */
export const runTitle = (run: Run): string => (run.called === undefined ? commandTitle(run) : spelledOut(run.called));

/** What was run: by its name, if somebody gave it one, else by the title of its command. */
export function RunTitle(run: Run) {
  return run.called === undefined ? commandTitle(run) : <bdi>{revealed(run.called)}</bdi>;
}
