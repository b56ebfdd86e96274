import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configured, setClient } from '../../../src/client';
import { createClient } from '../../../src/client/client';
import { signIn } from '../../../src/state/comeIn';
import { refreshActions, settleExtensions } from '../../../src/state/rights';
import { session } from '../../../src/state/session';
import { restore, sessionEnded } from '../../../src/state/signIn';
import { signOut } from '../../../src/state/signOut';

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const yes =
  (data?: unknown, more: object = {}) =>
  () =>
    json({ error: { code: 200, message: '' }, data, ...more });
const no =
  (code: number, message = '', status = 200) =>
  () =>
    json({ error: { code, message } }, status);
const page = (status: number) => () => new Response('<!doctype html><h1>nginx</h1>', { status });
const silence = () => Promise.reject(new TypeError('Failed to fetch'));

type Answering = (init: RequestInit) => Response | Promise<Response>;
/** What this server answers, by method and path; anything else is a page that it has not. */
let answers: Record<string, Answering>;
let asked: { what: string; headers: Record<string, string> }[];
let tab = aStorage();

/** A server that speaks section 7 and nothing else: its login says a key, a name and roles (docs/specification.md section 7). */
beforeEach(() => {
  vi.useRealTimers();
  tab = aStorage();
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { reload: () => {} });
  asked = [];
  const userinfo = { uid: 7, display_name: 'Trực', tier_id: 99, roles: [{ role_id: 3, role_name: 'Kiểm duyệt' }] };
  answers = {
    'POST /adminusers/login': yes({ sessionkey: 'khoa', userinfo }),
    'GET /adminusers/profile': yes(userinfo),
    'GET /roles/3/actions': yes(['REPORT_VIEW']),
    'POST /adminusers/logout': yes(),
  };
  start({});
});
function start(config: { sessionHeader?: string; sessionScheme?: string }) {
  const whole = { apiUrl: '', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '', ...config };
  configured.config = whole;
  setClient(
    createClient({
      config: whole,
      key: () => session.key,
      extensions: () => session.extensions,
      fetch: async (url, init = {}) => {
        const what = `${init.method} ${String(url).split('?')[0]}`;
        asked.push({ what, headers: init.headers as Record<string, string> });
        return (answers[what] ?? page(404))(init);
      },
      onSessionEnded: sessionEnded,
      onForbidden: () => {},
      onPending: () => {},
    }).call,
  );
  out('out');
}
const out = (phase: 'out' | 'starting') =>
  Object.assign(session, {
    ...{ phase, key: null, user: null, actions: [], extensions: [], areExtensionsKnown: true, door: null },
  });
const reload = () => {
  out('starting');
  return restore();
};

