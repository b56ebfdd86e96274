import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/wire/languages';
import { speak, textOr } from '../src/i18n';
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

/** Why a row is as it is; empty where there is nothing to say. */
export function whyOf(commandId: string, { why, code, message, settledAs }: Partial<LedgerRow>): string {
  if (settledAs) return [textOr(settledAs.how, ''), settledAs.by?.name].filter(Boolean).join(' · ');
  return textOr(why ?? '', '') || (code === undefined ? '' : reasonOf(commandId, code, { message }));
}
