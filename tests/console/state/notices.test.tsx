import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Extension } from '../../../contract/wire/endpoint';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

const { configured, setClient } = await import('../../../src/client');
const { createClient } = await import('../../../src/client/client');
const { setLanguage } = await import('../../../src/i18n');
const { loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { NotificationBell } = await import('../../../src/shell/NotificationBell');
const { loadNotices, notices } = await import('../../../src/state/notices');
const { session } = await import('../../../src/state/session');
const { aNotice } = await import('../../commands/rows');

let asked: string[];
beforeEach(async () => {
  asked = [];
  await setLanguage('vi');
  await loadDeferredTexts();
});

/** A server that has twenty notifications, at the path that config.json names or by the extension. */
async function look({ paths, extensions }: { paths: Record<string, string>; extensions: readonly Extension[] }) {
  const config = { apiUrl: '', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '', paths };
  const rows = Array.from({ length: 20 }, (_, at) => ({ ...aNotice(), id: `n${at}` }));
  configured.config = config;
  setClient(
    createClient({
      config,
      key: () => 'khoa',
      extensions: () => extensions,
      fetch: async (url) => {
        asked.push(String(url));
        return new Response(JSON.stringify({ error: { code: 200, message: '' }, data: rows }));
      },
      onSessionEnded: () => {},
      onForbidden: () => {},
      onPending: () => {},
    }).call,
  );
  const user = { uid: 7, user_name: 'truc', display_name: 'Trực', avatar: '', tier_id: 99, status: 1, roles: [] };
  Object.assign(session, { phase: 'in', key: 'khoa', user, actions: ['PROFILE_VIEW'], extensions });
  await loadNotices();
  expect(notices.arrived).toHaveLength(20);
  return renderToString(<NotificationBell />);
}

test('the bell counts what is unread where the server has notifications for each person', async () => {
  const bell = await look({ paths: {}, extensions: ['notifications'] });
  expect(bell).toContain('aria-label="Thông báo: 20 chưa đọc"');
  expect(asked).toEqual(['/notification/list?count=20&mine=true']);
});

test('of a list that only config.json names nothing is counted, and nothing asked that it might not know', async () => {
  const bell = await look({ paths: { 'GET /notification/list': '/notices' }, extensions: [] });
  expect(bell).toContain('aria-label="Thông báo"');
  expect(bell).not.toContain('20');
  expect(asked).toEqual(['/notices?count=20']);
});
