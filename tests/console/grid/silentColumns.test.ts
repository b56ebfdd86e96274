import { expect, test } from 'vitest';
import { silentOf, speaking } from '../../../src/grid/hooks/silentColumns';
import type { Shown } from '../../../src/grid/hooks/useColumns';

interface Person {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly state?: string;
}
const column = (id: keyof Person, isFact: boolean) =>
  ({ id, title: id, width: 100, isFact, cell: () => null, accessor: (row: Person) => row[id] ?? '' }) as never;
const COLUMNS = [column('name', true), column('email', true), column('phone', true), column('state', false)];
const ids = (visible: readonly { readonly column: { readonly id: string } }[]) =>
  visible.map(({ column: { id } }) => id);
const shown = COLUMNS.map((one) => ({ column: one, widthPx: 100 })) as unknown as Shown<never>[];

test('a fact that no row says gives its room away, and a state that none has keeps it', () => {
  const silent = silentOf(COLUMNS, [{ name: 'An', phone: '09' }, { name: 'Bình' }], new Set());
  expect([...silent]).toEqual(['email']);
  expect(ids(speaking(shown, silent, {}))).toEqual(['name', 'phone', 'state']);
});

test('what was said once stays, though the rows of a search do not say it', () => {
  const said = new Set<string>();
  silentOf(COLUMNS, [{ name: 'An', phone: '09' }], said);
  expect([...silentOf(COLUMNS, [{ name: 'Bình' }], said)]).toEqual(['email']);
  expect([...silentOf(COLUMNS, [{ name: 'Bình', email: 'b@chua.vn' }], said)]).toEqual([]);
});

test('without a row nobody has been silent', () => {
  expect([...silentOf(COLUMNS, [], new Set())]).toEqual([]);
});

test('a column that somebody asked for stays, and so does the first', () => {
  const silent = new Set(['name', 'email', 'phone']);
  expect(ids(speaking(shown, silent, { email: true }))).toEqual(['name', 'email', 'state']);
});
