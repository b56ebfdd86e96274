import { useEffect, useState } from 'react';
import { loadTexts } from '../i18n';
import { DEFERRED } from '../i18n/deferredTexts';
import { textAt } from '../i18n/texts';
import type { EnglishTexts } from './entries';

const none: EnglishTexts = () => undefined;
let known = none;

/** Fetches the English names of commands and options, once. Throws where they can't be had. */
export async function loadEnglishTexts(): Promise<EnglishTexts> {
  if (known !== none) return known;
  const texts = await loadTexts('en', DEFERRED);
  if (known === none) known = (key) => textAt(texts, key);
  return known;
}

/** The English names of commands and options, whatever language is spoken; none until they are here. */
export function useEnglishTexts(): EnglishTexts {
  const [english, setEnglish] = useState(() => known);
  useEffect(() => {
    if (known !== none) return;
    let gone = false;
    loadEnglishTexts().then(
      (texts) => !gone && setEnglish(() => texts),
      (error) => console.error('English names of commands', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return english;
}