describe('a server says what it has beyond section 7', () => {
  test.each<[string, Answering]>([
    ['a page that says 404', page(404)],
    ['a page that says 200', page(200)],
    ['an empty answer', () => new Response('')],
    ['no answer, as of a refused preflight', silence],
    ['a page that says 500', page(500)],
    ['an error of its own', no(500)],
    ['a code of its own', no(1404, 'no such call', 404)],
    ['that nobody is signed in', no(303, '', 401)],
    ['that it is forbidden', no(308, '', 403)],
    ['nothing', yes(null)],
    ['something that is no list', yes({ version: 3 })],
    ['a list without an envelope', () => json(['restore'])],
  ])('by %s: nothing, and signing in goes on', async (_what, answer) => {
    answers['GET /capabilities'] = answer;
    expect(await signIn('truc', 'x', true)).toBeNull();
    expect(session).toMatchObject({ phase: 'in', key: 'khoa', extensions: [], actions: ['REPORT_VIEW'] });
  });

  test('by a list; of what stands in it and is no name nothing is kept', async () => {
    answers['GET /capabilities'] = yes(['restore', 7, null]);
    await signIn('truc', 'x', true);
    expect(session.extensions).toEqual(['restore']);
  });

  test('asked in a way that no other origin has to be asked for first', async () => {
    await signIn('truc', 'x', true);
    expect(asked.find(({ what }) => what === 'GET /capabilities')?.headers).toEqual({ accept: 'application/json' });
  });

  test('that it has no call for it is asked once a session, not at every load', async () => {
    const times = () => asked.filter(({ what }) => what === 'GET /capabilities').length;
    answers['GET /capabilities'] = page(404);
    await signIn('truc', 'x', true);
    await reload();
    await reload();
    expect(session).toMatchObject({ phase: 'in', extensions: [], areExtensionsKnown: true });
    expect(times()).toBe(1);
    // By then it may have one.
    answers['GET /capabilities'] = yes(['restore']);
    out('out');
    await signIn('truc', 'x', true);
    expect(session.extensions).toEqual(['restore']);
    await reload();
    expect(times()).toBe(3);
  });

  test('where it does not answer, signing in goes on after three seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const ended = new AbortController();
      setTimeout(() => ended.abort(), ms / 100);
      return ended.signal;
    });
    answers['GET /capabilities'] = ({ signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))));
    expect(await signIn('truc', 'x', true)).toBeNull();
    expect(AbortSignal.timeout).toHaveBeenCalledWith(3000);
    expect(session).toMatchObject({ phase: 'in', extensions: [] });
    vi.restoreAllMocks();
  });

  test('a bad moment takes nothing from a session that goes on, and what is new is learned when it is over', async () => {
    answers['GET /capabilities'] = yes(['restore']);
    await signIn('truc', 'x', true);
    answers['GET /capabilities'] = page(503);
    await reload();
    expect(session).toMatchObject({ phase: 'in', extensions: ['restore'], areExtensionsKnown: false });
    vi.useFakeTimers();
    settleExtensions();
    answers['GET /capabilities'] = yes(['restore', 'audit']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session).toMatchObject({ extensions: ['restore', 'audit'], areExtensionsKnown: true });
    expect(tab.kept.get('tamquan.extensions')).toBe('["restore","audit"]');
  });

  test('one that goes on saying nothing is asked ever more rarely, and in the end no more', async () => {
    answers['GET /capabilities'] = silence;
    await signIn('truc', 'x', true);
    vi.useFakeTimers();
    settleExtensions();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked.filter(({ what }) => what === 'GET /capabilities')).toHaveLength(6);
    expect(session).toMatchObject({ phase: 'in', extensions: [] });
  });
});

describe('a session key', () => {
  const names = ['sessionkey', 'access_token', 'accessToken', 'token'];
  const userinfo = { uid: '7', display_name: 'Trực', tier_id: '99', roles: [3] };
  const places: Record<string, (key: object) => Answering> = {
    'in data': (key) => yes({ ...key, userinfo }),
    'in userinfo': (key) => yes({ userinfo: { ...userinfo, ...key } }),
    'beside data': (key) => yes({ userinfo }, key),
    'beside data, as userinfo is': (key) => yes(undefined, { ...key, userinfo }),
    'beside an empty data': (key) => yes(null, key),
  };
  for (const [place, answer] of Object.entries(places))
    test.each(names)(`is found as %s ${place}`, async (name) => {
      answers['POST /adminusers/login'] = answer({ [name]: 'khoa' });
      expect(await signIn('truc', 'x', false)).toBeNull();
      expect(session).toMatchObject({ phase: 'in', key: 'khoa', user: { uid: 7 } });
    });

  test.each([
    ['Authorization', 'Bearer', 'Bearer khoa'],
    ['X-Session', '', 'khoa'],
  ])('goes out as %s, %s', async (sessionHeader, sessionScheme, value) => {
    start({ sessionHeader, sessionScheme });
    await signIn('truc', 'x', false);
    expect(asked.find(({ what }) => what === 'GET /roles/3/actions')?.headers).toMatchObject({
      [sessionHeader]: value,
    });
  });
});

