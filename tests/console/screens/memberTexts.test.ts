import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../contract/wire/languages';
import { aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage, textOr } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { session } = await import('../../../src/state/session');
const { notFoundText } = await import('../../../src/forms/whichText');
const { saysOfSearch } = await import('../../../src/screens/profiles/saysOfSearch');

test('where no member’s name, phone number or e-mail is said, a search says what it can find', () => {
  const nameless = aProfile({ displayName: '' });
  expect(saysOfSearch([nameless, nameless])).toBe('screens.profiles.byKeyAlone');
  expect(saysOfSearch([nameless, aProfile()])).toBeUndefined();
  expect(saysOfSearch([aProfile({ displayName: '', phone: '+84912345678' })])).toBeUndefined();
  expect(saysOfSearch([aProfile({ displayName: '', email: 'a@b.vn' })])).toBeUndefined();
});

test('a member who is not found by words is said to be found by number or key alone where that is so', async () => {
  await setLanguage('vi');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  session.extensions = [];
  expect(notFoundText('profile')).toBe('palette.notFound.profileExactly');
  session.extensions = ['search.profiles'];
  expect(notFoundText('profile')).toBe('palette.notFound.profile');
});

test.each(LANGUAGES)(
  'in %s every one of these is said, and VIP and TV accounts are added to and removed from by name',
  async (code) => {
    await setLanguage(code);
    await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
    const { hasText } = await import('../../../src/i18n');
    for (const key of [
      'screens.profiles.byKeyAlone.count',
      'screens.profiles.byKeyAlone.hint',
      'palette.notFound.profileExactly',
    ])
      expect(hasText(key), key).toBe(true);
    for (const [kind, place] of [
      ['vip', 'VIP'],
      ['tvUser', code === 'ar' ? 'التلفزيون' : 'TV'],
    ] as const)
      for (const done of ['add', 'putBack', 'remove', 'takeBack']) {
        const said = textOr(`${kind}.${done}.done`, '', { name: 'Lan' });
        expect(said).toContain(place);
        expect(said).toContain('Lan');
      }
  },
);
