import type { Language } from '../../contract/languages';
import type { Texts } from '.';

type Load = () => Promise<{ default: Texts }>;

/** What is said behind sign-in until the first list works, by language. A new language is one more folder, a line in each of these, and one in index.ts. */
export const DESKS: Readonly<Record<Language, Load>> = {
  vi: () => import('./vi/desk'),
  en: () => import('./en/desk'),
  zh: () => import('./zh/desk'),
  it: () => import('./it/desk'),
  es: () => import('./es/desk'),
  fr: () => import('./fr/desk'),
  ar: () => import('./ar/desk'),
};

/** What is said later, and on screens that few people open first. */
export const DEFERRED: Readonly<Record<Language, Load>> = {
  vi: () => import('./vi/deferred'),
  en: () => import('./en/deferred'),
  zh: () => import('./zh/deferred'),
  it: () => import('./it/deferred'),
  es: () => import('./es/deferred'),
  fr: () => import('./fr/deferred'),
  ar: () => import('./ar/deferred'),
};
