import { type Load, language, loadTexts, needed, type Part, SIGN_IN } from '.';

// What is said behind sign-in. A new language is one more folder, a line in each list here, and one in index.ts.

/** Until the first list works. */
export const DESK = {
  vi: () => desk(SIGN_IN.vi, import('./vi/desk')),
  en: () => desk(SIGN_IN.en, import('./en/desk')),
  zh: () => desk(SIGN_IN.zh, import('./zh/desk')),
  it: () => desk(SIGN_IN.it, import('./it/desk')),
  es: () => desk(SIGN_IN.es, import('./es/desk')),
  fr: () => desk(SIGN_IN.fr, import('./fr/desk')),
  ar: () => desk(SIGN_IN.ar, import('./ar/desk')),
} satisfies Part;

/** What comes in the quiet after that, with whatever lies over the page, or with a screen that few people open first. */
export const DEFERRED = {
  vi: () => deferred(DESK.vi, import('./vi/deferred')),
  en: () => deferred(DESK.en, import('./en/deferred')),
  zh: () => deferred(DESK.zh, import('./zh/deferred')),
  it: () => deferred(DESK.it, import('./it/deferred')),
  es: () => deferred(DESK.es, import('./es/deferred')),
  fr: () => deferred(DESK.fr, import('./fr/deferred')),
  ar: () => deferred(DESK.ar, import('./ar/deferred')),
} satisfies Part;

/** Errors stand in both parts: those that sign-in can meet are not to go. */
async function desk(signIn: Load, coming: ReturnType<Load>): ReturnType<Load> {
  const [{ default: there }, { default: texts }] = await Promise.all([signIn(), coming]);
  return { default: { ...texts, errors: Object.assign({}, there.errors, texts.errors) } };
}

/** Screens stand in both parts: those of the desk are not to go. */
async function deferred(desk: Load, coming: ReturnType<Load>): ReturnType<Load> {
  const [{ default: there }, { default: texts }] = await Promise.all([desk(), coming]);
  return { default: { ...texts, screens: Object.assign({}, there.screens, texts.screens) } };
}

/** Of this language, and of whichever comes next. */
async function need(part: Part): Promise<void> {
  needed.add(part);
  await loadTexts(language.code, part);
}
export const loadDeskTexts = (): Promise<void> => need(DESK);

/** The rest of the texts: who shows one of them already is drawn again. */
export async function loadDeferredTexts(): Promise<void> {
  await need(DEFERRED);
  language.isWhole = true;
}

/** A part of the console that comes together with the deferred texts. */
export async function withDeferredTexts<P>(load: () => Promise<P>): Promise<P> {
  const [part] = await Promise.all([load(), loadDeferredTexts()]);
  return part;
}
