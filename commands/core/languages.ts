import type { AnswerOption } from './option';

/** The languages a community of Vietnamese all over the world speaks, as BCP 47 codes; the console's own seven first. */
export const COMMON_LANGUAGES = [
  'vi',
  'en',
  'zh',
  'ar',
  'it',
  'es',
  'fr',
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
export const languageOption = (tag: string): AnswerOption => ({ value: tag, language: tag });
