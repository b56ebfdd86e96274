import { afterEach, expect, test } from 'vitest';
import { OUTBOX_HOLD_SECONDS } from '../../../contract/wire/constants';
import { rememberRunSettings, runSettings } from '../../../src/run/gate/runSettings';

/** A browser's storage in which somebody has written this down, if anything; answers what is there now. */
function storing(written: string | undefined) {
  const kept = new Map(written === undefined ? [] : [['tamquan.run', written]]);
  rememberRunSettings({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  return () => kept.get('tamquan.run');
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(async () => {
  Object.assign(runSettings, { holdSeconds: OUTBOX_HOLD_SECONDS, alwaysAsk: false });
  await turn();
});

test('how somebody wants commands run is there again in the next page', async () => {
  const kept = storing(undefined);
  Object.assign(runSettings, { holdSeconds: 12, alwaysAsk: true });
  await turn();
  Object.assign(runSettings, { holdSeconds: 1, alwaysAsk: false });
  storing(kept());
  expect(runSettings).toEqual({ holdSeconds: 12, alwaysAsk: true });
});

test.each<[written: string, holdSeconds: number, alwaysAsk: boolean]>([
  ['{"holdSeconds":0,"alwaysAsk":true}', 0, true],
  ['{"holdSeconds":30}', 30, false],
  ['{"holdSeconds":31,"alwaysAsk":"yes"}', OUTBOX_HOLD_SECONDS, false],
  ['{"holdSeconds":-1}', OUTBOX_HOLD_SECONDS, false],
  ['{"holdSeconds":2.5,"alwaysAsk":true}', OUTBOX_HOLD_SECONDS, true],
])('of what is written down as %s only what can be chosen is taken', (written, holdSeconds, alwaysAsk) => {
  storing(written);
  expect(runSettings).toEqual({ holdSeconds, alwaysAsk });
});

test('what can’t be read leaves the defaults, and is not read again', () => {
  const kept = storing('{"holdSeconds":');
  expect(runSettings).toEqual({ holdSeconds: OUTBOX_HOLD_SECONDS, alwaysAsk: false });
  expect(kept()).toBe('{}');
});
