import type { Command } from '../commands/core/definition';
import type { AnswerOption } from '../commands/core/option';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/wire/languages';
import { speak, t, textOr } from '../src/i18n';
import { loadDeferredTexts } from '../src/i18n/deferredTexts';
import { reasonOf } from '../src/i18n/reason';
import type { LedgerRow } from '../src/run/job/ledger';
import { Ending, EXIT } from './surroundings';

/** Loads all texts of a language; Vietnamese where none is named. */
export async function speakIn(code: string = DEFAULT_LANGUAGE): Promise<void> {
  const language = LANGUAGES.find((one) => one === code);
  if (language === undefined) throw new Ending(EXIT.misuse, `--lang ${code} is none of ${LANGUAGES.join(', ')}.`);
  await speak(language satisfies Language);
  await loadDeferredTexts();
}

/** What an option of an argument is called; data that has no text of ours stands for itself. */
export const optionText = ({ id }: Command, name: string, { value, text, label }: AnswerOption): string =>
  textOr(`${id}.${name}.${value}`, text === undefined ? (label ?? value) : t(text));

/** Why a row is as it is; empty where there is nothing to say. */
export function whyOf(commandId: string, { why, code, message, settledAs }: Partial<LedgerRow>): string {
  if (settledAs) return [textOr(settledAs.how, ''), settledAs.by?.name].filter(Boolean).join(' · ');
  return textOr(why ?? '', '') || (code === undefined ? '' : reasonOf(commandId, code, { message }));
}
