import { type Command, isMutation } from '../../commands/core/definition';
import { titleOf } from '../i18n/titles';
import { serverHas } from './session';

/** What a command is called on these rows: on one of them as it does it there, a comment being no post. */
export function titleOn(command: Command, rows: readonly unknown[]): string {
  const [row, another] = rows;
  const isOne = row !== undefined && another === undefined && isMutation(command);
  return titleOf(command.id, isOne ? command.titleOn?.(row as never, serverHas) : undefined);
}
