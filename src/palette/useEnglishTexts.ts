import { useEffect, useMemo, useState } from 'react';
import { loadTexts } from '../i18n';
import { DEFERRED } from '../i18n/deferredTexts';
import type { Texts } from '../i18n/texts';

/** The English names of commands and options, whatever language is spoken; they come after the palette has opened. */
export function useEnglishTexts(): (key: string) => string | undefined {
  const [texts, setTexts] = useState<Texts | null>(null);
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
  return useMemo(
    () => (key) => {
      const within = (part: Texts | string | undefined, name: string) =>
        typeof part === 'object' ? part[name] : undefined;
      const text = key.split('.').reduce<Texts | string | undefined>(within, texts ?? undefined);
      return typeof text === 'string' ? text : undefined;
    },
    [texts],
  );
}
