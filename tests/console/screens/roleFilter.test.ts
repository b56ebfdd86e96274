import { describe, expect, test, vi } from 'vitest';
import { ACTION_IDS, AREAS, type Area } from '../../../contract/wire/areas';
import { LANGUAGES } from '../../../contract/wire/languages';
import { findActions } from '../../../src/screens/roles/findActions';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage, loadTexts, textOr } = await import('../../../src/i18n');
const { DEFERRED, loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');

const GROUPS = (Object.keys(AREAS) as Area[]).map((area) => ({ area, actions: AREAS[area] }));
const titleOf = (action: string) => textOr(`role.toggleAction.action.${action}`, action);
const bare = (text: string) => text.replace(/\s+/g, '');
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D');

describe.each(LANGUAGES)('in %s', (code) => {
  test('the filter of a role has an action first by its name on screen and by its English one, however they are spaced', async () => {
    await setLanguage(code);
    await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
    const texts = (await loadTexts('en', DEFERRED)) as never as {
      role: { toggleAction: { action: Record<string, string> } };
    };
    const english = (action: string) => texts.role.toggleAction.action[action] ?? '';
    const first = (typed: string) =>
      findActions(GROUPS, (_, action) => [titleOf(action), english(action), action], typed)[0]?.actions[0];
    for (const action of ACTION_IDS)
      for (const name of [titleOf(action), english(action), action])
        for (const typed of [name, name.toUpperCase(), bare(name), withoutMarks(name), bare(withoutMarks(name))])
          expect(first(typed), typed).toBe(action);
  });
});
