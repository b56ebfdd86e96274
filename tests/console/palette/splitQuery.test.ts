import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords } from '../../../src/palette/match';
import { splitQuery, titlePhrase, wholePhrase } from '../../../src/palette/splitQuery';

const verb = (title: string, kind: string, ...words: readonly string[]) => ({
  title,
  phrases: [titlePhrase(title, [kind]), ...words.map(wholePhrase)],
});
const VERBS = [
  verb('Khoá thành viên', 'Thành viên', 'chặn', 'khoá tài khoản'),
  verb('Mở khoá thành viên', 'Thành viên'),
  verb('Mở thành viên', 'Thành viên'),
  verb('Khoá bài', 'Bài viết'),
  verb('Xác minh số điện thoại', 'Thành viên'),
  verb('Bloquer le membre', 'Membre'),
  verb('حظر العضو', 'عضو'),
  verb('封禁成员', '成员'),
];
const split = (typed: string) => {
  const parts = splitQuery(typed, VERBS);
  return parts && [parts.verbs.map(({ title }) => title).join(', '), parts.rest];
};

test.each([
  ['khoá Hoàng Xuân Toàn', 'Khoá thành viên, Khoá bài', 'Hoàng Xuân Toàn'],
  ['khoa hoang xuan toan', 'Khoá thành viên, Khoá bài', 'hoang xuan toan'],
  ['hoàng xuân toàn khoá', 'Khoá thành viên, Khoá bài', 'hoàng xuân toàn'],
  ['chặn Toàn', 'Khoá thành viên', 'Toàn'],
  ['  khoá   +84 931', 'Khoá thành viên, Khoá bài', '+84 931'],
  ['khoá thành viên Hoa', 'Khoá thành viên', 'Hoa'],
  ['bloquer Toàn', 'Bloquer le membre', 'Toàn'],
  ['bloquer le membre Toàn', 'Bloquer le membre', 'Toàn'],
  ['حظر محمد', 'حظر العضو', 'محمد'],
  ['封禁王小明', '封禁成员', '王小明'],
])('%s is %s, of %s', (typed, verbs, rest) => {
  expect(split(typed)).toEqual([verbs, rest]);
  expect(split(typed.normalize('NFD'))).toEqual([verbs, rest.normalize('NFD')]);
});

test('as many words as can be are the command’s, and a name said wholly is meant before one that goes on', () => {
  expect(split('mở khoá Toàn')).toEqual(['Mở khoá thành viên', 'Toàn']);
  expect(split('Toàn mở khoá')).toEqual(['Mở khoá thành viên', 'Toàn']);
  expect(split('mở Toàn')).toEqual(['Mở thành viên', 'Toàn']);
  expect(split('xác minh Minh')).toEqual(['Xác minh số điện thoại', 'Minh']);
});

test('the beginning of what a title is about is the beginning of a name', () => {
  expect(split('khoá thanh hoa')).toEqual(['Khoá thành viên, Khoá bài', 'thanh hoa']);
  expect(split('bloquer Le Pen')).toEqual(['Bloquer le membre', 'Le Pen']);
  // Other words for a command are said wholly.
  expect(split('khoá Tài Nguyễn')).toEqual(['Khoá thành viên, Khoá bài', 'Tài Nguyễn']);
  expect(split('khoá tài khoản Nguyễn')).toEqual(['Khoá thành viên', 'Nguyễn']);
});

test.each(['', 'khoá', 'khoá ', 'khoá thành viên', 'hoàng xuân toàn', 'kho toàn', 'toàn khoá hoàng'])(
  '“%s” is not parted',
  (typed) => expect(split(typed)).toBeNull(),
);

test('whoever has no word of a command in the name is found by all of it, at either end of which the command is said', () => {
  const name = fc
    .array(fc.constantFrom('Hoàng', 'Xuân', 'Toàn', 'Nguyễn', 'Thị', 'O’Brien', '4996', 'Đỗ'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '));
  const said = fc.constantFrom('khoá', 'Khoá thành viên', 'chặn', 'mở khoá', 'xác minh số', 'xac minh so dien thoai');
  const write = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.normalize('NFD'),
    foldWords,
    (text: string) => text.toUpperCase(),
  );
  fc.assert(
    fc.property(name, said, write, fc.boolean(), (who, does, writes, isFirst) => {
      const [first, last] = isFirst ? [does, who] : [who, does];
      const parts = splitQuery(`${writes(first)} ${writes(last)}`, VERBS);
      expect(parts?.rest).toBe(writes(who));
      expect(parts?.verbQuery.whole).toBe(foldWords(does));
    }),
  );
});

test('whatever is typed, the words of the command and the rest are all of it, and both are there', () => {
  const word = fc.constantFrom(
    'khoá',
    'mở',
    'thành',
    'viên',
    'le',
    'bloquer',
    'Toàn',
    'حظر',
    '封',
    '禁',
    '王',
    '-',
    '👍',
    'bài',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.constantFrom(' ', '  ', '-'), (words, between) => {
      const typed = words.join(between);
      const parts = splitQuery(typed, VERBS);
      if (!parts) return;
      expect(typed).toContain(parts.rest);
      expect(parts.verbs.length).toBeGreaterThan(0);
      expect(parts.verbQuery.words.length).toBeGreaterThan(0);
      expect(parts.rest).not.toBe('');
    }),
  );
});
