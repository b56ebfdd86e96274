import { expect, test } from 'vitest';
import { addressOfQuery, queryOf } from '../../../src/grid/model/address';
import type { Query } from '../../../src/grid/rows/source';

const title = 'common.all';
const offers: Parameters<typeof queryOf>[1] = {
  filters: [
    {
      id: 'decision',
      title,
      options: [
        { value: 'open', title },
        { value: 'ignored', title },
      ],
      initial: 'open',
    },
    { id: 'kind', title, options: [{ value: 'video', title }] },
  ],
  sorts: [
    { value: '-time', title },
    { value: 'time', title },
  ],
};
const query = (address: string) => queryOf(new URLSearchParams(address), offers);

test('an address without a word of it asks for what the filters begin with', () => {
  expect(query('')).toEqual({ filters: { decision: 'open' }, sort: null, text: '' });
});

test('a query comes back from the address that it wrote', () => {
  const queries: Query[] = [
    { filters: { decision: 'ignored', kind: 'video' }, sort: 'time', text: 'chùa Hương' },
    { filters: { kind: 'video' }, sort: null, text: '' },
    { filters: { decision: 'open' }, sort: null, text: '' },
  ];
  for (const wanted of queries) {
    expect(queryOf(addressOfQuery(new URLSearchParams(''), wanted, offers), offers)).toEqual(wanted);
  }
});

test('what the list does not offer is not asked', () => {
  expect(query('decision=burnt&sort=name&kind=1')).toEqual({ filters: {}, sort: null, text: '' });
});

test('the address says nothing of what is usual, and keeps what is not ours', () => {
  const usual = { filters: { decision: 'open' }, sort: '-time', text: '' };
  expect(addressOfQuery(new URLSearchParams('lang=en&row=p1'), usual, offers).toString()).toBe('lang=en&row=p1');
});
