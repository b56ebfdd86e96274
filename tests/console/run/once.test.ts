import { describe, expect, test } from 'vitest';
import type { TempleRow } from '../../../commands/core/templeRow';
import { lookups } from '../../../commands/lateLookups';
import { fieldsOf } from '../../../commands/temples/fields';
import { writing } from '../../../commands/temples/importRows';
import { making } from '../../../commands/temples/making';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { jobs } from '../../../src/run/job/jobs';
import { outbox } from '../../../src/run/single/heldCalls';
import { aPost, aTemple, aTempleRow } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await writing();
await making();
await lookups();

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
/** What a server lists that speaks section 7 and nothing else. */
const PLAIN = { extensions: [] } as const;

/** A draft on such a server, which has the names that are given. */
function aDraft(more: Partial<Parameters<typeof aConsole<'temple'>>[0]> = {}) {
  const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
  const harness = aConsole({ kind: 'temple', rows: [draft], may: MAY, ...PLAIN, ...more });
  return {
    harness,
    save: () => harness.invoke('temple.add', { fields: fieldsOf(draft) }),
    creations: () => harness.calls.filter(({ id }) => id === 'POST /location/create').length,
    doubtful: () => outbox.unsure[0]?.id ?? expect.fail('nothing is in doubt'),
  };
}
/** What holds answers back while a page is there. */
function aGate() {
  let open = () => {};
  const gate = new Promise<ReturnType<typeof refused>>((resolve) => {
    open = () => resolve(refused(Code.lost));
  });
  return { gate, open };
}

/** Answers of creations get lost, so many of them; whatever looks for what was made is refused. */
const losing = (count: number, code: Code = Code.lost) => {
  let left = count;
  return {
    refuse: ({ endpoint }: { endpoint: { method: string; path: string } }) =>
      endpoint.method === 'GET' ? refused(Code.forbidden) : undefined,
    losesAnswers: ({ endpoint }: { endpoint: { id: string } }) => {
      if (endpoint.id !== 'POST /location/create' || left === 0) return undefined;
      left -= 1;
      return code;
    },
  };
};

