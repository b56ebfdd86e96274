import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { ExecuteOptions } from '../../../src/run/call/execution';
import { aPost } from '../../commands/rows';
import {
  asIs,
  type CallsOnly,
  CHANGING,
  forEver,
  hiding,
  ours,
  refusal,
  run,
  type Surroundings,
  theirs,
} from '../../support/anExecutor';

describe('a refusal after an answer was lost', () => {
  const WITH_LOG = ['post.detail', 'audit', 'audit.jobs'] as const;
  const again = [refusal(Code.taskEnded, { mayHaveArrived: true })];
  const outcomeOf = async (more: object, around: Surroundings, terms: Partial<ExecuteOptions> = {}) =>
    (await run(hiding(more), { answers: again, ...around }, terms)).outcome;

  test('is of our own doing where the row is as the run would leave it', async () => {
    expect(await outcomeOf({}, { stored: ours })).toEqual({ is: 'done', left: { hidden: true } });
    const theirDoing = await outcomeOf({}, { stored: asIs });
    expect(theirDoing).toMatchObject({ is: 'settled', code: Code.taskEnded });
    expect(theirDoing).not.toHaveProperty('maybeOurs');
    const both = { change: (row: object) => ({ ...row, hidden: true, blocked: true }) };
    expect(await outcomeOf(both, { stored: ours })).toMatchObject({ is: 'settled' });
    // One whose change can't be told from what the row was.
    expect(await outcomeOf({ change: asIs }, { stored: asIs })).toMatchObject({ is: 'settled' });
  });

  test('is not where no call was lost', async () => {
    expect(await outcomeOf({}, { stored: ours, answers: [refusal(Code.taskEnded)] })).toMatchObject({ is: 'settled' });
  });

  test('is where an earlier try of it may have arrived', async () => {
    const around = { stored: ours, answers: [refusal(Code.changedMeanwhile)] };
    expect(await outcomeOf({}, around, { unsure: true })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({}, around)).toMatchObject({ is: 'failed' });
  });

  test('is what the command says, where it can say it', async () => {
    const isDone = (present: { content: string }) => present.content === 'của người khác';
    expect(await outcomeOf({ outcome: { isDone } }, { stored: theirs })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({ outcome: { isDone } }, { stored: ours })).toMatchObject({ is: 'settled' });
  });

  test('is what the log says, where there is one', async () => {
    const job = 'j';
    expect(await outcomeOf({}, { stored: asIs, has: WITH_LOG, logged: true }, { job })).toMatchObject({ is: 'done' });
    expect(await outcomeOf({}, { stored: ours, has: WITH_LOG }, { job })).toMatchObject({ is: 'settled' });
    expect(await outcomeOf({}, { stored: ours, has: WITH_LOG })).toMatchObject({ is: 'done' });
  });

  test('can be nobody’s where the row can’t be read', async () => {
    expect(await outcomeOf({}, {})).toMatchObject({ is: 'settled', maybeOurs: true });
  });
});

describe('what an earlier page may have done', () => {
  const has = ['post.detail', 'audit', 'audit.jobs'] as const;
  const again = { unsure: true, job: 'j' };

  test('is not done again where the log has it: the row is as the server has it', async () => {
    const { outcome, sent, shown } = await run(
      hiding(),
      { has, logged: true, stored: (row: object) => ours(theirs(row)) },
      again,
    );
    expect([outcome, sent]).toEqual([{ is: 'done', left: { hidden: true } }, []]);
    expect(shown).toMatchObject({ content: 'của người khác' });
    // The row can't be read: it is as the command shows it.
    expect(await run(hiding(), { has, logged: true }, again)).toMatchObject({ sent: [], shown: { hidden: true } });
  });

  test('is sent where the log has it not, where there is no job or no doubt, and where it is several calls', async () => {
    expect((await run(hiding(), { has, stored: asIs }, again)).sent).toHaveLength(1);
    const logged = { has, logged: true, stored: asIs };
    expect((await run(hiding(), logged, { unsure: true })).sent).toHaveLength(1);
    const surely = await run(hiding(), logged, { job: 'j' });
    expect([surely.sent.length, surely.reads]).toEqual([1, []]);
    expect((await run(hiding({ isSeveralCalls: () => true }), logged, again)).sent).toHaveLength(1);
    expect((await run(hiding({ isSeveralCalls: () => false }), logged, again)).sent).toEqual([]);
  });
});

