import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { PersonalName } from '../../contract/personal';
import { personalKey, readPersonal, writePersonal } from './personalStorage';
import { session } from './session';

/** What is had by a digit each, with the name that the person gave it. */
export type Slots<T = { readonly name: string }> = Readonly<Record<number, T>>;

/** What the signed-in person has saved under one name, for whoever keeps it elsewhere as well (personalOnServer.ts). */
interface Saved {
  readonly at: () => Slots;
  /** What can't be one of them is left out. */
  readonly take: (at: unknown) => void;
}
export const savedByName = new Map<PersonalName, Saved>();

/** Called when the person has just saved or removed something. */
export const savedListener: { onSave: () => void } = { onSave: () => {} };

/** Things of the signed-in person by a digit each, the same in all tabs of this browser. `isOne` says what can be one of them. */
export function personalSlots<T extends { readonly name: string }>(
  name: PersonalName,
  isOne: (kept: unknown) => kept is T,
) {
  const slots = proxy<{ at: Slots<T> }>({ at: {} });
  // Plain objects, replaced as a whole: what a run is given of them is written into the browser's database, which takes no proxy.
  const put = (at: unknown) => {
    slots.at = ref(Object.fromEntries(Object.entries(at ?? {}).filter(([, one]) => isOne(one))) as Record<number, T>);
  };
  const keep = (at: unknown) => {
    put(at);
    writePersonal(name, Object.keys(slots.at).length === 0 ? '' : JSON.stringify(slots.at));
  };
  const read = () => {
    try {
      put(JSON.parse(readPersonal(name) ?? '{}'));
    } catch {
      // Unreadable: as if there were none, and the next that is kept overwrites it.
      put({});
    }
  };
  savedByName.set(name, { at: () => slots.at, take: keep });
  return {
    slots,
    /** Reads those of the signed-in user, now, whenever the user changes, and what another tab keeps. */
    load: (): void => {
      let uid = session.user?.uid;
      read();
      subscribe(session, () => {
        if (session.user?.uid === uid) return;
        uid = session.user?.uid;
        read();
      });
      addEventListener('storage', ({ key }) => key === personalKey(name) && read());
    },
    /** Keeps them for this person. */
    write: (at: Slots<T>): void => {
      keep(at);
      savedListener.onSave();
    },
  };
}

/** The digits that have something, each with its name. */
export const namesAt = (at: Slots) => Object.entries(at).map(([digit, { name }]) => ({ digit: Number(digit), name }));

/** The digits that have something, and `any` where some do: what commands ask for. */
export const thereAt = (at: Slots<unknown>): readonly (number | 'any')[] => {
  const digits = Object.keys(at).map(Number);
  return digits.length === 0 ? [] : [...digits, 'any'];
};
