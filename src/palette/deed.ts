import type { Command } from '../../commands/core/definition';
import { hasText, t } from '../i18n';
import { format } from '../i18n/format';

/** What a button that ends a question does, and to how many: "Xoá bài (3)". Never a word that fits every command. */
export function deedOf(command: Command, count: number): string {
  const own = `${command.id}.submit`;
  const title = t(hasText(own) ? own : `${command.id}.title`);
  return count > 1 ? `${title} (${format.number(count)})` : title;
}
