import { describe, expect, test } from 'vitest';
import type { World } from '../../commands/core/world';
import { navigationCommands } from '../../commands/navigation';
import { deleteNotification, sendNotification } from '../../commands/notifications';
import { endSession } from '../../commands/session';
import { type CommandContext, commandStateOf, sidebarEntryOf } from '../../commands/state';
import { uploadStickers } from '../../commands/stickers';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';
import { firstOpen, HOME, ROUTES } from '../../src/screens';
import { aNotice, aSession } from './rows';

function aWorld(answers: Readonly<Record<string, Answer<unknown>>> = {}) {
  const calls: { id: string; input: unknown }[] = [];
  const verbs: string[] = [];
  const world = {
    call: async (endpoint: Endpoint, input: unknown) => {
      calls.push({ id: endpoint.id, input });
      return answers[endpoint.id] ?? { data: null };
    },
    list: (verb: string) => verbs.push(verb),
    revealNewRow: (kind: string, id: string) => verbs.push(`find ${kind} ${id}`),
  } as unknown as World;
  return { calls, verbs, world };
}
const context = (may: readonly string[], tierId = 99): CommandContext => ({
  principal: { actions: new Set(may), tierId },
  extensions: new Set(['notifications', 'stickers', 'audit']),
  screens: new Set(ROUTES.map(({ path }) => path)),
  isRunning: () => false,
});

describe('a notification', () => {
  test('goes out trimmed, to whom it says, and is asked about first', async () => {
    const { calls, verbs, world } = aWorld({ 'POST /notification/create': { data: { id: 'n7' } } });
    await sendNotification.run(world, null, { heading: ' Bảo trì ', body: 'Tối nay\n', audience: 'role:4' });
    expect(calls).toEqual([
      {
        id: 'POST /notification/create',
        input: { body: { title: 'Bảo trì', body: 'Tối nay', audience: 'role:4' } },
      },
    ]);
    expect(verbs).toEqual(['find notification n7']);
    expect([sendNotification.confirm, deleteNotification.confirm]).toEqual(['always', 'always']);
  });

  test.each([
    ['heading', '  ', 'notification.titleMissing'],
    ['heading', 'x'.repeat(121), 'notification.tooLong'],
    ['heading', 'x'.repeat(120), null],
    ['body', '', 'notification.bodyMissing'],
    ['body', 'x'.repeat(2001), 'notification.tooLong'],
  ] as const)('with %s "%.12s" is judged before it is sent', (name, value, verdict) => {
    expect(sendNotification.asks?.[name].check?.(value, [], {})).toBe(verdict);
  });

  test('names roles where the sender may see them, and tiers where not', async () => {
    const seen = aWorld({ 'GET /roles': { data: [{ role_id: 4, role_name: 'Bốn', action_ids: [] }] } });
    expect(await sendNotification.asks?.audience.loadOptions?.(seen.world, [])).toEqual({
      data: [{ value: 'role:4', label: 'Bốn' }],
    });
    const barred = aWorld({ 'GET /roles': { refused: Code.forbidden, message: '' } });
    expect(await sendNotification.asks?.audience.loadOptions?.(barred.world, [])).toEqual({ data: [] });
  });

  test('is sent and deleted by super admins alone', () => {
    const row = aNotice();
    for (const command of [sendNotification, deleteNotification]) {
      const rows = command === deleteNotification ? [row] : [];
      expect(commandStateOf(command, rows, context(['TV_SLIDER_VIEW']), 'notification')).toEqual({
        is: 'hidden',
        missing: 'ONLY_SUPER_ADMIN',
      });
      expect(commandStateOf(command, rows, context([], 100), 'notification').is).toBe('ready');
    }
    expect(deleteNotification.when?.({ ...row, gone: true })).toBe('notification.gone');
  });
});

describe('the sidebar', () => {
  const entry = (id: string, may: readonly string[], tier?: number) => {
    const command = navigationCommands.find((one) => one.id === id);
    return command && sidebarEntryOf(command, context(may, tier));
  };
  test('shows notifications by the view of profiles, and opens them by that of the slider', () => {
    expect(entry('go.notifications', ['PROFILE_VIEW'])).toBe('locked');
    expect(entry('go.notifications', ['TV_SLIDER_VIEW'])).toBe('hidden');
    expect(entry('go.notifications', ['PROFILE_VIEW', 'TV_SLIDER_VIEW'])).toBe('open');
  });
  test('shows roles by ROLE_VIEW, and opens them to super admins', () => {
    expect(entry('go.roles', ['ROLE_VIEW'])).toBe('locked');
    expect(entry('go.roles', ['ROLE_VIEW'], 100)).toBe('open');
    expect(entry('go.roles', [])).toBe('hidden');
  });
  test('shows stickers to whoever may see them, and to nobody else', () => {
    expect([entry('go.stickers', ['STICKER_VIEW']), entry('go.stickers', ['STICKER_UPLOAD'])]).toEqual([
      'open',
      'hidden',
    ]);
  });
});

test('stickers go out ten in a call; a refusal ends it and is said', async () => {
  const pictures = Array.from({ length: 23 }, () => new Blob(['x']));
  const { calls, verbs, world } = aWorld({
    'POST /sticker/upload': { data: { uploaded_files: ['/s/new.png'] } },
    'GET /sticker/list': {
      data: [
        { id: 's1', url: '/s/old.png' },
        { id: 's2', url: '/s/new.png' },
      ],
    },
  });
  expect(await uploadStickers.run(world, null, { pictures })).toEqual({ data: null });
  const sizes = calls.flatMap(({ id, input }) =>
    id === 'POST /sticker/upload' ? [(input as { files: { files: unknown[] } }).files.files.length] : [],
  );
  expect(sizes).toEqual([10, 10, 3]);
  expect(verbs).toEqual(['find sticker s2']);
  const refused = aWorld({ 'POST /sticker/upload': { refused: Code.notAnImage, message: 'no' } });
  expect(await uploadStickers.run(refused.world, null, { pictures })).toMatchObject({ refused: Code.notAnImage });
  expect([refused.calls.length, refused.verbs]).toEqual([1, []]);
  expect(uploadStickers.asks?.pictures.check?.([], [], {})).toBe('sticker.noPictures');
});

test('the session in use is not ended from the list of sessions, nor one that has ended', () => {
  expect(endSession.when?.(aSession({ current: true }))).toBe('session.isThisOne');
  expect(endSession.when?.(aSession({ ended: true }))).toBe('session.alreadyEnded');
  expect(endSession.when?.(aSession())).toBeNull();
});

/** It opens to whoever is signed in. */
const isForAll = ({ permission }: (typeof ROUTES)[number]) => permission === 'session';

test('every screen that asks for a permission is a home for who may see no other', () => {
  const screens = ROUTES.filter((route) => !route.path.includes(':') && route !== HOME);
  const [open, others] = [screens.filter(isForAll), screens.filter((route) => !isForAll(route))];
  expect(others.length).toBeGreaterThan(10);
  for (const screen of others) expect(firstOpen((route) => route === screen)).toBe(screen.path);
  expect(open.map(({ path }) => path)).toEqual(['/dashboard/audit', '/dashboard/jobs']);
  expect(firstOpen(isForAll)).toBeUndefined();
});
