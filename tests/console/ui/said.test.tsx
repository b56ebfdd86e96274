import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { isolate, setLanguage, t } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { Said } from '../../../src/shell/Said';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await setLanguage('ar');
  await loadDeferredTexts();
});

const drawn = (text: string) => renderToStaticMarkup(<Said text={text} policy="" next="" />);
const LINE_OF_ITS_OWN = /<bdi class="[^"]*truncate/;

test('from right to left a name at the end has a line of its own, alone or after a title', () => {
  const name = isolate('Chùa Hộ Quốc');
  expect(drawn(t('run.undone', { title: 'حذف', name }))).toMatch(LINE_OF_ITS_OWN);
  expect(drawn(t('run.stays', { what: `حذف · ${name}` }))).toMatch(LINE_OF_ITS_OWN);
});

test('from right to left a count or a reason at the end stays in the sentence', () => {
  expect(drawn(t('run.jobDone', { title: 'تجاهل', done: 3, total: 3 }))).not.toMatch(LINE_OF_ITS_OWN);
  const refused = { title: 'تجاهل', name: isolate('Bài A'), reason: t('errors.500') };
  expect(drawn(t('run.failed', refused))).not.toMatch(LINE_OF_ITS_OWN);
});
