import type { Command } from '../../commands/core/definition';
import { textOr } from '../i18n';
import { format } from '../i18n/format';
import { titleOf } from '../i18n/titles';

/** What a button that ends a question does, and to how many: "Xoá bài (3)". Never a word that fits every command. */
export function deedOf(command: Command, count: number): string {
  const title = textOr(`${command.id}.submit`, titleOf(command.id));
  return count > 1 ? `${title} (${format.number(count)})` : title;
}
