import type { Command } from '../../commands/core/definition';
import type { AnswerOption } from '../../commands/core/option';
import { t, textOr } from '.';
import { format } from './format';

/** What an option of an argument is called: its locale text, else what it brings along. */
export function optionText({ id }: Command, name: string, { value, text, label, language }: AnswerOption): string {
  if (language !== undefined) return format.languageName(language);
  return textOr(`${id}.${name}.${value}`, text === undefined ? (label ?? value) : t(text));
}
