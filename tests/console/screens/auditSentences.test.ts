import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RECORDED } from '../../../commands/recorded';
import type { AuditEntry } from '../../../contract/audit';
import { LANGUAGES } from '../../../contract/wire/languages';
import type { LogLine } from '../../../src/screens/audit/scope';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { hasText, setLanguage, withoutIsolates } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { scopeText } = await import('../../../src/screens/audit/scope');
const { sentenceParts, sentenceText } = await import('../../../src/screens/audit/sentence');

const anEntry = (more: Partial<LogLine> = {}): LogLine => ({
  id: '1',
  at: 1_790_000_000,
  actor: { uid: 1, user_name: 'hoa', display_name: 'Hoa' },
  command: 'post.hide',
  target: { kind: 'post', id: 'post1', name: 'Bán xe máy', author: 'Lương Đình Long' },
  before: { hidden: false },
  after: { hidden: true },
  ...more,
});
const said = (more: Partial<LogLine> = {}) => sentenceText(anEntry(more));
beforeAll(() => Promise.all([loadConsoleTexts(), loadDeferredTexts()]));

describe.each(LANGUAGES)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  test.each(RECORDED)('%s is told in a sentence of its own, which leaves out none of what it names', (command) => {
    expect(hasText(`did.${command}`)).toBe(true);
    const parts = sentenceParts(anEntry({ command }));
    expect(parts.some(({ is }) => is === 'who')).toBe(command !== 'session.signInFailed');
    expect(sentenceText(anEntry({ command }))).not.toMatch(/[{}\uFDD0-\uFDEF⚑]/u);
  });

  test('what was decided says on what it rests', () => {
    expect(said({ after: { action: 2, policy: 'Spam' }, command: 'report.deletePost' })).toContain('Spam');
  });
});