describe('who it is', () => {
  const login = (userinfo: unknown) => {
    answers['POST /adminusers/login'] = yes({ sessionkey: 'khoa', userinfo });
  };
  test('is asked where the login does not say it, and where it says it in part', async () => {
    login({ display_name: 'Trực', roles: [{ role_id: 3 }] });
    answers['GET /adminusers/profile'] = yes({ userinfo: { uid: '7', tier_id: '100', avatar: null } });
    await signIn('truc', 'x', true);
    expect(session.user).toEqual({
      ...{ uid: 7, user_name: 'truc', display_name: 'Trực', avatar: '', tier_id: 100, status: 1 },
      roles: [{ role_id: 3, role_name: '' }],
    });
    expect(await reload()).toBeNull();
    expect(session).toMatchObject({ phase: 'in', user: { user_name: 'truc', display_name: 'Trực', tier_id: 100 } });
    expect(session.actions).toEqual(['REPORT_VIEW']);
  });

  test('a tier that only the list of staff says is read there, once', async () => {
    login({ uid: 7, display_name: 'Trực', roles: [3] });
    answers['GET /adminusers/profile'] = yes({ uid: 7, display_name: 'Trực' });
    answers['GET /adminusers/query'] = yes({ uid: '7', user_name: 'truc', tier_id: '100' });
    await signIn('truc', 'x', true);
    await refreshActions();
    expect(session.user?.tier_id).toBe(100);
    expect(asked.filter(({ what }) => what === 'GET /adminusers/query')).toHaveLength(1);
  });

  test('who is nowhere given a tier is no super admin', async () => {
    login({ uid: 7, display_name: 'Trực', roles: [] });
    answers['GET /adminusers/profile'] = page(500);
    await signIn('truc', 'x', true);
    expect(session).toMatchObject({ phase: 'in', user: { tier_id: 99 }, actions: [] });
  });

  test('a server that numbers nobody lets people in all the same, each as the same one every time', async () => {
    login({ display_name: 'Trực', tier_id: 99, roles: [3] });
    answers['GET /adminusers/profile'] = yes({ display_name: 'Trực' });
    const kept = () => JSON.parse(tab.kept.get('tamquan.userinfo') ?? '{}').uid;
    expect(await signIn('truc', 'x', true)).toBeNull();
    const first = kept();
    expect(first).toBeLessThan(0);
    expect(await reload()).toBeNull();
    expect(kept()).toBe(first);
  });

  test('whatever else is said, whoever has a key and a uid is in', async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('7', 7, '0', -1, null, [], {}, [3], ['3'], [{ role_id: '3' }], [{ id: 3 }], [{ role_id: 0 }]),
    );
    const person = fc.record(
      { user_name: odd, display_name: odd, avatar: odd, tier_id: odd, status: odd, roles: odd, actions: odd },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(person, person, async (said, profile) => {
        login({ ...said, uid: 7 });
        answers['GET /adminusers/profile'] = yes(profile);
        answers['GET /roles/3/actions'] = yes([]);
        out('out');
        await signIn('truc', 'x', false);
        const { user } = session;
        // A role that this server has not lets nobody in.
        if (user === null) return;
        expect(user).toMatchObject({ uid: 7, status: expect.any(Number), tier_id: expect.any(Number) });
        expect(user.display_name).not.toBe('');
      }),
      {
        numRuns: 200,
        examples: [
          [{ roles: '0' }, {}],
          [{}, { roles: [2 ** 31] }],
        ],
      },
    );
  });
});

