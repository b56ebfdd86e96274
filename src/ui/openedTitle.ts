import { useEffect, useRef } from 'react';
import { isolate } from '../i18n';
import { announce } from './announcer';
import { spelledOut } from './hiddenCharacters';
import { writeOpened } from './pageTitle';

/** Puts the row that is open before the name of its page. It is said when it opens; rows that it moves on to are read where the focus is. */
export function useOpenedTitle(name: string | undefined): void {
  const isOpen = name !== undefined;
  const latest = useRef(name);
  latest.current = name;
  useEffect(() => {
    if (name === undefined) return;
    writeOpened(spelledOut(name));
    return () => writeOpened('');
  }, [name]);
  useEffect(() => {
    if (isOpen && latest.current) announce(isolate(spelledOut(latest.current)));
  }, [isOpen]);
}