describe('what is sent only while the row is as it was left', () => {
  const precondition = (row: unknown) => (row as { hidden: boolean }).hidden === false;

  test('is not sent where somebody has settled it, and the row shows that', async () => {
    const { outcome, sent, shown } = await run(
      hiding(),
      { stored: (row: object) => theirs(ours(row)) },
      { precondition },
    );
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ is: 'settled', code: Code.taskEnded, present: { hidden: true } });
    expect(shown).toMatchObject({ content: 'của người khác' });
  });

  test('is sent where it is so, and where nobody can say', async () => {
    const { sent, outcome } = await run(hiding(), { stored: asIs }, { precondition });
    expect([sent.length, outcome]).toEqual([1, { is: 'done', left: { hidden: true } }]);
    expect((await run(hiding(), {}, { precondition })).sent).toHaveLength(1);
  });

  test('is read anew where it is refused then', async () => {
    const around = { stored: asIs, answers: [refusal(Code.changedMeanwhile)] };
    expect((await run(hiding(), around, { precondition })).reads).toHaveLength(2);
  });
});

describe('what is to be made, on a server that knows no keys and does not say what is new', () => {
  const unanswered = { answers: [refusal(Code.lost, { mayHaveArrived: true, isUnconfirmed: true })] };
  const making = (found: unknown) => hiding({ elsewhere: { arrived: async () => ({ data: found }) } });

  test('is the person’s to say where no answer came and it is not found, and the row is as it was', async () => {
    const { outcome, shown, row, isPending } = await run(making(null), unanswered);
    expect(outcome).toEqual({ is: 'unsure', code: Code.lost, looked: 'notThere' });
    expect([shown, isPending]).toEqual([row, false]);
  });

  test('is done where it is found; by a row of its own it is that in the place of what was begun on', async () => {
    const made = aPost();
    expect((await run(making(made), unanswered)).outcome).toMatchObject({ is: 'done', made: { rowId: made.postId } });
  });

  test('may be old where nobody has looked before: undo must not take that out', async () => {
    const once = { addsOnce: true };
    const unlooked = hiding({ elsewhere: once });
    expect((await run(unlooked)).outcome).toMatchObject({ is: 'done', mayBeOld: true });
    expect(
      (await run(hiding({ elsewhere: { ...once, arrived: async () => ({ data: null }) } }))).outcome,
    ).not.toHaveProperty('mayBeOld');
    expect((await run(unlooked, { has: ['added'] })).outcome).not.toHaveProperty('mayBeOld');
    const refused = await run(unlooked, { answers: [refusal(Code.forbidden)] });
    expect(refused.outcome).not.toHaveProperty('mayBeOld');
  });

  test('is looked for by calls that are none of the run', async () => {
    const arrived = async ({ call }: CallsOnly) => call(CHANGING, {});
    const command = hiding({
      elsewhere: { arrived, addsOnce: true },
      run: async () => ({ refused: Code.notFound, message: '' }),
    });
    const { outcome, sent } = await run(command, { answers: [{ data: null }], stored: asIs });
    expect(sent.map(({ id, signal }) => [id, signal === forEver])).toEqual([[CHANGING.id, true]]);
    expect(outcome).toMatchObject({ is: 'settled' });
    const failing = hiding({ elsewhere: { arrived, addsOnce: true }, run: async () => refusal(Code.forbidden) });
    expect((await run(failing, { answers: [{ data: null }], stored: theirs })).reads).toEqual([]);
  });
});
