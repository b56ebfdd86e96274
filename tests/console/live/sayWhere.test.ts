import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Colleague } from '../../../contract/caseDesk';
import type { Place } from '../../../contract/presence';
import { sayWhere } from '../../../src/live/sayWhere';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const LAN: Colleague = { uid: 1, display_name: 'Lan', avatar: '' };
const MINH: Colleague = { uid: 2, display_name: 'Minh', avatar: '' };

/** A window whose person goes where the test says, and a server that answers when it says. */
function aWindow() {
  const it = {
    place: 'reports' as Place | undefined,
    calls: [] as string[],
    shown: [] as readonly Colleague[],
  };
  const answers: ((others: readonly Colleague[] | undefined) => void)[] = [];
  const where = sayWhere({
    placeNow: () => it.place,
    say: (at) => {
      it.calls.push(at);
      return new Promise((resolve) => answers.push(resolve));
    },
    leave: () => it.calls.push('leaves'),
    show: (others) => {
      it.shown = others;
    },
  });
  const answer = async (others: readonly Colleague[] | undefined) => {
    answers.shift()?.(others);
    await pass(0);
  };
  const goTo = (next: Place | undefined) => {
    it.place = next;
    where.move();
  };
  return { it, where, answer, goTo };
}

test('says where it is, shows who else is there, and says so again in half of the time it counts for', async () => {
  const { it, where, answer } = aWindow();
  where.look();
  await pass(0);
  await answer([LAN]);
  expect([it.calls, it.shown]).toEqual([['reports'], [LAN]]);
  await pass(44_000);
  where.look();
  await pass(0);
  expect(it.calls).toHaveLength(1);
  await pass(1000);
  where.look();
  await pass(0);
  await answer([]);
  expect([it.calls, it.shown]).toEqual([['reports', 'reports'], []]);
});

test('shows nobody of the screen before, and says nothing of one that is only passed through', async () => {
  const { it, where, answer, goTo } = aWindow();
  where.look();
  await pass(0);
  await answer([LAN]);
  goTo('posts');
  expect(it.shown).toEqual([]);
  await pass(200);
  goTo('temples');
  await pass(300);
  await answer([MINH]);
  expect([it.calls, it.shown]).toEqual([['reports', 'temples'], [MINH]]);
});

test('whoever comes back before it was said finds again who is there', async () => {
  const { it, where, answer, goTo } = aWindow();
  where.look();
  await pass(0);
  await answer([LAN]);
  goTo('posts');
  await pass(100);
  goTo('reports');
  await pass(300);
  await answer([LAN, MINH]);
  expect([it.calls, it.shown]).toEqual([
    ['reports', 'reports'],
    [LAN, MINH],
  ]);
});

test('takes what is told for newer than an answer that was under way, and nothing of another screen', async () => {
  const { it, where, answer } = aWindow();
  where.look();
  await pass(0);
  where.hear({ place: 'posts', present: [MINH] });
  expect(it.shown).toEqual([]);
  where.hear({ place: 'reports', present: [LAN, MINH] });
  await answer([LAN]);
  expect(it.shown).toEqual([LAN, MINH]);
});

test('leaves at once, once more where that was overtaken, and once only', async () => {
  const { it, where, answer, goTo } = aWindow();
  where.look();
  await pass(0);
  where.leave();
  await answer([LAN]);
  expect([it.calls, it.shown]).toEqual([['reports', 'leaves', 'leaves'], []]);
  goTo(undefined);
  where.look();
  where.stop();
  await pass(1000);
  expect(it.calls).toHaveLength(3);
});

test('keeps what is shown where there is no answer, and asks again when the server is heard again', async () => {
  const { it, where, answer } = aWindow();
  where.look();
  await pass(0);
  await answer([LAN]);
  where.again();
  await pass(0);
  await answer(undefined);
  expect(it.shown).toEqual([LAN]);
  where.again();
  await pass(0);
  await answer([]);
  expect([it.calls.length, it.shown]).toEqual([3, []]);
});
