import rosetta, { type Rosetta } from 'rosetta';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { TextKey } from '../../commands/core/textKey';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/wire/languages';
import type {} from './textKeys';
import { PSEUDO, type Pseudo, type Texts, textAt } from './texts';

const PLACE = 'tamquan.language';
const RIGHT_TO_LEFT: readonly Spoken[] = ['ar', 'ar-XB'];
/** Fetches a part of the texts of one language. */
export type Load = () => Promise<{ default: Texts }>;
/** A part of the texts, by language. */
export type Part = Readonly<Record<Language, Load>>;
/** Each language arrives when it is asked for, first what sign-in says; the rest stands in deferredTexts.ts, behind sign-in. */
export const SIGN_IN: Part = {
  vi: () => import('./vi'),
  en: () => import('./en'),
  zh: () => import('./zh'),
  it: () => import('./it'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ar: () => import('./ar'),
};

type Spoken = Language | Pseudo;

/** The language spoken now. `isWhole`: the deferred texts are there as well. */
export const language = proxy<{ code: Spoken; dir: 'ltr' | 'rtl'; ready: boolean; isWhole: boolean }>({
  code: DEFAULT_LANGUAGE,
  dir: 'ltr',
  ready: false,
  isWhole: false,
});

/** What `Intl` is asked with. Arabic counts in the digits that identifiers, times and keys are written in, so that all look alike. */
export const intlTag = (): string => (language.dir === 'rtl' ? `${language.code}-u-nu-latn` : language.code);

/** All texts there are; how they are filled is made better by what comes later (endedOnce.ts). */
export const texts: Rosetta<Texts> = rosetta();
/** Of the language spoken now: making one costs more than a hundred uses. */
let plurals = new Intl.PluralRules(DEFAULT_LANGUAGE);
const loaded = new Map<Load, Texts>();
/** What every language that is spoken needs from now on; deferredTexts.ts adds to it. */
export const needed = new Set([SIGN_IN]);

/** Loads a part of the texts of a language, once. Throws where it can't be had. */
export async function loadTexts(code: Spoken, part: Part): Promise<Texts> {
  const load = part[isPseudo(code) ? 'en' : code];
  const some = loaded.get(load) ?? (await load()).default;
  loaded.set(load, some);
  texts.set(code, isPseudo(code) ? (await import('./pseudo')).pseudoTexts(code, some) : some);
  return some;
}

const isPseudo = (code: string | null): code is Pseudo => PSEUDO.some((one) => one === code);

const dirOf = (code: Spoken) => (RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr');

/** Speaks another language from now on, and remembers it. */
export async function setLanguage(code: Spoken): Promise<void> {
  const dir = dirOf(code);
  if (dir === 'rtl') await import('../theme/arabic');
  await speak(code);
  document.documentElement.lang = code;
  document.documentElement.dir = dir;
  localStorage.setItem(PLACE, code);
}

/** Loads what is needed of a language, and speaks it. Knows no page. */
export async function speak(code: Spoken): Promise<void> {
  // One after the other: each part has all of those before it.
  for (const part of needed) await loadTexts(code, part);
  texts.locale(code);
  plurals = new Intl.PluralRules(code);
  Object.assign(language, { code, dir: dirOf(code), ready: true });
}

/** The language of this page: `?lang=` in the address, else what was chosen before, else Vietnamese. */
export function firstLanguage(search: string): Spoken {
  const asked = new URLSearchParams(search).get('lang') ?? localStorage.getItem(PLACE);
  if (isPseudo(asked)) return asked;
  return LANGUAGES.find((code) => code === asked) ?? DEFAULT_LANGUAGE;
}

export type Params = Readonly<Record<string, string | number>>;

/**
 * The text of a key in the language spoken now. `{{name}}` stands for a parameter; of a plural, `count` chooses the form. A key
 * without a text comes back itself: the lint finds those, and nobody sees an empty button.
 */
export function t(key: TextKey, params: Params = {}): string {
  const { count } = params;
  if (typeof count === 'number') {
    const form = plurals.select(count);
    const shown = { ...isolated(params), count: count.toLocaleString(intlTag()) };
    const chosen = texts.t(`${key}.${form}`, shown) || texts.t(`${key}.other`, shown);
    if (chosen) return chosen;
  }
  return textAt(table(), key) ? texts.t(key, isolated(params)) : key;
}

/** A text that keeps its own direction, whatever stands around it. */
export const isolate = (text: unknown): string => `\u2068${text}\u2069`;

/** The same where the language is written from right to left; elsewhere what is typed here has its direction anyway. */
export const inOwnWay = (text: string): string => (language.dir === 'ltr' ? text : isolate(text));

/** A text without what keeps its parts in their own direction. */
export const withoutIsolates = (text: string): string => text.replaceAll(/\u2068\u200f?|\u2069/g, '');

/** From right to left, names and numbers within a sentence keep their own direction. */
function isolated(params: Params): Params {
  if (language.dir === 'ltr') return params;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolate(value)]));
}

const table = () => texts.table(texts.locale()) || undefined;

/** Whether there is a text for what may be a key: one that is made of data, or of a command's id. */
export const hasText = (key: string): key is TextKey => !!(textAt(table(), key) ?? textAt(table(), `${key}.other`));

/** The text of a key that is made of data, or of a command's id; `otherwise` where there is none for what has come. */
export const textOr = (key: string, otherwise: string, params?: Params): string =>
  hasText(key) ? t(key, params) : otherwise;

/** `t`, in a component that is drawn again when the language changes. */
export function useT(): typeof t {
  useSnapshot(language);
  return t;
}