describe('what is to be made on a server that knows no keys', () => {
  test.each([
    ['no answer', Code.lost],
    ['an answer that cannot be read', Code.unreadable],
  ])('is sent once: after %s the person is told, and asked', async (_, code) => {
    const { harness, save, creations } = aDraft(losing(1, code));
    await save();
    await harness.clock.pass(120_000);
    expect(creations()).toBe(1);
    expect(harness.said.at(-1)).toMatchObject({
      key: 'run.unsure.cannotTell',
      params: { name: 'Chùa mới' },
      tone: 'bad',
    });
    expect(outbox.unsure).toMatchObject([{ commandId: 'temple.add', state: 'unsure', looked: 'cannotTell' }]);
    expect(actHistory.entries[0]?.outcome).toBe('unsure');
  });

  test('goes out again at the person’s word alone', async () => {
    const { harness, save, creations, doubtful } = aDraft(losing(1));
    await save();
    await harness.clock.pass(20_000);
    await harness.runner.decide(doubtful(), 'sendAgain');
    await harness.quiet();
    expect(creations()).toBe(2);
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'done' });
    expect(outbox.unsure).toEqual([]);
    expect(harness.kept.size).toBe(1);
  });

  test('stays what the person says it is, and nothing more goes out', async () => {
    for (const [how, outcome] of [
      ['isThere', 'settled'],
      ['leave', 'failed'],
    ] as const) {
      const { harness, save, creations, doubtful } = aDraft(losing(1));
      await save();
      await harness.clock.pass(20_000);
      await harness.runner.decide(doubtful(), how);
      await harness.clock.pass(20_000);
      expect(creations()).toBe(1);
      expect(actHistory.entries[0]?.outcome).toBe(outcome);
      expect(outbox.unsure).toEqual([]);
    }
  });

  test('cannot be begun a second time, nor anything older be undone by mistake, before that is decided', async () => {
    const { harness, save, creations } = aDraft(losing(1));
    await save();
    await harness.clock.pass(20_000);
    expect(await save()).toEqual({ is: 'running' });
    expect(harness.said.at(-1)?.key).toBe('run.decideFirst');
    expect(await harness.runner.undo()).toBe(false);
    expect(harness.said.at(-1)?.key).toBe('run.decideFirst');
    expect(creations()).toBe(1);
  });

  test('is not sent by the next page either, which asks in its place', async () => {
    const { gate, open } = aGate();
    const one = aDraft({
      refuse: ({ endpoint }) => (endpoint.method === 'GET' ? refused(Code.forbidden) : gate),
    });
    await one.save();
    await one.harness.clock.pass(2000);
    expect(one.creations()).toBe(1);
    one.harness.goAway();
    open();
    await flush();
    const { harness } = aDraft({ after: one.harness as never, ...losing(0) });
    await harness.runner.load();
    await harness.clock.pass(20_000);
    expect(harness.calls.filter(({ id }) => id === 'POST /location/create')).toEqual([]);
    expect(outbox.unsure).toMatchObject([{ commandId: 'temple.add' }]);
    harness.goAway();
    const third = aDraft({ after: harness as never, ...losing(0) });
    await third.harness.runner.load();
    await third.harness.quiet();
    expect(outbox.unsure).toMatchObject([{ commandId: 'temple.add', state: 'unsure' }]);
  });

  test('by undo of a deletion is not made twice, and the history says that nobody knows', async () => {
    const temple = aTemple({ name: 'Chùa cũ' });
    const { harness, creations, doubtful } = aDraft({ rows: [temple], ...losing(1) });
    await harness.invoke('temple.delete');
    await harness.clock.pass(20_000);
    void harness.runner.undo();
    await harness.clock.pass(20_000);
    expect(creations()).toBe(1);
    expect(actHistory.entries[0]).toMatchObject({ commandId: 'temple.delete', outcome: 'unsure' });
    await harness.runner.decide(doubtful(), 'isThere');
    expect(actHistory.entries[0]?.outcome).toBe('undone');
  });

  test('stands at the question that is still open, and to answer that again is to send it again', async () => {
    let isLost = true;
    const harness = aConsole({
      kind: 'role',
      rows: [],
      may: ['ROLE_VIEW', 'ROLE_ADD'],
      tier: 100,
      ...PLAIN,
      staysOpen: true,
      asked: { name: 'Biên tập' },
      refuse: ({ endpoint }) => {
        if (endpoint.method === 'GET') return refused(Code.forbidden);
        if (!isLost) return { data: null };
        isLost = false;
        return refused(Code.lost);
      },
    });
    await harness.invoke('role.add');
    await harness.clock.pass(20_000);
    expect(harness.question()).toMatchObject({ isOpen: false, why: [{ says: 'run.asked.cannotTell' }] });
    expect(harness.calls.filter(({ id }) => id === 'POST /roles')).toHaveLength(2);
    expect(outbox.unsure).toEqual([]);
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
  });
});

