import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestMatches, foldWords, haystackOf, NO_MATCH, parseQuery, rank } from '../../../src/palette/match';

const found = (words: readonly string[], text: string) => rank(haystackOf(words), parseQuery(text));

describe('finding a command', () => {
  test('marks, case and đ make no difference', () => {
    for (const text of ['khoá thành viên', 'khoa thanh', 'KHOÁ', 'kHoA  tHanh'])
      expect(found(['Khoá thành viên'], text), text).toBeLessThan(1);
    expect(found(['Khoá thành viên'], 'kHoA  tHanh')).toBe(found(['Khoá thành viên'], 'Khoá thành'));
    expect(found(['Đổi ngôn ngữ'], 'doi')).toBeLessThan(1);
  });

  test('the beginning of the text counts before that of a word, before initials, before inside', () => {
    const ranks = [
      found(['Xoá bài'], 'xoa'),
      found(['Khôi phục bài'], 'phuc'),
      found(['Khoá thành viên'], 'ktv'),
      found(['Khôi phục'], 'huc'),
    ];
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(4);
  });

  test('a whole syllable counts before the beginning of one, also where it stands further behind', () => {
    expect(found(['Mở khoá bài'], 'khoa')).toBeLessThan(found(['Tài khoản VIP'], 'khoa'));
    expect(found(['Cấm quản trị viên', 'Ban admin', 'khoá quản trị'], 'khoa')).toBeLessThan(NO_MATCH);
  });

  test('the English name finds it in every language', () => {
    expect(found(['Ẩn bài', 'Hide post'], 'hide')).toBeLessThan(NO_MATCH);
    expect(found(['Ẩn bài', 'Hide post'], 'ghi')).toBe(NO_MATCH);
  });

  test('words in any order, with or without spaces, from several of its texts', () => {
    expect(found(['Bỏ xác minh số điện thoại'], 'dien thoai xac')).toBeLessThan(NO_MATCH);
    expect(found(['Bỏ xác minh số điện thoại'], 'xacminhso')).toBeLessThan(NO_MATCH);
    expect(found(['Khoá thành viên', 'Block member'], 'member khoa')).toBeLessThan(NO_MATCH);
  });

  test('plurals and other endings of a word, and never other numbers', () => {
    for (const [title, typed] of [
      ['Report', 'reports'],
      ['Ban user', 'bans'],
      ['Utenti', 'utente'],
      ['Elimina il tempio', 'eliminare tempio'],
      ['Bloquear miembro', 'bloquea miembros'],
    ] as const)
      expect(found([title], typed), typed).toBeLessThan(NO_MATCH);
    expect(found(['7 days'], '90 days')).toBe(NO_MATCH);
    expect(found(['Member 499'], '4999')).toBe(NO_MATCH);
  });

  test('Han signs are words, and Arabic words have their article or not', () => {
    expect(found(['删除帖子'], '删帖')).toBeLessThan(NO_MATCH);
    expect(found(['删除帖子'], '帖子删除')).toBeLessThan(NO_MATCH);
    expect(found(['حظر المستخدم'], 'مستخدم')).toBeLessThan(NO_MATCH);
    expect(found(['إدارة الأدوار'], 'اداره ادوار')).toBeLessThan(NO_MATCH);
  });

  test('what people say around it may be left over, as long as most of it fits', () => {
    expect(found(['Reports'], 'my reports')).toBeLessThan(NO_MATCH);
    expect(found(['Reports'], 'something else entirely')).toBe(NO_MATCH);
  });

  test('folding twice is folding once, and what a person types of a title finds it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWords(foldWords(text))).toBe(foldWords(text));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(), (title, at) => {
        const part = foldWords(title)
          .slice(0, 1 + (at % 20))
          .trim();
        if (part !== '') expect(found([title], part)).toBeLessThan(NO_MATCH);
      }),
    );
  });

  test('at most so many come back, the best first, however many there are', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => `Thành viên ${index}`);
    const haystacks = new Map(items.map((item) => [item, haystackOf([item])]));
    const haystack = (item: string) => haystacks.get(item) ?? haystackOf([item]);
    const hits = bestMatches(items, haystack, 'vien 999', 50);
    expect(hits).toHaveLength(11);
    expect(bestMatches(items, haystack, 'thanh', 50)).toHaveLength(50);
  });
});
