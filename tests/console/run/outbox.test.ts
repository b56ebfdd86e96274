import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { Extension } from '../../../contract/wire/endpoint';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { cellOf } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
type Options = Partial<Parameters<typeof aConsole<'post'>>[0]>;

/** Two posts on a server that takes no deletion back; `do` runs a command on one of them. */
function aDesk({ rows = [aPost(), aPost()], ...more }: Options = {}) {
  const desk = aConsole({ kind: 'post', rows, may: MAY, extensions: [], ...more });
  return {
    ...desk,
    do: async (id: string, at = 0) => {
      await desk.runner.invoke(id, { source: 'menu', rows: [desk.row(at)], rowKind: 'post' });
      return actHistory.entries[0]?.id ?? expect.fail('the history is empty');
    },
    /** The posts of which a call went out that changes them. */
    changed: () => desk.calls.filter(({ id }) => !id.startsWith('GET')).map(({ input }) => input.idpost),
  };
}

describe('of two that are held', () => {
  test('the one that is to go at once goes, and the other stays until its time', async () => {
    const desk = aDesk();
    const [first, second] = [await desk.do('post.delete', 0), await desk.do('post.delete', 1)];
    expect([first, second].map(desk.runner.outbox.holds)).toEqual([true, true]);
    await desk.runner.outbox.sendNow(second);
    expect(desk.changed()).toEqual([desk.id(1)]);
    expect([first, second].map(desk.runner.outbox.holds)).toEqual([true, false]);
    // It has gone out, and does not go again, nor can be pulled back.
    await desk.runner.outbox.sendNow(second);
    expect(await desk.runner.outbox.drop(second)).toBe(false);
    await desk.clock.pass(60_000);
    expect(desk.changed()).toEqual([desk.id(1), desk.id(0)]);
    expect(desk.runner.hasUnsent()).toBe(false);
  });

  test('the one that is pulled back is as it was, and the other goes', async () => {
    const desk = aDesk();
    const first = await desk.do('post.delete', 0);
    await desk.do('post.delete', 1);
    expect(await desk.runner.undo(first)).toBe(true);
    expect([desk.row(0).deleted, desk.row(1).deleted]).toEqual([undefined, true]);
    await desk.clock.pass(60_000);
    expect(desk.changed()).toEqual([desk.id(1)]);
  });
});

describe('before what was held goes out, its row is looked at', () => {
  const LOOKS: readonly Extension[] = ['post.detail'];

  test('and it goes, where that can still take it', async () => {
    const desk = aDesk({ extensions: LOOKS });
    await desk.do('post.delete');
    await desk.clock.pass(60_000);
    expect(desk.changed()).toEqual([desk.id(0)]);
    expect(desk.said.at(-1)?.key).toBe('post.delete.done');
  });

  test('and it does not, where somebody else has settled it meanwhile', async () => {
    const desk = aDesk({ extensions: LOOKS });
    await desk.do('post.delete');
    desk.server.change('post', desk.id(0), { deleted: true });
    await desk.clock.pass(60_000);
    expect(desk.changed()).toEqual([]);
    expect(desk.said.at(-1)?.key).toBe('run.settledBefore');
    expect(actHistory.entries[0]?.outcome).toBe('settled');
  });
});

test('what another version of the console has left, in a state that this one has not, may have arrived and is not sent before the person says so', async () => {
  const one = aDesk();
  const id = await one.do('post.delete');
  await one.clock.pass(1000);
  one.goAway();
  one.kept.set(`held:${id}`, { ...(one.kept.get(`held:${id}`) as object), state: 'postponed' });
  const next = aDesk({ after: one });
  await next.runner.load();
  await next.clock.pass(60_000);
  expect([outbox.unsure.map((held) => held.id), outbox.held, next.changed()]).toEqual([[id], [], []]);
  await next.runner.decide(id, 'sendAgain');
  expect([actHistory.entries[0]?.outcome, next.changed().length, next.runner.hasUnsent()]).toEqual(['done', 1, false]);
});

test('calls for single rows are counted while they are on their way, and unsent until they are answered', async () => {
  const desk = aDesk({ extensions: ['restore'], slow: true });
  const counts = [[outbox.sending, desk.runner.hasUnsent()]];
  for (const at of [0, 1]) await desk.do('post.hide', at);
  counts.push([outbox.sending, desk.runner.hasUnsent()]);
  for (const _ of [0, 1]) {
    await desk.answer(1);
    counts.push([outbox.sending, desk.runner.hasUnsent()]);
  }
  expect(counts).toEqual([
    [0, false],
    [2, true],
    [1, true],
    [0, false],
  ]);
});