describe('a job that makes things on a server that knows no keys', () => {
  /** Sixty temples of a file; the answers of some are lost, and the server has what it was sent. */
  async function importing(lost: readonly number[]) {
    const rows: readonly TempleRow[] = Array.from({ length: 60 }, (_, at) => aTempleRow({ name: `Chùa ${at}` }));
    const made: string[] = [];
    const harness = aConsole({
      kind: 'templeRow',
      rows,
      may: MAY,
      ...PLAIN,
      refuse: ({ endpoint, input }) => {
        if (endpoint.id !== 'POST /location/create') return refused(Code.forbidden);
        const { name } = input.body as { name: string };
        made.push(name);
        if (made.filter((one) => one === name).length === 1 && lost.includes(Number(name.slice(5))))
          return refused(Code.lost);
        return { data: aTemple({ name }) };
      },
    });
    await harness.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
    await harness.clock.pass(60_000);
    const job = jobs.list[0] ?? expect.fail('there is no job');
    const unsure = () => harness.runner.jobs.rowsOf(job.id, ['unsure']);
    const count = (state: keyof typeof job.counts) => jobs.list.find(({ id }) => id === job.id)?.counts[state];
    return { harness, job, made, unsure, count };
  }

  test('sends each row once, counts those that may have arrived, and leaves them to the person', async () => {
    const { harness, job, made, unsure, count } = await importing([3, 20, 59]);
    expect(made).toHaveLength(60);
    expect([count('done'), count('unsure'), count('failed')]).toEqual([57, 3, 0]);
    expect(unsure().map(({ name, why }) => [name, why])).toEqual(
      [3, 20, 59].map((at) => [`Chùa ${at}`, 'run.looked.cannotTell']),
    );
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.jobUnsure', params: { unsure: 3 } });
    await harness.runner.jobs.retryFailed(job.id);
    await harness.clock.pass(20_000);
    expect(made).toHaveLength(60);
  });

  test('takes the person’s word row by row', async () => {
    const { harness, job, made, unsure, count } = await importing([3, 20, 59]);
    const [one, two, three] = unsure().map(({ rowId }) => rowId);
    await harness.runner.jobs.decide(job.id, 'sendAgain', one);
    await harness.clock.pass(20_000);
    await harness.runner.jobs.decide(job.id, 'isThere', two);
    await harness.runner.jobs.decide(job.id, 'leave', three);
    await harness.clock.pass(20_000);
    expect([jobs.list[0]?.phase, harness.runner.hasUnsent()]).toEqual(['finished', false]);
    expect(made.filter((name) => name === 'Chùa 3')).toHaveLength(2);
    expect(made).toHaveLength(61);
    expect(['done', 'settled', 'skipped', 'unsure'].map((state) => count(state as never))).toEqual([58, 1, 1, 0]);
  });

  test('looks again where the person says so, and sends nothing', async () => {
    const { harness, job, made, unsure } = await importing([3, 20]);
    void harness.runner.jobs.decide(job.id, 'look');
    await harness.clock.pass(20_000);
    expect([made.length, unsure().map(({ why }) => why)]).toEqual([60, Array(2).fill('run.looked.cannotTell')]);
  });

  test('takes the person’s word for all of them at once', async () => {
    const { harness, job, made, unsure, count } = await importing([3, 20, 59]);
    await harness.runner.jobs.decide(job.id, 'isThere');
    await harness.clock.pass(20_000);
    expect([made.length, unsure(), count('settled')]).toEqual([60, [], 3]);
    expect(harness.runner.jobs.rowsOf(job.id, ['settled']).map(({ why }) => why)).toEqual(
      Array(3).fill('run.decided.isThere'),
    );
  });

  test('is gone on with by the next page without sending again what may have been sent', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => aTempleRow({ name: `Chùa ${at}` }));
    const made: string[] = [];
    const { gate, open } = aGate();
    const one = aConsole({
      kind: 'templeRow',
      rows,
      may: MAY,
      ...PLAIN,
      refuse: ({ endpoint, input }) => {
        if (endpoint.id !== 'POST /location/create') return refused(Code.forbidden);
        made.push((input.body as { name: string }).name);
        return made.length > 20 ? gate : { data: aTemple() };
      },
    });
    await one.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
    await one.clock.pass(2000);
    one.goAway();
    open();
    await flush();
    const next = aConsole({
      kind: 'templeRow',
      rows: [],
      may: MAY,
      ...PLAIN,
      after: one as never,
      refuse: ({ endpoint, input }) => {
        if (endpoint.id !== 'POST /location/create') return refused(Code.forbidden);
        made.push((input.body as { name: string }).name);
        return { data: aTemple() };
      },
    });
    await next.runner.load();
    await next.clock.pass(60_000);
    expect(new Set(made).size).toBe(made.length);
    const [job] = jobs.list;
    expect(job).toMatchObject({ phase: 'finished', total: 60 });
    // What was out, and what was answered and not written down any more; no more than that.
    expect(job?.counts.unsure).toBeGreaterThan(0);
    expect(job?.counts.unsure).toBeLessThanOrEqual(60 - made.length + 26);
    expect((job?.counts.done ?? 0) + (job?.counts.unsure ?? 0)).toBe(60);
  });
});

describe('a server that answers what nobody can read', () => {
  test('is not asked for ever: the row fails with the status, unless it is as it was to be', async () => {
    for (const arrives of [true, false]) {
      const harness = aConsole({
        kind: 'post',
        rows: [aPost({ hidden: false })],
        may: ['POST_VIEW', 'POST_HIDE'],
        extensions: ['restore', 'post.detail'],
        ...(arrives
          ? { losesAnswers: ({ endpoint }) => (endpoint.method === 'GET' ? undefined : Code.unreadable) }
          : {
              refuse: ({ endpoint }) =>
                endpoint.method === 'GET' ? undefined : { refused: Code.unreadable, message: 'HTTP 200', status: 200 },
            }),
      });
      await harness.invoke('post.hide');
      await harness.clock.pass(120_000);
      expect(harness.calls.filter(({ id }) => id === 'POST /post/hidepost')).toHaveLength(4);
      expect(actHistory.entries[0]?.outcome).toBe(arrives ? 'done' : 'failed');
      expect(harness.row(0).hidden).toBe(arrives);
    }
  });
});
