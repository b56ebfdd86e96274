import { describe, expect, test, vi } from 'vitest';
import type { Kind } from '../../../commands/core/rows';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import { LANGUAGES, type Language } from '../../../contract/wire/languages';
import type { CommandEntry } from '../../../src/palette/entries';
import * as rows from '../../commands/rows';
import { thorough } from '../../support/depth';
import type { Query } from './queries/query';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage, loadTexts } = await import('../../../src/i18n');
const { DEFERRED, loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');

import { textAt } from '../../../src/i18n/texts';

const { entriesFor, named, optionEntries } = await import('../../../src/palette/entries');
const { COMMANDS } = await import('../../../commands/every');
const { isConsoleCommand } = await import('../../../commands/core/definition');

const ROWS: { readonly [K in Kind]?: unknown } = {
  report: rows.aCase(),
  post: rows.aPost(),
  profile: rows.aProfile(),
  vip: rows.aVip(),
  temple: rows.aTemple(),
};

const standing = {
  principal: { uid: 1, actions: new Set([...ACTION_IDS, 'ONLY_SUPER_ADMIN']), tierId: 100 },
  extensions: new Set(EXTENSIONS),
  screens: new Set(COMMANDS.flatMap((command) => (isConsoleCommand(command) && command.path ? [command.path] : []))),
  isRunning: () => false,
};

/** What is found by what is typed, in a language: the first three, as commands with their options. */
async function firstThreeIn(code: Language) {
  await setLanguage(code);
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  const texts = await loadTexts('en', DEFERRED);
  const english = (key: string) => textAt(texts, key);
  const options = optionEntries(standing, english);
  const entries = new Map<string, readonly CommandEntry[]>();
  return ([typed, , at = 'stats']: Query) => {
    const kind = at === 'stats' ? undefined : at;
    const target = { rows: kind && ROWS[kind] ? [ROWS[kind]] : [], kind };
    const here = entries.get(at) ?? [...entriesFor(standing, target, english, false), ...options];
    entries.set(at, here);
    return named(here, typed, 3).map(({ command, args = {} }) => [command.id, ...Object.values(args)].join(' '));
  };
}

async function missedIn(code: Language, queries: readonly Query[]) {
  const firstThree = await firstThreeIn(code);
  const missed = queries.filter((query) => !firstThree(query).includes(query[1]));
  const said = missed.map(([typed, wanted, at]) => `${typed} → ${wanted}${at ? ` (${at})` : ''}`).join('\n');
  return { share: missed.length / queries.length, said };
}

const queriesOf = async (code: Language) =>
  ((await import(`./queries/${code}.ts`)) as { default: readonly Query[] }).default;

/** What is looked for in a hurry: of these none may be missed. */
const NEVER_MISSED: readonly string[] = ['profile.unblock', 'adminUser.setStatus', 'role.add'];

test('of two commands of which one’s name goes on the shorter comes first: what is kept for oneself before what is shared with all', async () => {
  const firstThree = await firstThreeIn('vi');
  expect(firstThree(['luu', '', 'report']).slice(0, 2)).toEqual(['view.keep', 'view.share']);
});

test('a look comes first by its whole name, before the command that offers it', async () => {
  const inEnglish = await firstThreeIn('en');
  expect(inEnglish(['dark', '', 'report'])[0]).toBe('theme.layout 2');
  const inVietnamese = await firstThreeIn('vi');
  expect(inVietnamese(['toi', '', 'report'])[0]).toBe('theme.layout 2');
});

describe.each(LANGUAGES)('in %s', (code) => {
  test('what people call a command has it among the first three, 95 times of 100 at least', {
    timeout: 60_000,
  }, async () => {
    const queries = await queriesOf(code);
    expect(queries.length).toBeGreaterThanOrEqual(200);
    const { share, said } = await missedIn(code, queries);
    expect(share, said).toBeLessThanOrEqual(0.05);
  });

  test('lifting a ban and a new role are found each time, in English too', { timeout: 60_000 }, async () => {
    const queries = [...(await queriesOf(code)), ...(await queriesOf('en'))];
    const { said } = await missedIn(
      code,
      queries.filter(([, wanted]) => NEVER_MISSED.includes(wanted)),
    );
    expect(said).toBe('');
  });

  thorough('what people call a command in English has it among the first three, too', { timeout: 60_000 }, async () => {
    const { share, said } = await missedIn(code, await queriesOf('en'));
    expect(share, said).toBeLessThanOrEqual(0.05);
  });
});
