import { expect, test } from 'vitest';
import { forbiddenWords, markTrouble, pluralTrouble, wordTrouble } from '../../../scripts/textRules';

const all = (found: Iterable<string>) => [...found];

test.each([
  ['en', 'Delete {{count}} posts?', ['en: k counts and has no form for one', 'en: k counts and has no form for other']],
  ['en', { one: 'Delete this post?', other: 'Delete {{count}} posts?' }, []],
  ['vi', 'Xoá {{count}} bài?', []],
  ['zh', { one: '{{count}} 行', other: '{{count}} 行' }, ['zh: k has a form one, which zh has not']],
  ['fr', { one: '{{count}} post', other: '{{count}} posts' }, ['fr: k counts and has no form for many']],
  ['ar', { zero: '0', one: '1', few: '3', many: '11', other: '100' }, ['ar: k counts and has no form for two']],
  ['en', 'Nothing counts here', []],
])('a counted text in %s has the forms of its language: %o', (language, text, found) => {
  expect(all(pluralTrouble(language, 'k', text))).toEqual(found);
});

test.each([
  ['en', 'Loading...', 'three dots instead of …'],
  ['en', 'Can’t  load', 'two spaces'],
  ['en', 'Can\u0027t load', 'a typewriter apostrophe or quotation mark'],
  ['es', 'Como “esto”', 'quotation marks of another language'],
  ['it', 'Come “questo”', 'quotation marks of another language'],
  ['fr', 'Infraction : supprimer', 'no no-break space at a mark'],
  ['fr', 'Vraiment?', 'no no-break space at a mark'],
  ['fr', '« {{name}} »', 'no no-break space at a mark'],
  ['zh', '已保存,请重试', 'a Latin mark after a Chinese character'],
  ['ar', 'هل تريد ذلك? نعم', 'a Latin mark after an Arabic letter'],
])('a text in %s is set with its own marks: %s', (language, text, what) => {
  expect(all(markTrouble(language, 'k', text))).toEqual([`${language}: k has ${what}: ${text}`]);
  expect(all(markTrouble(language, 'k.words', text))).toEqual([]);
});

test.each([
  ['fr', 'Infraction\u00a0: «\u00a0{{name}}\u00a0»\u00a0!'],
  ['es', '¿Seguro? «{{name}}»: sí'],
  ['ar', 'الكل، نعم؟'],
  ['zh', '“{{name}}”：已保存，请重试。'],
])('what is right in %s passes', (language, text) => {
  expect(all(markTrouble(language, 'k', text))).toEqual([]);
});

const PAGE = `# Words

| meaning | say | not |
| --- | --- | --- |
| case | vụ việc | \`vụ án\`, \`hồ sơ\` |
| post | bài | |
`;

test('a glossary says which word replaces which', () => {
  expect(forbiddenWords(PAGE)).toEqual([
    { forbidden: 'vụ án', word: 'vụ việc' },
    { forbidden: 'hồ sơ', word: 'vụ việc' },
  ]);
});

test('a replaced word is found whole, in any form, but not where people search or code is named', () => {
  const words = (text: Parameters<typeof wordTrouble>[2], key = 'k', language = 'en') =>
    all(wordTrouble(language, key, text, [{ forbidden: 'bin', word: 'trash' }]));
  expect(words('In the Bin')).toEqual(['en: k says “bin”; the glossary says “trash”']);
  expect(words({ one: 'a bin', other: 'bins' })).toHaveLength(1);
  expect(words('Combine them')).toEqual([]);
  expect(words('{{bin}} and {bin}')).toEqual([]);
  expect(words('bin, trash', 'post.delete.words')).toEqual([]);
  expect(all(wordTrouble('zh', 'k', '此案件已处理', [{ forbidden: '案件', word: '举报单' }]))).toHaveLength(1);
});
