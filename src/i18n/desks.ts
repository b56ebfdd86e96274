import type { Language } from '../../contract/languages';
import type { Texts } from '.';

type Load = () => Promise<{ default: Texts }>;

/** What is said behind sign-in, by language. A new language is one more folder, and one more line here and in index.ts. */
export const DESKS: Readonly<Record<Language, Load>> = {
  vi: () => import('./vi/desk'),
  en: () => import('./en/desk'),
  zh: () => import('./zh/desk'),
  it: () => import('./it/desk'),
  es: () => import('./es/desk'),
  fr: () => import('./fr/desk'),
  ar: () => import('./ar/desk'),
};