describe('a change is told as who did what to whom', () => {
  test.each([
    ['vi', 'Hoa ẩn bài “Bán xe máy” của Lương Đình Long'],
    ['en', 'Hoa hid the post “Bán xe máy” by Lương Đình Long'],
    ['zh', 'Hoa 隐藏了帖子“Bán xe máy”（作者：Lương Đình Long）'],
    ['it', 'Hoa ha nascosto il post «Bán xe máy» di Lương Đình Long'],
    ['es', 'Hoa ocultó la publicación «Bán xe máy» de Lương Đình Long'],
    ['fr', 'Hoa a masqué la publication «\u00a0Bán xe máy\u00a0» (auteur\u00a0: Lương Đình Long)'],
    ['ar', 'Hoa: إخفاء المنشور «Bán xe máy» (صاحب المحتوى: Lương Đình Long)'],
  ] as const)('in %s', async (lang, sentence) => {
    await setLanguage(lang);
    expect(withoutIsolates(said())).toBe(sentence);
  });

  test.each([
    ['vi', 'Hoa bỏ qua báo cáo về “Bán xe máy” (tác giả: Lương Đình Long)'],
    ['en', 'Hoa ignored the report on “Bán xe máy” (author: Lương Đình Long)'],
    ['zh', 'Hoa 忽略了对“Bán xe máy”（作者：Lương Đình Long）的举报'],
    ['it', 'Hoa ha ignorato la segnalazione su «Bán xe máy» (autore: Lương Đình Long)'],
    ['es', 'Hoa ignoró la denuncia sobre «Bán xe máy» (autor: Lương Đình Long)'],
    ['fr', 'Hoa a ignoré le signalement visant «\u00a0Bán xe máy\u00a0» (auteur\u00a0: Lương Đình Long)'],
    ['ar', 'Hoa: تجاهل البلاغ عن «Bán xe máy» (صاحب المحتوى: Lương Đình Long)'],
  ] as const)('in %s a report is not told as made by whom it is about', async (lang, sentence) => {
    await setLanguage(lang);
    expect(withoutIsolates(said({ command: 'report.ignore', target: { ...anEntry().target, kind: 'report' } }))).toBe(
      sentence,
    );
  });

  test.each<[string, Partial<AuditEntry>]>([
    [
      'Hoa xoá bình luận “Cút đi” của An theo báo cáo – quy định: Xúc phạm',
      {
        command: 'report.deletePost',
        target: { kind: 'comment', id: 'c1', name: 'Cút đi', author: 'An' },
        before: { deletedAt: null },
        after: { deletedAt: 1_790_000_000, policy: 'Xúc phạm' },
      },
    ],
    [
      'Hoa xử lý báo cáo về “Bán xe máy” (tác giả: Lương Đình Long) bằng cách khoá tác giả',
      { command: 'report.blockUser', target: { ...anEntry().target, kind: 'report' }, after: { action: 3 } },
    ],
    [
      'Hoa mở lại vụ việc và mở khoá An',
      { command: 'report.reopen', target: { kind: 'profile', id: 'p1', name: 'An' }, after: { blocks: [] } },
    ],
    [
      'Hoa giao cho Lan vụ việc về “Bán xe máy” (tác giả: Lương Đình Long)',
      { command: 'report.assign', target: { ...anEntry().target, kind: 'case' }, after: { assignee: 'Lan' } },
    ],
    [
      'Hoa tự nhận vụ việc về “Bán xe máy” (tác giả: Lương Đình Long)',
      { command: 'report.assign', target: { ...anEntry().target, kind: 'case' }, after: { assignee: 'Hoa' } },
    ],
    [
      'Hoa bỏ giao vụ việc về “Bán xe máy” (tác giả: Lương Đình Long)',
      { command: 'report.assign', target: { ...anEntry().target, kind: 'case' }, after: { assignee: null } },
    ],
    [
      'Hoa tiếp nhận từ Lan vụ việc về (không có chữ) (tác giả: An)',
      {
        command: 'report.takeOver',
        target: { kind: 'case', id: 'pa', name: '', author: 'An' },
        before: { claimedBy: 'Lan' },
        after: { claimedBy: 'Hoa' },
      },
    ],
    [
      'Hoa đổi trạng thái của Lan thành “Tạm ngưng”',
      {
        command: 'adminUser.setStatus',
        target: { kind: 'adminUser', id: '4', name: 'Lan' },
        before: { status: 1 },
        after: { status: 3 },
      },
    ],
    [
      'Hoa gỡ passkey “Khoá dự phòng”',
      {
        command: 'passkey.remove',
        target: { kind: 'adminUser', id: '1', name: 'Hoa' },
        before: { name: 'Khoá dự phòng' },
        after: null,
      },
    ],
    [
      'Hoa xoá vai trò “Trực đêm”',
      {
        command: 'role.delete',
        target: { kind: 'role', id: '4' },
        before: { role_name: 'Trực đêm' },
        after: null,
      },
    ],
    // Where the server says no name, the id is not put into quotes as if it were one.
    ['Hoa ẩn bài post1', { target: { kind: 'post', id: 'post1' } }],
    [
      'Có người đăng nhập không thành công với tên admin',
      {
        command: 'session.signInFailed',
        actor: { uid: 0, user_name: 'admin', display_name: 'admin' },
        target: { kind: 'session', id: 'admin' },
        before: null,
        after: { user_name: 'admin', count: 3 },
      },
    ],
    // A server may call its acts as it likes, even as texts of ours that are no acts.
    ['Hoa: somebody.elses – x1', { command: 'somebody.elses', target: { kind: 'thing', id: 'x1' } }],
    ['Hoa: wordless – x1', { command: 'wordless', target: { kind: 'thing', id: 'x1' } }],
  ])('"%s"', async (sentence, entry) => {
    await setLanguage('vi');
    expect(said(entry)).toBe(sentence);
  });

  test('what people wrote is a part by itself, whatever it holds, and only of a long text the beginning', async () => {
    await setLanguage('vi');
    const name = `{{who}} \uFDD1 ${'rất dài '.repeat(20)}`;
    const what = sentenceParts(anEntry({ target: { kind: 'post', id: 'p', name, author: 'A' } })).filter(
      ({ is }) => is === 'what',
    );
    expect(what.map(({ text }) => [text.startsWith('{{who}} \uFDD1 rất dài'), text.length <= 41])).toEqual([
      [true, true],
    ]);
  });

  test('from right to left each name keeps its own direction', async () => {
    await setLanguage('ar');
    expect(said()).toContain('\u2068Lương Đình Long\u2069');
  });
});

