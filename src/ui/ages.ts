import { useSyncExternalStore } from 'react';
import { nowMs } from '../client/serverClock';
import { format } from '../i18n/format';

const MINUTE_MS = 60_000;
/** A timer may be early by a little. */
const AFTER_MS = 50;

const told = new Set<() => void>();
const minute = () => Math.floor(nowMs() / MINUTE_MS);
const onMinute = (tell: () => void) => {
  told.add(tell);
  return () => told.delete(tell);
};

/** Draws a component again once a minute, for an age within a sentence; what is an age alone is a `timeAgo` and needs none. */
export const useMinute = (): number => useSyncExternalStore(onMinute, minute);

/** Says anew how long ago each `timeAgo` of the page was. React is not asked: a list would draw all of its rows. */
function renewTexts(): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    const text = format.ago(Date.parse(element.dateTime) / 1000);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Lets all ages of a page move together, once a minute while it is seen and as soon as it is seen again. Answers how that ends. */
export function keepAges(): () => void {
  let timer = 0;
  const renew = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    renewTexts();
    for (const tell of told) tell();
    timer = window.setTimeout(renew, MINUTE_MS - (nowMs() % MINUTE_MS) + AFTER_MS);
  };
  renew();
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}
