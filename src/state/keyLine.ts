import { proxy, subscribe } from 'valtio/vanilla';
import { readPersonal, writePersonal } from './personalStorage';
import { session } from './session';

const NAME = 'keyLine';
const HIDDEN = 'hidden';

/** Whether the signed-in person has the line of keys below lists. */
export const keyLine = proxy({ isShown: true });

const read = () => {
  keyLine.isShown = readPersonal(NAME) !== HIDDEN;
};

/** Reads what the signed-in user chose, now and whenever the user changes. */
export function loadKeyLine(): void {
  let uid = session.user?.uid;
  read();
  subscribe(session, () => {
    if (session.user?.uid === uid) return;
    uid = session.user?.uid;
    read();
  });
}

/** Hides the line, or shows it again, and remembers that for this person. */
export function toggleKeyLine(): void {
  keyLine.isShown = !keyLine.isShown;
  writePersonal(NAME, keyLine.isShown ? '' : HIDDEN);
}
