import type { AnswerOption } from './option';

/** The languages a community of Vietnamese all over the world speaks, as BCP 47 codes; the console's own seven have letters. */
const PRESSES: Readonly<Record<string, string>> = { vi: 'v', en: 'n', zh: 'z', ar: 'r', it: 't', es: 's', fr: 'f' };
export const COMMON_LANGUAGES = [
  ...Object.keys(PRESSES),
  'ja',
  'ko',
  'km',
  'lo',
  'th',
  'my',
  'id',
  'ms',
  'tl',
  'hi',
  'ne',
  'si',
  'de',
  'ru',
  'pt',
  'cs',
  'pl',
  'uk',
] as const;

/** A language as an answer: shown by its name in the language that the person speaks. */
export const languageOption = (tag: string): AnswerOption => ({
  value: tag,
  language: tag,
  ...(PRESSES[tag] === undefined ? {} : { press: PRESSES[tag] }),
});
