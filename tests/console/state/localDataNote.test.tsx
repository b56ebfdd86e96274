import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { LANGUAGES } = await import('../../../contract/wire/languages');
const { configured } = await import('../../../src/client');
const { setLanguage, t } = await import('../../../src/i18n');
const { loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { LocalDataNote } = await import('../../../src/ui/LocalDataNote');
const { session } = await import('../../../src/state/session');

const said = () => renderToStaticMarkup(<LocalDataNote className="" />);

describe.each(LANGUAGES)('jobs and history, in %s', (code) => {
  beforeEach(async () => {
    await setLanguage(code);
    await loadDeferredTexts();
    Object.assign(session, { extensions: [] });
    Object.assign(configured, { config: undefined });
  });

  test('lead to the change log where the server has one', () => {
    Object.assign(session, { extensions: ['audit'] });
    expect(said()).toContain(t('screens.jobs.log'));
  });

  test('say only where they are kept where there is no such log, or its path is named as none', () => {
    expect(said()).toContain(t('screens.jobs.hint'));
    expect(said()).not.toContain(t('go.audit.title'));
    expect(said()).not.toContain(t('screens.jobs.log'));
    Object.assign(session, { extensions: ['audit'] });
    Object.assign(configured, { config: { paths: { 'GET /audit/list': null } } });
    expect(said()).not.toContain(t('screens.jobs.log'));
  });
});
