import { expect, test } from 'vitest';
import { flawsOf } from '../../server/http/input';

const READ = { success: true };

test('a text that no store could hold is named by its place, however deep it stands', () => {
  const rows = [{ name: 'Chùa' }, { name: 'a\0', tags: ['ok', '\ud800'] }];
  expect(flawsOf({ rows, 'x.y': '\0' }, READ, 'body').map(({ path }) => path)).toEqual([
    'body.rows.1.name',
    'body.rows.1.tags.1',
    'body.x.y',
  ]);
  expect(flawsOf('\0', READ)).toMatchObject([{ path: '', message: 'has a character that no text can hold' }]);
  expect(flawsOf({ rows: [null, 1, '🙏'] }, READ)).toEqual([]);
});
