import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
await import('../../../commands/every');
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
    />,
  ).replaceAll(/<[^>]*>/g, '');

test('a post without a text is called by its author, and it is said that there is none', () => {
  expect(said({ content: '', media: [aMedium()] })).toBe('Lê Lan · Không có chữ, chỉ có media');
  expect(said({ content: ' ', media: [] })).toBe('Lê Lan · Không có chữ, không có media');
  expect(said({ content: 'Có chữ', media: [aMedium()] })).toBe('Có chữ');
});

test('what was cut when it was written down is as long as there is room for; what was whole stays as it was called then', () => {
  const content = 'Chợ phiên họp rằm tháng tư, đồ thổ cẩm và gạo ST25 nhiều vô kể.';
  expect(said({ content }, 'Chợ phiên họp…')).toBe(content);
  expect(said({ content }, 'Chợ phiên')).toBe('Chợ phiên');
});