describe('what one person has begun', () => {
  test.each([
    ['held', 'post.delete', [], false],
    ['on its way', 'post.hide', ['restore'], false],
    ['being undone', 'post.hide', ['restore'], true],
  ] as const)(
    'is neither seen nor sent by the next, and found again by whoever began it: %s',
    async (_, command, extensions, isUndone) => {
      let isAway = !isUndone;
      const refuse = () => (isAway ? refused(Code.unavailable) : undefined);
      const desk = aDesk({ extensions, refuse });
      const shown = () => {
        const { row, pending } = cellOf('post', desk.id(0)) ?? expect.fail('the row is gone');
        return { isHidden: row.hidden, isDeleted: row.deleted === true, pending };
      };
      const unchanged = { isHidden: isUndone, isDeleted: false, pending: 0 };
      const id = await desk.do(command);
      await desk.clock.pass(1000);
      if (isUndone) {
        isAway = true;
        void desk.runner.undo(id);
        await desk.clock.pass(1000);
      }
      const begun = { ...shown() };
      expect(begun).not.toEqual(unchanged);
      desk.signOut();
      await desk.signInAs(2);
      await desk.clock.pass(60_000);
      isAway = false;
      const sent = desk.calls.length;
      expect(shown()).toEqual(unchanged);
      await desk.clock.pass(60_000);
      expect([outbox.held, actHistory.entries, desk.calls.length]).toEqual([[], [], sent]);
      desk.signOut();
      await desk.signInAs(1);
      if (outbox.held[0]) {
        expect(outbox.held).toMatchObject([{ rowId: desk.id(0), sendAtMs: 0 }]);
        expect(shown()).toEqual(begun);
        await desk.runner.outbox.sendNow(outbox.held[0].id);
      }
      await desk.clock.pass(60_000);
      expect(shown()).toEqual({ ...begun, pending: 0 });
      expect([desk.calls.length, desk.runner.hasUnsent()]).toEqual([sent + 1, false]);
    },
  );

  test.each([
    ['done', undefined],
    ['refused', Code.forbidden],
    ['settled', Code.notFound],
  ])('and is %s once they have signed out is not told to the next, but to them when they are back', async (_, code) => {
    const refuse = () => (code === undefined ? undefined : refused(code));
    const desk = aDesk({ extensions: ['restore'], slow: true, refuse });
    await desk.do('post.hide');
    await desk.answer(0);
    desk.signOut();
    await desk.signInAs(2);
    await desk.answerAll();
    expect([desk.calls.length, desk.said, desk.trouble(0)]).toEqual([1, [], null]);
    desk.signOut();
    await desk.signInAs(1);
    await desk.answerAll();
    expect(desk.said).toHaveLength(1);
    expect(actHistory.entries[0]?.outcome).not.toBe('sending');
    expect([desk.row(0).hidden, cellOf('post', desk.id(0))?.pending]).toEqual([code === undefined, 0]);
  });

  test('and may have arrived when they sign out asks the next for no word', async () => {
    const refuse = ({ endpoint }: { endpoint: { method: string } }) =>
      refused(endpoint.method === 'GET' ? Code.forbidden : Code.lost);
    const desk = aDesk({ may: ['ROLE_VIEW', 'ROLE_ADD'], tier: 100, slow: true, refuse });
    await desk.invoke('role.add', { name: 'Biên tập' });
    await desk.answer(0);
    desk.signOut();
    await desk.signInAs(2);
    await desk.answerAll();
    expect([desk.calls.length > 0, desk.said, outbox.unsure]).toEqual([true, [], []]);
    desk.signOut();
    await desk.signInAs(1);
    await desk.answerAll();
    expect([desk.said.length, outbox.unsure.length]).toEqual([1, 1]);
  });

  test('is left to the tab that has it when the other signs out, and stays there', async () => {
    const one = aDesk();
    await one.do('post.delete');
    await one.clock.pass(0);
    outbox.held = [];
    const other = aDesk({ rows: [], after: one as never });
    await other.runner.load();
    other.signOut();
    one.claims.clear();
    await other.clock.pass(60_000);
    expect([outbox.held, [...other.claims], other.changed()]).toEqual([[], [], []]);
  });
});

test('what another tab had answered between a look and a claim is not sent again', async () => {
  const one = aDesk({ extensions: ['restore'], slow: true });
  await one.do('post.hide');
  await one.clock.pass(0);
  const asItWas = [...one.kept].filter(([key]) => key.startsWith('held:')).map(([, call]) => structuredClone(call));
  await one.answerAll();
  const other = aDesk({ rows: [], extensions: ['restore'], after: one as never });
  Object.assign(other.host.storage, { all: async (prefix: string) => (prefix === 'held:' ? asItWas : []) });
  await other.runner.load();
  await other.clock.pass(60_000);
  expect([asItWas.length, other.changed(), [...other.claims]]).toEqual([1, [], []]);
});

describe('what takes a secret', () => {
  const asked = { oldPassword: 'bi-mat-cu', newPassword: 'bi-mat-moi-hon' };
  /** A change of password that nobody has answered yet. */
  async function changing() {
    const desk = aDesk({ asked, refuse: () => new Promise(() => {}) });
    await desk.invoke('session.changePassword');
    await desk.clock.pass(1000);
    expect([desk.calls.length, actHistory.entries[0]]).toMatchObject([
      1,
      { kind: null, rowId: null, name: '', outcome: 'sending' },
    ]);
    return desk;
  }

  test('is not left to the next page, which would not know it and says that it may have arrived', async () => {
    const one = await changing();
    one.goAway();
    const next = aDesk({ rows: [], after: one as never });
    await next.runner.load();
    await next.clock.pass(60_000);
    expect([next.calls, outbox.unsure, next.runner.hasUnsent()]).toEqual([[], [], false]);
    expect(actHistory.entries).toMatchObject([{ commandId: 'session.changePassword', outcome: 'unsure' }]);
  });

  test('and is on its way at a sign-out may have arrived, for whoever signs in again', async () => {
    const desk = await changing();
    desk.signOut();
    await desk.signInAs(1);
    await desk.clock.pass(60_000);
    expect([desk.calls.length, outbox.unsure]).toEqual([1, []]);
    expect(actHistory.entries).toMatchObject([{ outcome: 'unsure' }]);
  });

  test('is written down as what became of it, once that is known', async () => {
    const one = aDesk({ asked });
    await one.invoke('session.changePassword');
    await one.clock.pass(1000);
    one.goAway();
    const next = aDesk({ rows: [], after: one as never });
    await next.runner.load();
    expect(actHistory.entries).toMatchObject([{ outcome: 'done' }]);
  });
});
