import { useEffect, useRef } from 'react';
import { isolate } from '../i18n';
import { afterPaint } from '../state/afterPaint';
import { announce } from './announcer';
import { spelledOut } from './hiddenCharacters';
import { writeOpened } from './pageTitle';

/**
 * Puts the row that is open before the name of its page, once it is painted. It is said when it opens; rows that it moves on to are read
 * where the focus is.
 */
export function useOpenedTitle(name: string | undefined): void {
  const isOpen = name !== undefined;
  const latest = useRef(name);
  latest.current = name;
  useEffect(() => (name === undefined ? undefined : afterPaint(() => writeOpened(spelledOut(name)))), [name]);
  useEffect(() => {
    if (!isOpen) return;
    const callOff = afterPaint(() => latest.current && announce(isolate(spelledOut(latest.current))));
    return () => {
      callOff();
      writeOpened('');
    };
  }, [isOpen]);
}
