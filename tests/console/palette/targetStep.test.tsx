import { Command } from 'cmdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Kind } from '../../../commands/core/rows';

vi.mock('../../../src/ui/Icon', () => ({ Icon: () => null }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => {} });
vi.stubGlobal('location', { pathname: '/', search: '' });
const { COMMANDS } = await import('../../../commands/every');
const { kindOf } = await import('../../../commands/core/definition');
const { KINDS } = await import('../../../commands/kinds');
const { setLanguage, t } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { TargetStep } = await import('../../../src/palette/TargetStep');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);

/** The kinds of rows that some command asks for by words. */
const asked = [
  ...new Set(
    COMMANDS.flatMap((command): Kind[] => {
      const kind = command.listed === false ? undefined : kindOf(command);
      return kind !== undefined && (KINDS[kind].search || KINDS[kind].fetch) ? [kind] : [];
    }),
  ),
];

test.each(asked)('the step that asks for a row of the kind %s says above its field what is asked for', (kind) => {
  const [command] = COMMANDS.filter((one) => kindOf(one) === kind);
  const html = renderToStaticMarkup(
    <Command>
      <TargetStep command={command ?? expect.fail()} kind={kind} onChosen={() => {}} onBack={() => {}} />
    </Command>,
  );
  const label = kind === 'templeImport' ? t('go.imports.title') : t(`palette.kinds.${kind as 'profile'}`);
  expect(html.slice(0, html.indexOf('<input'))).toContain(`>${label}</p>`);
});
