import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Personal } from '../../../contract/personal';
import { Code } from '../../../contract/wire/codes';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
});
vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });

const { setClient } = await import('../../../src/client');
const { session } = await import('../../../src/state/session');
const { savedMacros, writeMacros } = await import('../../../src/state/savedMacros');
const { savedViews, writeViews } = await import('../../../src/state/savedViews');
const { keepPersonalOnServer } = await import('../../../src/state/personalOnServer');

/** What the server has of `views`; and what happens while it is asked for it. */
let stored: Personal | null;
let meanwhile = () => {};
let isLost = false;
const views = () => JSON.parse(stored?.text ?? '{}');
const has = (at: object, version: number) => {
  stored = { name: 'views', text: JSON.stringify(at), version };
};
const view = (name: string) => ({ name, address: `/dashboard/${name}` });
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

setClient((async ({ method }: { method: string }, { body }: { body?: Personal & { replaces: number } }) => {
  if (isLost) return { refused: Code.lost };
  if (method === 'GET') {
    const data = stored ? [stored] : [];
    meanwhile();
    return { data };
  }
  if (body?.name !== 'views') return { data: { ...body, version: 1 } };
  if (stored && stored.version !== body.replaces) return { refused: Code.changedMeanwhile, data: stored };
  stored = { name: 'views', text: body.text, version: (stored?.version ?? 0) + 1 };
  return { data: stored };
}) as never);

const signedIn = (uid: number) => Object.assign(session, { phase: 'in', user: { uid }, extensions: ['personal'] });
let end: () => void;
const come = async () => {
  end = keepPersonalOnServer();
  await settled();
};
beforeEach(() => {
  kept.clear();
  stored = null;
  isLost = false;
  meanwhile = () => {};
  signedIn(1);
  writeViews({});
  writeMacros({});
});
afterEach(() => end());

test('what was saved here before goes to the server, and what another browser saved comes here', async () => {
  writeViews({ 1: view('mine') });
  has({ 1: view('other') }, 4);
  await come();
  expect(views()).toEqual({ 1: view('mine'), 2: view('other') });
  expect(savedViews.at).toEqual(views());
});

test('what could not be sent goes with the next that is saved', async () => {
  await come();
  isLost = true;
  writeViews({ 1: view('one') });
  await settled();
  expect([views(), savedViews.at]).toEqual([{}, { 1: view('one') }]);
  isLost = false;
  writeViews({ ...savedViews.at, 2: view('two') });
  await settled();
  expect(views()).toEqual({ 1: view('one'), 2: view('two') });
});

test('what this console can’t take stays on the server', async () => {
  has({ 1: { name: 'of a newer console' } }, 1);
  await come();
  expect(savedViews.at).toEqual({});
  writeViews({ 2: view('mine') });
  await settled();
  expect(views()).toEqual({ 1: { name: 'of a newer console' }, 2: view('mine') });
});

test('a server that was set back to an older backup takes nothing away', async () => {
  await come();
  writeViews({ 1: view('one') });
  await settled();
  writeViews({ 1: view('one'), 2: view('two') });
  await settled();
  end();
  has({ 1: view('one') }, 1);
  await come();
  expect(savedViews.at).toEqual({ 1: view('one'), 2: view('two') });
  expect(views()).toEqual(savedViews.at);
});

test('what the server has of one person never comes to whoever is in by the time it answers', async () => {
  has({ 1: view('theirs') }, 1);
  meanwhile = () => {
    stored = null;
    signedIn(2);
  };
  await come();
  expect([savedViews.at, savedMacros.at]).toEqual([{}, {}]);
  expect([...kept.keys()].filter((name) => name.includes('views'))).toEqual([]);
});
