import { proxy } from 'valtio/vanilla';
import { SEPARATORS, type Separator } from '../../commands/core/csv';
import type { Language } from '../../contract/wire/languages';
import { language } from '../i18n';
import { personalKey } from './personalStorage';

/** What a person has chosen once; `auto` follows the language. */
export type SeparatorChoice = Separator | 'auto';
/** Incremented with each choice, for the components that show it. */
export const separatorChoice = proxy({ turn: 0 });

/** In languages with a decimal comma, spreadsheets expect a semicolon between cells. */
const SEMICOLON: ReadonlySet<Language> = new Set(['vi', 'fr', 'es', 'it']);

const place = () => personalKey('csv');

/** The choice of the signed-in user in this browser. */
export function chosenSeparator(): SeparatorChoice {
  const kept = localStorage.getItem(place());
  return SEPARATORS.find((one) => one === kept) ?? 'auto';
}

export function chooseSeparator(choice: SeparatorChoice): void {
  if (choice === 'auto') localStorage.removeItem(place());
  else localStorage.setItem(place(), choice);
  separatorChoice.turn += 1;
}

/** The separator of a CSV file made for this person, so that a double click opens it as a table. */
export function csvSeparator(): Separator {
  const choice = chosenSeparator();
  return choice === 'auto' ? usualSeparator() : choice;
}

/** What spreadsheets expect in the language spoken now. */
export const usualSeparator = (): Separator => (SEMICOLON.has(language.code as Language) ? ';' : ',');
