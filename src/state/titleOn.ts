import { type Command, isMutation, labelOn } from '../../commands/core/definition';
import { titleOf } from '../i18n/titles';
import { serverHas } from './session';

/** What a command is called on these rows: as it does it there, a comment being no post, and on several by what is true of all. */
export const titleOn = (command: Command, rows: readonly unknown[]): string =>
  titleOf(command.id, isMutation(command) ? labelOn(command, rows, serverHas) : undefined);

/** All that a command may be called, on whatever row. */
export const titlesOf = (command: Command): readonly string[] => [
  titleOf(command.id),
  ...((isMutation(command) && command.words?.titles?.others(serverHas)) || []).map((label) =>
    titleOf(command.id, label),
  ),
];
