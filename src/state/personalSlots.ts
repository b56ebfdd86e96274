import { proxy, ref, subscribe } from 'valtio/vanilla';
import { readPersonal, writePersonal } from './personalStorage';
import { session } from './session';

/** Things of the signed-in person by a digit each, in this browser. `isOne` says what can be one of them. */
export function personalSlots<T>(name: string, isOne: (kept: unknown) => kept is T) {
  const slots = proxy<{ at: Readonly<Record<number, T>> }>({ at: {} });
  // Plain objects, replaced as a whole: what a run is given of them is written into the browser's database, which takes no proxy.
  const put = (at: Readonly<Record<number, T>>) => {
    slots.at = ref(at);
  };
  const read = () => {
    try {
      const kept = Object.entries(JSON.parse(readPersonal(name) ?? '{}')).filter(([, one]) => isOne(one));
      put(Object.fromEntries(kept) as Record<number, T>);
    } catch {
      // Unreadable: as if there were none, and the next that is kept overwrites it.
      put({});
    }
  };
  return {
    slots,
    /** Reads those of the signed-in user, now and whenever the user changes. */
    load: (): void => {
      let uid = session.user?.uid;
      read();
      subscribe(session, () => {
        if (session.user?.uid === uid) return;
        uid = session.user?.uid;
        read();
      });
    },
    /** Keeps them, in this browser and for this person. */
    write: (at: Readonly<Record<number, T>>): void => {
      put(at);
      writePersonal(name, Object.keys(at).length === 0 ? '' : JSON.stringify(at));
    },
  };
}

/** The digits that have something, each with its name. */
export const namesAt = (at: Readonly<Record<number, { readonly name: string }>>) =>
  Object.entries(at).map(([digit, { name }]) => ({ digit: Number(digit), name }));

/** The digits that have something, and `any` where some do: what commands ask for. */
export const thereAt = (at: Readonly<Record<number, unknown>>): readonly (number | 'any')[] => {
  const digits = Object.keys(at).map(Number);
  return digits.length === 0 ? [] : [...digits, 'any'];
};
