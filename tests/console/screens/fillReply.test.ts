import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACEHOLDERS } from '../../../contract/replyTemplates';
import { DECISIONS } from '../../../contract/reports';
import { LANGUAGES } from '../../../contract/wire/languages';
import { FIRST_REPLY_TEMPLATES } from '../../../server/store/migrations/firstReplyTemplates';
import { fillReply, hasPlaceholders, unknownPlaceholders } from '../../../src/screens/reports/fillReply';
import { aPerson } from '../../commands/rows';

const subject = (displayName = 'Lê Văn Báo', content = 'Bán bùa cầu duyên', reason = 'Lừa đảo') => ({
  content,
  report: { reporter: aPerson({ displayName }), reason, decision: 'deleted' as const, createdAt: 1_790_000_000 },
});

test('each placeholder says what it is called', () => {
  const text = '{reporter} · {reason} · {decision} · {date} · {postExcerpt}';
  expect(fillReply(text, 'vi', subject())).toBe(
    'Lê Văn Báo · Lừa đảo · đã xoá nội dung · 21 tháng 9, 2026 · Bán bùa cầu duyên',
  );
  expect(fillReply('{decision}', 'fr', subject())).toBe('contenu supprimé');
  expect(fillReply('{postExcerpt}', 'en', subject('A', ' \n '))).toBe('a picture or video');
});

test('a reply says by which policy it was decided, at length where that is written, and leaves out what is not known', () => {
  const text = '{policy} · {policyText}';
  const under = (words: string) => ({ ...subject(), policy: { id: '1', name: 'Lừa đảo', text: words } });
  expect(fillReply(text, 'vi', under('Xin tiền hay mật khẩu.'))).toBe('Lừa đảo · Xin tiền hay mật khẩu.');
  expect(fillReply(text, 'vi', under(''))).toBe('Lừa đảo · Lừa đảo');
  expect(fillReply(text, 'vi', subject())).toBe('… · …');
});

test('what is filled in is not looked through again, and what is no placeholder stays', () => {
  expect(fillReply('Chào {reporter} {ten} {}', 'vi', subject('{reason}'))).toBe('Chào {reason} {ten} {}');
  expect(unknownPlaceholders('{ten} {reporter} {ten} {x')).toEqual(['ten']);
  expect(hasPlaceholders('Chào {ten}')).toBe(false);
});

test('nothing of one reporter is in what another one reads', () => {
  const name = fc.string({ minLength: 4, maxLength: 20 }).filter((text) => !/[{}]/.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(3), name, (language, nth, own) => {
      const text = FIRST_REPLY_TEMPLATES[language][nth]?.[1] ?? '';
      for (const decision of DECISIONS) {
        const { content, report } = subject(own);
        const read = fillReply(text, language, { content, report: { ...report, decision } });
        expect(read).toContain(own);
        expect(hasPlaceholders(read)).toBe(false);
      }
    }),
  );
});

test('an excerpt is cut between characters, and never as long as the post', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (content) => {
      const read = fillReply('{postExcerpt}', 'en', subject('A', `x${content}`));
      expect([...new Intl.Segmenter().segment(read)].length).toBeLessThanOrEqual(80);
      expect(read).not.toMatch(/[\n\r]/);
    }),
  );
  expect(PLACEHOLDERS).toContain('postExcerpt');
});
