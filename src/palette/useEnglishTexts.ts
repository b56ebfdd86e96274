import { useEffect, useMemo, useState } from 'react';
import { loadTexts } from '../i18n';
import { DEFERRED } from '../i18n/deferredTexts';
import { type Texts, textAt } from '../i18n/texts';

/** The English names of commands and options, whatever language is spoken; they come after the palette has opened. */
export function useEnglishTexts(): (key: string) => string | undefined {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    let gone = false;
    loadTexts('en', DEFERRED).then(
      (all) => !gone && setTexts(all),
      (error) => console.error('English names of commands', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return useMemo(() => (key) => textAt(texts, key), [texts]);
}
