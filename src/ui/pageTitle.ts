import { useLayoutEffect } from 'react';
import { announce } from './announcer';

const PRODUCT = 'Tam Quan';
/** What the page is called that is shown, and the row that is open in it. */
const named = { page: '', opened: '' };

/** Names the row that is open before its page; '' for none. */
export function writeOpened(name: string): void {
  named.opened = name;
  write();
}

function write(): void {
  document.title = [named.opened, named.page, PRODUCT].filter((name) => name !== '').join(' · ');
}

/**
 * Names the page in the tab, and says the name to those who cannot see that another page came; the first page of all is read by the
 * browser, and takes the place of what stood there until then (index.html). `undefined` leaves it to what is shown within.
 */
export function usePageTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined || name === named.page) return;
    if (named.page === '') document.getElementById('frame')?.remove();
    else announce(name);
    named.page = name;
    write();
  }, [name]);
}
