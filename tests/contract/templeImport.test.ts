import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { create, EMPTY_TEMPLE, edit } from '../../contract/temples/calls';
import {
  fillingRow,
  importRow,
  importTemples,
  lookUpTemples,
  unimportTemples,
  writtenRow,
} from '../../contract/temples/importCalls';

const HUONG = { ...EMPTY_TEMPLE, name: 'Chùa Hương', city: 'Mỹ Đức', place: { lat: 20.6, lng: 105.7 } };
const read = (codec: unknown, wire: unknown) => z.decode(codec as z.ZodMiniType, wire);

describe('a row of a file is on the wire', () => {
  test('a temple as in a call of its own, with the word to make it although there is one like it', () => {
    const row = importRow('k1', HUONG);
    expect(read(create.body, row.temple)).toEqual(HUONG);
    expect(row).toEqual({ key: 'k1', temple: row.temple });
    expect(importRow('k1', HUONG, true)).toEqual({ ...row, anyway: true });
    expect(read(importTemples.body, { rows: [row] })).toEqual({ rows: [row] });
  });

  test('a change of the temple that it fills in, with what was there and what other rows leave', () => {
    const filling = { fields: { city: 'Huế', place: HUONG.place }, was: { city: '', place: null } };
    const row = fillingRow('k2', '7', { ...filling, between: [{ city: 'Vinh' }] });
    expect(row.key).toBe('k2');
    expect(read(edit.body, row.temple)).toEqual({ templeId: '7', ...filling.fields });
    expect(read(edit.body, row.was)).toEqual({ templeId: '7', ...filling.was });
    expect(row.between?.map((state) => read(edit.body, state))).toEqual([{ templeId: '7', city: 'Vinh' }]);
    expect(fillingRow('k2', '7', filling)).not.toHaveProperty('between');
  });

  test('what it has written, to be taken back: fields that it filled in with what was there before', () => {
    const made = writtenRow('k3', '7', { city: 'Huế' }, undefined);
    expect(made).toEqual({ key: 'k3', temple: { id: '7', city: 'Huế' } });
    const filled = writtenRow('k3', '7', { city: 'Huế' }, { city: '' });
    expect(filled).toEqual({ ...made, was: { id: '7', city: '' } });
    expect(read(unimportTemples.body, { rows: [made, filled] })).toEqual({ rows: [made, filled] });
  });
});

test('the temples that a file may mean are answered whole, with their places', () => {
  const stored = [
    { ...HUONG, templeId: '7' },
    { ...EMPTY_TEMPLE, name: 'Chùa Dâu', templeId: '8' },
  ];
  const codec = lookUpTemples.data as unknown as z.ZodMiniType;
  const wire = z.encode(codec, stored) as unknown[];
  expect(wire[0]).toMatchObject({ id: '7', lat: '20.6', lng: '105.7', name: 'Chùa Hương' });
  expect(wire[1]).toMatchObject({ lat: '0', lng: '0' });
  expect(read(codec, wire)).toEqual(stored);
});
