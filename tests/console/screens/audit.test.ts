import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RECORDED } from '../../../commands/recorded';
import type { AuditEntry } from '../../../contract/audit';

// The screen reads how a person likes its list; nobody has said yet.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { hasText, setLanguage } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { auditActorName, auditChangesText, fieldChanges, auditTargetName } = await import(
  '../../../src/screens/audit/values'
);

const anEntry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: 1_790_000_000,
  actor: { uid: 1, user_name: 'hoa', display_name: 'Hoa' },
  command: 'post.hide',
  target: { kind: 'post', id: 'post1' },
  before: { hidden: false },
  after: { hidden: true },
  ...more,
});
beforeAll(() => Promise.all([loadConsoleTexts(), loadDeferredTexts()]));
beforeEach(() => setLanguage('vi'));

test.each(RECORDED)('%s, as the log names it, has words', (command) => {
  expect(hasText(`${command}.title`)).toBe(true);
});

describe('a recorded change', () => {
  test('is told with the field’s name and readable values, in the language spoken', async () => {
    expect(auditChangesText(anEntry())).toBe('Ẩn: không → có');
    await setLanguage('en');
    expect(auditChangesText(anEntry())).toBe('Hidden: no → yes');
  });

  test.each([
    [{ status: 1 }, { status: 2 }, 'Trạng thái: Đang hoạt động → Bị cấm'],
    [{ action: 0 }, { action: 3 }, 'Xử lý: Chờ xử lý → Đã khoá tác giả'],
    [{ tier_id: 99 }, { tier_id: 100 }, 'Cấp: Nhân viên → Quản trị hệ thống'],
    [{ blocks: [] }, { blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] }, 'Bị khoá: + Đăng bài, Bình luận'],
    [{ place: null }, { place: { lat: 21.03, lng: 105.83 } }, 'Toạ độ: + 21.03, 105.83'],
    [{ location: '' }, { location: 'Vinh' }, 'Nơi ở: + Vinh'],
    [{ deletedAt: null }, { deletedAt: 1_790_000_000 }, 'Xoá: không → có'],
    [{ deletedAt: 1_790_000_000 }, { deletedAt: null }, 'Xoá: có → không'],
    [{ phone: '', location: '' }, { phone: null, location: 'Vinh' }, 'Nơi ở: + Vinh'],
    [{ blocks: ['BLOCK_POST', 'BLOCK_COMMENT'] }, { blocks: ['BLOCK_COMMENT', 'BLOCK_POST'] }, ''],
    [null, { role_name: 'Trực đêm' }, 'Tên vai trò: Trực đêm'],
    [{ title: 'Nhầm' }, null, 'Tiêu đề: Nhầm'],
  ])('%j to %j reads "%s"', (before, after, text) => {
    const said = auditChangesText(anEntry({ before, after }));
    expect(said).toBe(text);
  });

  test('of a long list says what came and what went, and of many fields that there are more', () => {
    const actions = { before: { action_ids: ['POST_VIEW', 'POST_HIDE'] }, after: { action_ids: ['POST_VIEW'] } };
    expect(auditChangesText(anEntry(actions))).toBe('Quyền: − Ẩn và khoá bài viết');
    const many = {
      before: { name: 'a', city: 'a', country: 'a', address: 'a' },
      after: { name: 'b', city: 'b', country: 'b', address: 'b' },
    };
    expect(auditChangesText(anEntry(many))).toMatch(/ …$/);
  });

  test('lists what was not changed last', () => {
    const changes = fieldChanges(
      anEntry({ before: { user_name: 'an', status: 1 }, after: { user_name: 'an', status: 3 } }),
    );
    expect(changes.map(({ name, isSame }) => [name, isSame])).toEqual([
      ['status', false],
      ['user_name', true],
    ]);
  });

  test('names its target as the server does, else as it was called then, else by its id', () => {
    const target = { kind: 'role', id: '4' };
    expect(auditTargetName(anEntry({ target: { ...target, name: 'Nay' }, before: { role_name: 'Xưa' } }))).toBe('Nay');
    expect(auditTargetName(anEntry({ target, before: { role_name: 'Xưa' }, after: null }))).toBe('Xưa');
    expect(auditTargetName(anEntry())).toBe('post1');
  });

  test('says of a target that has no words that it has none, and not its id', () => {
    const named = (kind: string) => auditTargetName(anEntry({ target: { kind, id: '6b0c24de', name: '' } }));
    expect(named('report')).toBe('Không có chữ, chỉ có media');
    expect(named('role')).toBe('6b0c24de');
  });
});

test('from right to left a long value says its beginning, and all of it to a search and a file', async () => {
  await setLanguage('ar');
  const words = 'Chào Lý, cảm ơn bạn đã góp phần giữ gìn cộng đồng của chúng ta.';
  const entry = anEntry({ before: null, after: { content: words } });
  expect(auditChangesText(entry)).toContain('Chào Lý, cảm ơn bạn đã góp phần…');
  expect(auditChangesText(entry, Number.POSITIVE_INFINITY)).toContain(words);
  await setLanguage('vi');
  expect(auditChangesText(entry)).toContain(words);
});

test('signing in is about the name that was typed, whether it went well or not; who failed is not known', () => {
  const [user_name, display_name] = ['kiemduyet', 'Trần Thị Minh Hạnh'];
  const more = { before: null, after: { user_name, address: '127.0.0.1' } };
  const well = anEntry({
    command: 'session.signIn',
    actor: { uid: 7, user_name, display_name },
    target: { kind: 'session', id: 'XrrjbuG3' },
    ...more,
  });
  const failed = anEntry({
    command: 'session.signInFailed',
    actor: { uid: 0, user_name, display_name: user_name },
    target: { kind: 'adminUser', id: '7', name: display_name },
    ...more,
  });
  expect([well, failed].map(auditTargetName)).toEqual([user_name, user_name]);
  expect([well, failed].map(auditActorName)).toEqual([display_name, 'Chưa rõ là ai']);
});

test('acts of one minute are told apart, and what is no time stands for itself', async () => {
  const { toTheSecond } = await import('../../../src/screens/audit/toTheSecond');
  const at = 1_795_272_300;
  expect(toTheSecond(at)).toMatch(/^\d\d\/11\/2026 \d\d:\d\d:\d\d$/);
  expect(toTheSecond(at + 1)).not.toBe(toTheSecond(at));
  expect(toTheSecond(Number.NaN)).not.toContain(':');
});
