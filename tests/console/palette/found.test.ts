import { expect, test, vi } from 'vitest';
import { aPost, aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { foundWithin, groupsFor, nameOfFound } = await import('../../../src/palette/found');

const member = (displayName: string, uid: number) => ({
  kind: 'profile' as const,
  row: aProfile({ displayName, uid, pubkey: `pk${uid}` }),
});
const post = (content: string) => ({ kind: 'post' as const, row: aPost({ content }) });
const names = (found: Parameters<typeof groupsFor>[0], words: string) =>
  groupsFor(found, words).map(({ kind, rows }) => [kind, ...rows.map(nameOfFound)]);

test('whoever is called so comes before what mentions the words, and with the kind of it', () => {
  const found = [
    post('Hôm nay gặp Phan Ngọc Trúc ở chùa'),
    member('Phan Ngọc Trúc Anh', 7),
    member('Phan Ngọc Trúc', 8),
  ];
  expect(names(found, 'phan ngoc truc')).toEqual([
    ['profile', 'Phan Ngọc Trúc', 'Phan Ngọc Trúc Anh'],
    ['post', 'Hôm nay gặp Phan Ngọc Trúc ở chùa'],
  ]);
});

test('whoever has the number comes first, whatever else says it', () => {
  const found = [post('4996 người xem'), member('Nhóm 4996', 12), member('Lê Thị Hoa', 4996)];
  expect(names(found, '4996')).toEqual([
    ['profile', 'Lê Thị Hoa', 'Nhóm 4996'],
    ['post', '4996 người xem'],
  ]);
});

test('a given name, which stands last, comes before first names that only go on', () => {
  const found = [member('Hoàng Văn Thiện', 1), member('Nguyễn Minh Hoa', 2), member('Hoa', 3), post('Hoa sen')];
  expect(names(found, 'hoa')).toEqual([
    ['profile', 'Hoa', 'Nguyễn Minh Hoa', 'Hoàng Văn Thiện'],
    ['post', 'Hoa sen'],
  ]);
});

test('what was found by neither name nor author says by what', () => {
  const found = { kind: 'profile' as const, row: aProfile({ displayName: 'Lan', phone: '+84931499612' }) };
  expect(foundWithin(found, '4996')).toEqual({ before: '+84931', part: '4996', after: '12' });
  expect(foundWithin(found, 'nothing of it')).toBeUndefined();
});
