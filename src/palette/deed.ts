import type { Command } from '../../commands/core/definition';
import { textOr } from '../i18n';
import { format } from '../i18n/format';
import { titleOn } from '../state/titleOn';

/**
 * What a button that ends a question does, and to how many: "Xoá bài (3)". Never a word that fits every command, and of posts and comments
 * together none that is true of posts alone.
 */
export function deedOf(command: Command, rows: readonly unknown[], count = rows.length): string {
  const title = textOr(`${command.id}.submit`, titleOn(command, rows));
  return count > 1 ? `${title} (${format.number(count)})` : title;
}