describe('a line that stands for a whole job says of how many', () => {
  const post = { kind: 'report', id: 'r1', name: 'Bán xe máy', author: 'Lương Đình Long' };
  const ignored = (cases: number, more: object = {}) =>
    withoutIsolates(
      said({
        command: 'report.ignore',
        target: post,
        isFolded: true,
        job: { id: 'j', size: cases * 2, reports: cases * 2, cases, targets: { report: cases * 2 }, ...more },
      }),
    );

  test.each([
    [
      'vi',
      'Hoa bỏ qua báo cáo về “Bán xe máy” và 1 vụ việc khác',
      'Hoa bỏ qua báo cáo về “Bán xe máy” và 99 vụ việc khác',
    ],
    [
      'en',
      'Hoa ignored the report on “Bán xe máy” and 1 other case',
      'Hoa ignored the report on “Bán xe máy” and 99 other cases',
    ],
    ['zh', 'Hoa 忽略了对“Bán xe máy”及另外 1 项内容的举报', 'Hoa 忽略了对“Bán xe máy”及另外 99 项内容的举报'],
    [
      'it',
      'Hoa ha ignorato la segnalazione su «Bán xe máy» e un altro caso',
      'Hoa ha ignorato la segnalazione su «Bán xe máy» e altri 99 casi',
    ],
    [
      'es',
      'Hoa ignoró la denuncia sobre «Bán xe máy» y otro caso',
      'Hoa ignoró la denuncia sobre «Bán xe máy» y otros 99 casos',
    ],
    [
      'fr',
      'Hoa a ignoré le signalement visant «\u00a0Bán xe máy\u00a0» et 1 autre dossier',
      'Hoa a ignoré le signalement visant «\u00a0Bán xe máy\u00a0» et 99 autres dossiers',
    ],
    ['ar', 'Hoa: تجاهل البلاغ عن «Bán xe máy» وحالة أخرى', 'Hoa: تجاهل البلاغ عن «Bán xe máy» و99 حالة أخرى'],
  ] as const)('in %s', async (lang, two, many) => {
    await setLanguage(lang);
    expect([ignored(2), ignored(100)]).toEqual([two, many]);
  });

  test.each<[string, number, string]>([
    ['ar', 3, 'Hoa: تجاهل البلاغ عن «Bán xe máy» وحالتين أخريين'],
    ['ar', 4, 'Hoa: تجاهل البلاغ عن «Bán xe máy» و3 حالات أخرى'],
  ])('in %s, of %d', async (lang, cases, sentence) => {
    await setLanguage(lang as 'ar');
    expect(ignored(cases)).toBe(sentence);
  });

  const job = { id: 'j', size: 21, reports: 19, cases: 2 };
  test.each<[string, Partial<LogLine>]>([
    [
      'Hoa khoá thành viên Lê Minh Lâm và 1 người khác theo báo cáo',
      {
        command: 'report.blockUser',
        target: { kind: 'profile', id: 'p1', name: 'Lê Minh Lâm' },
        job: { ...job, targets: { profile: 2, report: 19 } },
      },
    ],
    // Two cases about one member are no two members.
    [
      'Hoa khoá thành viên Lê Minh Lâm theo báo cáo',
      {
        command: 'report.blockUser',
        target: { kind: 'profile', id: 'p1', name: 'Lê Minh Lâm' },
        job: { ...job, targets: { profile: 1, report: 19 } },
      },
    ],
    [
      'Hoa xoá bài “Bán xe máy” và 3 mục khác theo báo cáo',
      { command: 'report.deletePost', job: { ...job, cases: 4, targets: { post: 1, comment: 3, report: 19 } } },
    ],
    [
      'Hoa giao cho Lan vụ việc về “Bán xe máy” và 4 vụ việc khác',
      {
        command: 'report.assign',
        target: { ...post, kind: 'case' },
        after: { assignee: 'Lan' },
        job: { id: 'j', size: 5, targets: { case: 5 } },
      },
    ],
    // Of very many, and on other servers, only their number is known.
    ['Hoa ẩn bài “Bán xe máy” và 99.999 mục khác', { job: { id: 'j', size: 100_000 } }],
    [
      'Hoa bỏ qua báo cáo về “Bán xe máy” và 1.999 mục khác',
      { command: 'report.ignore', target: post, job: { id: 'j', size: 2_000 } },
    ],
    ['Hoa ẩn bài “Bán xe máy” của Lương Đình Long', { job: { id: 'j', size: 1, targets: { post: 1 } } }],
  ])('"%s"', async (sentence, line) => {
    await setLanguage('vi');
    expect(said({ isFolded: true, ...line })).toBe(sentence);
  });

  test('and beside what changed what its sentence does not say: reports, and cases or changes where those are more', async () => {
    await setLanguage('vi');
    const besideOf = (line: Partial<LogLine>) => scopeText(anEntry({ isFolded: true, ...line }));
    expect(besideOf({ target: post, job: { ...job, targets: { report: 19 } } })).toBe('19 báo cáo');
    expect(besideOf({ job: { ...job, targets: { post: 1, report: 19 } } })).toBe('2 vụ việc · 19 báo cáo');
    expect(besideOf({ target: post, job: { id: 'j', size: 7, reports: 7, cases: 1 } })).toBe('7 báo cáo');
    expect(besideOf({ job: { id: 'j', size: 5, targets: { post: 5 } } })).toBe('');
    expect(besideOf({ job: { id: 'j', size: 10, targets: { post: 5, media: 5 } } })).toBe('10 thay đổi');
    expect(besideOf({})).toBe('');
  });

  test('and of a long text so little that on a phone the number is still in two lines', async () => {
    await setLanguage('vi');
    const target = { ...post, name: 'Tu cho lắm vào rồi cũng tham như nhau cả thôi, đồ giả tạo' };
    const job = { id: 'j', size: 3, reports: 3, cases: 3 };
    expect(said({ command: 'report.ignore', target, isFolded: true, job })).toBe(
      'Hoa bỏ qua báo cáo về “Tu cho lắm vào rồi cũng…” và 2 vụ việc khác',
    );
  });

  test('where each change has a line of its own, as in a file, a line names its own', async () => {
    await setLanguage('vi');
    const one = { job: { ...job, targets: { post: 2, report: 19 } } };
    expect(said(one)).toBe('Hoa ẩn bài “Bán xe máy” của Lương Đình Long');
    expect(scopeText(anEntry(one))).toBe('');
  });
});
