import { type Load, language, loadTexts, needed, type Part, SIGN_IN } from '.';
import type { Texts } from './texts';

// What is said behind sign-in. A new language is one more folder, a line in each list here, and one in index.ts.

/** Until the first list works. */
const CONSOLE = {
  vi: () => upon(SIGN_IN.vi, import('./vi/console')),
  en: () => upon(SIGN_IN.en, import('./en/console')),
  zh: () => upon(SIGN_IN.zh, import('./zh/console')),
  it: () => upon(SIGN_IN.it, import('./it/console')),
  es: () => upon(SIGN_IN.es, import('./es/console')),
  fr: () => upon(SIGN_IN.fr, import('./fr/console')),
  ar: () => upon(SIGN_IN.ar, import('./ar/console')),
} satisfies Part;

/** What comes in the quiet after that, with whatever lies over the page, or with a screen that few people open first. */
export const DEFERRED = {
  vi: () => upon(CONSOLE.vi, import('./vi/deferred')),
  en: () => upon(CONSOLE.en, import('./en/deferred')),
  zh: () => upon(CONSOLE.zh, import('./zh/deferred')),
  it: () => upon(CONSOLE.it, import('./it/deferred')),
  es: () => upon(CONSOLE.es, import('./es/deferred')),
  fr: () => upon(CONSOLE.fr, import('./fr/deferred')),
  ar: () => upon(CONSOLE.ar, import('./ar/deferred')),
} satisfies Part;

/** With what was there before: an area may stand in several parts, so that a later part takes nothing of an earlier one away. */
async function upon(before: Load, coming: ReturnType<Load>): ReturnType<Load> {
  const [{ default: there }, { default: texts }] = await Promise.all([before(), coming]);
  return { default: joined(there, texts) };
}

function joined(some: Texts, more: Texts): Texts {
  const all: Record<string, string | Texts> = { ...some };
  for (const [key, text] of Object.entries(more)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof text === 'object' ? joined(there, text) : text;
  }
  return all;
}

/** Of this language, and of whichever comes next. */
async function need(part: Part): Promise<void> {
  needed.add(part);
  await loadTexts(language.code, part);
}
export const loadConsoleTexts = (): Promise<void> => need(CONSOLE);

/** The rest of the texts: who shows one of them already is drawn again. */
export async function loadDeferredTexts(): Promise<void> {
  await need(DEFERRED);
  language.isWhole = true;
}
