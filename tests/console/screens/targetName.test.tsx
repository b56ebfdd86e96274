import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
await import('../../../commands/every');
const { KINDS } = await import('../../../commands/kinds');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { mutationById } = await import('../../../src/run/call/runNames');
const { TargetName } = await import('../../../src/ui/TargetName');
const { aMedium, aPerson, aPost } = await import('../../commands/rows');

beforeAll(async () => {
  await setLanguage('vi');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
});

const said = (post: Parameters<typeof aPost>[0], short?: string) =>
  renderToStaticMarkup(
    <TargetName
      command={mutationById('post.hide')}
      kind="post"
      row={aPost({ owner: aPerson({ displayName: 'Lê Lan' }), ...post })}
      {...(short !== undefined && { short })}
      signs={200}
      className=""
    />,
  ).replaceAll(/<[^>]*>/g, '');

test('a post without a text is called by its author, and it is said that there is none', () => {
  expect(said({ content: '', media: [aMedium()] })).toBe('Lê Lan · Không có chữ, chỉ có media');
  expect(said({ content: ' ', media: [] })).toBe('Lê Lan · Không có chữ, không có media');
  expect(said({ content: 'Có chữ', media: [aMedium()] })).toBe('Có chữ');
});

test('a text is as long as there is room for, also of the author whom a command falls on', () => {
  const content = 'Chợ phiên họp rằm tháng tư, đồ thổ cẩm và gạo ST25 nhiều vô kể, ai đi thì gọi mình với nhé.';
  const few = KINDS.post.nameOf(aPost({ content }));
  expect(few).toMatch(/^Chợ phiên .*…$/);
  expect(said({ content }, few)).toBe(content);
  expect(said({ content }, `Lan · ${few}`)).toBe(`Lan · ${content}`);
  expect(said({ content }, 'Lan')).toBe('Lan');
});
