import { proxy } from 'valtio/vanilla';
import { SEPARATORS, type Separator } from '../../commands/core/csv';
import type { Language } from '../../contract/wire/languages';
import { language } from '../i18n';
import { personalKey } from './personalStorage';

/** What a person has chosen once; `auto` follows the language. */
export type SeparatorChoice = Separator | 'auto';
/** Rises with each choice, for those who show it. */
export const separatorChoice = proxy({ turn: 0 });

/** Where the comma stands in numbers, spreadsheets expect a semicolon between cells. */
const SEMICOLON: ReadonlySet<Language> = new Set(['vi', 'fr', 'es', 'it']);

const place = () => personalKey('csv');

/** What whoever is signed in has chosen in this browser. */
export function chosenSeparator(): SeparatorChoice {
  const kept = localStorage.getItem(place());
  return SEPARATORS.find((one) => one === kept) ?? 'auto';
}

export function chooseSeparator(choice: SeparatorChoice): void {
  if (choice === 'auto') localStorage.removeItem(place());
  else localStorage.setItem(place(), choice);
  separatorChoice.turn += 1;
}

/** What stands between the cells of a CSV file that this person is given, so that a double click opens it as a table. */
export function csvSeparator(): Separator {
  const choice = chosenSeparator();
  if (choice !== 'auto') return choice;
  return SEMICOLON.has(language.code as Language) ? ';' : ',';
}
