import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMark, markedPieces } from '../../../src/palette/marks';
import { foldWords, parseQuery, withoutArticle } from '../../../src/palette/match';

const marked = (text: string, typed: string) =>
  markedPieces(text, parseQuery(typed))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test('what was typed without marks stands out in the words as they are written', () => {
  expect(marked('Khóa thành viên', 'khoa')).toBe('[Khóa] thành viên');
  expect(marked('Nguyễn Đăng Khoa', 'dang kho')).toBe('Nguyễn [Đăng] [Kho]a');
  expect(marked('90 ngày · Chọn khoảng thời gian', '90')).toBe('[90] ngày · Chọn khoảng thời gian');
  expect(marked('Sửa tên'.normalize('NFD'), 'sua')).toBe(`[${'Sửa'.normalize('NFD')}]${' tên'.normalize('NFD')}`);
  expect(marked('封禁成员', '封成')).toBe('[封]禁[成]员');
  expect(marked('Mở khoá', '')).toBe('Mở khoá');
});

test('an Arabic word is marked wholly: its letters are joined', () => {
  expect(marked('حظر العضو', 'حظ')).toBe('[حظر] العضو');
  // With its article or without.
  for (const typed of ['العضو', 'عضو']) expect(marked('حظر العضو', typed)).toBe('حظر [العضو]');
});

test('whatever is typed, the pieces are the text, and what is marked folds to a beginning of what was typed', () => {
  const word = fc.constantFrom('Khoá', 'khoảng', 'Đỗ', 'ﬁn', 'İzmir', 'straße', '90', 'حظر', '封', 'é', 'x');
  const texts = fc
    .array(fc.oneof(word, fc.constantFrom(' ', '·', '-', '👍')), { maxLength: 8 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(texts, fc.oneof(texts, fc.string({ maxLength: 4 })), (text, typed) => {
      const query = parseQuery(typed);
      const pieces = markedPieces(text, query);
      expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
      for (const { text: piece, isMarked } of pieces)
        if (isMarked) {
          const folded = withoutArticle(foldWords(piece));
          expect(query.words.some((asked) => folded.startsWith(asked[0] ?? ''))).toBe(true);
        }
    }),
  );
});

const near = (text: string, typed: string) => fromMark(text, parseQuery(typed));

test('a text whose mark would be cut off begins a few words before it', () => {
  expect(near('Nhóm mình nấu 350 suất cháo gửi bệnh viện Hải Phòng', 'hai phong')).toBe('…gửi bệnh viện Hải Phòng');
  expect(near('Nhóm mình nấu 350 suất cháo', 'nau')).toBe('Nhóm mình nấu 350 suất cháo');
  expect(near('Nhóm mình nấu 350 suất cháo gửi bệnh viện', 'khong')).toBe('Nhóm mình nấu 350 suất cháo gửi bệnh viện');
});

test('however long what stands before a mark is, the mark is within what every line has room for', () => {
  const texts = fc
    .array(fc.constantFrom('Khoá', 'đèn', ' ', ', ', '👍', 'x'), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const text = `${before} Nhật ${after}`;
      const shown = near(text, 'nhat');
      const [lead, mark] = markedPieces(shown, parseQuery('nhat'));
      expect(mark?.text).toBe('Nhật');
      expect(lead?.text.length).toBeLessThanOrEqual(24);
      expect(shown === text || (shown.startsWith('…') && text.endsWith(shown.slice(1)))).toBe(true);
      expect(shown).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
