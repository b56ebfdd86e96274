import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Temple } from '../../../contract/temples/calls';
import {
  changedByOthers,
  discard,
  hasUnsaved,
  sendDraft,
  takeTheirs,
  templeDraftOf,
  type,
  withDraft,
} from '../../../src/screens/temples/drafts';
import { baseOf, beginChange, commitChange, dropChange, putRows, rowOf } from '../../../src/state/rows';
import { aTemple } from '../../commands/rows';

/** A temple in its editor: what is shown of it, and what becomes of what is sent. */
function edited(first: Partial<Temple>) {
  const temple = aTemple(first);
  const { templeId: id } = temple;
  putRows('temple', [temple]);
  let sent: { readonly token: string } | null = null;
  const row = () => rowOf('temple', id) ?? temple;
  const present = () => baseOf('temple', id) ?? temple;
  // As the detail does once nothing is unsaved and no call is out.
  const settle = () => {
    if (sent === null && !hasUnsaved(row(), templeDraftOf(id))) discard(id);
  };
  const answered = (act: (token: string) => void) => {
    if (sent) act(sent.token);
    sent = null;
    settle();
  };
  return {
    id,
    shown: () => withDraft(row(), templeDraftOf(id)),
    isUnsaved: () => hasUnsaved(row(), templeDraftOf(id)),
    byOthers: () => {
      const draft = templeDraftOf(id);
      return draft ? changedByOthers(draft, present()) : [];
    },
    type(part: Partial<Temple>) {
      type(id, part);
      settle();
    },
    save() {
      if (sent || !hasUnsaved(row(), templeDraftOf(id))) return {};
      const fields = sendDraft(id, present());
      sent = { token: `save ${Math.random()}` };
      beginChange('temple', id, sent.token, (before) => ({ ...before, ...fields }));
      return fields;
    },
    saved: () => answered((token) => commitChange('temple', id, token, null)),
    refused: () => answered((token) => dropChange('temple', id, token, null)),
    others: (part: Partial<Temple>) => putRows('temple', [{ ...present(), ...part }]),
  };
}

const step = fc.oneof(
  fc.record({ does: fc.constant('type'), name: fc.constantFrom('A', 'B', 'C') }),
  fc.record({ does: fc.constant('type'), address: fc.constantFrom('', 'D') }),
  fc.record({ does: fc.constantFrom('save', 'saved', 'refused') }),
);

test('what was typed last is shown, whatever was on its way and however that ended, and nobody else is named for it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const temple = edited({ name: 'A', address: '' });
      const typed = { name: 'A', address: '' };
      for (const { does, ...part } of steps) {
        if (does === 'type') {
          temple.type(part);
          Object.assign(typed, part);
        } else temple[does as 'save' | 'saved' | 'refused']();
        expect(temple.shown()).toMatchObject(typed);
        expect(temple.byOthers()).toEqual([]);
      }
      temple.saved();
      temple.save();
      temple.saved();
      expect(temple.shown()).toMatchObject(typed);
      expect(temple.isUnsaved()).toBe(false);
    }),
  );
});

test('a value from before, typed again while another is saved, is a change that is sent', () => {
  const temple = edited({ name: 'A' });
  temple.type({ name: 'B' });
  temple.save();
  temple.type({ name: 'A' });
  expect(temple.shown().name).toBe('A');
  temple.saved();
  expect(temple.save()).toEqual({ name: 'A' });
});

test('what others saved meanwhile is told, and left as they saved it where that is chosen', () => {
  const temple = edited({ name: 'A', address: '' });
  temple.type({ name: 'B', address: 'D' });
  temple.save();
  temple.others({ name: 'T' });
  temple.refused();
  expect(temple.byOthers()).toEqual(['name']);
  takeTheirs(temple.id, 'name');
  expect(temple.shown()).toMatchObject({ name: 'T', address: 'D' });
  expect(temple.save()).toEqual({ address: 'D' });
});

test('a text that is no place goes with it, where the place of others is chosen', () => {
  const temple = edited({ place: null });
  temple.type({ place: { lat: 21, lng: 105 } });
  type(temple.id, { name: 'B' }, 'somewhere');
  temple.others({ place: { lat: 10, lng: 106 } });
  takeTheirs(temple.id, 'name');
  expect(templeDraftOf(temple.id)?.placeTyped).toBe('somewhere');
  takeTheirs(temple.id, 'place');
  expect(templeDraftOf(temple.id)?.placeTyped).toBeUndefined();
});