describe('what one may do', () => {
  test.each<[string, unknown]>([
    ['ids', ['POST_VIEW', 'POST_HIDE']],
    ['objects', [{ id: 'POST_VIEW' }, { action_id: 'POST_HIDE', id: 4 }]],
    ['a role', { role_id: 3, action_ids: ['POST_VIEW', 'POST_HIDE'] }],
  ])('is understood as %s', async (_as, data) => {
    answers['GET /roles/3/actions'] = yes(data);
    await signIn('truc', 'x', true);
    expect(session.actions).toEqual(['POST_VIEW', 'POST_HIDE']);
  });

  test('is read with the role where its own call is not there, before and after a reload', async () => {
    delete answers['GET /roles/3/actions'];
    answers['GET /roles/3'] = yes({ role_name: 'Kiểm duyệt', action_ids: ['POST_VIEW'] });
    await signIn('truc', 'x', true);
    await reload();
    expect(session).toMatchObject({ phase: 'in', actions: ['POST_VIEW'] });
  });

  test('is what the login says where roles may not be read; without that the login fails', async () => {
    const userinfo = { uid: 7, display_name: 'Trực', tier_id: 99, roles: [3] };
    answers['GET /roles/3/actions'] = no(308, '', 403);
    answers['GET /roles/3'] = no(308, '', 403);
    answers['POST /adminusers/login'] = yes({ sessionkey: 'khoa', userinfo: { ...userinfo, actions: ['VIP_VIEW'] } });
    await signIn('truc', 'x', true);
    await reload();
    expect(session).toMatchObject({ phase: 'in', actions: ['VIP_VIEW'] });
    out('out');
    answers['POST /adminusers/login'] = yes({ sessionkey: 'khoa', userinfo });
    expect(await signIn('truc', 'x', true)).toEqual({ is: 'noPermissions' });
  });

  test('is nothing without a role', async () => {
    answers['POST /adminusers/login'] = yes({
      sessionkey: 'khoa',
      userinfo: { uid: 7, display_name: 'Trực', tier_id: 99, roles: [] },
    });
    await signIn('truc', 'x', true);
    expect([session.phase, session.actions]).toEqual(['in', []]);
  });
});

describe('a login that does not work', () => {
  test.each<[string, Answering, object]>([
    ['306', no(306, 'bad', 401), { is: 'wrong' }],
    ['304, of nobody', no(304, 'Error does not exist', 200), { is: 'wrong' }],
    ['a page that says 401', page(401), { is: 'wrong', status: 401 }],
    ['a code of its own', no(7001, 'Tài khoản đã khoá', 200), { is: 'refused', message: 'Tài khoản đã khoá' }],
    ['a page that says 502', page(502), { is: 'refused', status: 502 }],
    ['no answer', silence, { is: 'refused', refused: 0 }],
    ['a success without a key', yes({ userinfo: { uid: 7 } }), { is: 'refused', refused: 500 }],
  ])('by %s is told as what it is', async (_by, answer, trouble) => {
    answers['POST /adminusers/login'] = answer;
    expect(await signIn('truc', 'x', true)).toMatchObject(trouble);
    expect([session.phase, tab.kept.size]).toEqual(['out', 0]);
  });
});

describe('a session', () => {
  test.each<[string, Answering, string]>([
    ['303', no(303, '', 401), 'out'],
    ['a page that says 401', page(401), 'out'],
    ['a code of its own', no(401, 'token expired', 200), 'out'],
    ['a page that says 502', page(502), 'starting'],
    ['no answer', silence, 'starting'],
  ])('that is asked for after a reload and answered by %s', async (_by, answer, phase) => {
    await signIn('truc', 'x', true);
    answers['GET /adminusers/profile'] = answer;
    await reload();
    expect(session.phase).toBe(phase);
  });

  test('that ends in the middle leaves the page, to be signed in over', async () => {
    await signIn('truc', 'x', true);
    answers['GET /adminusers/profile'] = no(303, 'expired', 200);
    await refreshActions();
    expect(session).toMatchObject({ phase: 'ended', user: { uid: 7 } });
  });

  test.each<[string, Answering, string]>([
    ['nothing at all', () => new Response(null, { status: 204 }), 'signIn.signedOut'],
    ['a row', yes({ uid: 7 }), 'signIn.signedOut'],
    ['a page', page(200), 'signIn.signedOut'],
    ['that it was over already', no(303, '', 401), 'signIn.signedOut'],
    ['a page that says 404', page(404), 'signIn.signedOutHere'],
    ['silence', silence, 'signIn.signedOutHere'],
  ])('that is signed out of, answered by %s', async (_by, answer, door) => {
    await signIn('truc', 'x', true);
    answers['POST /adminusers/logout'] = answer;
    await signOut();
    expect([session.phase, session.door, tab.kept.size]).toEqual(['out', door, 0]);
  });
});
