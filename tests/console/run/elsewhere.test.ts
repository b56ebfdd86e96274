import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../../commands/core/definition';
import { cannotTell } from '../../../commands/core/elsewhere';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { beforeCalls, type CallsSoFar } from '../../../src/run/call/callsSoFar';
import { createElsewhere } from '../../../src/run/call/elsewhere';
import type { ExecuteOptions } from '../../../src/run/call/execution';
import { forEver, refusal } from '../../support/anExecutor';

const THERE: Answer<unknown> = { data: { id: 'made' } };
const NOT_THERE: Answer<unknown> = { data: null };
const BEFORE = { id: 'before' };
const TAKEN = [Code.alreadyExists, Code.taskEnded];

interface Case {
  /** What looking for it answers, each time; no way to look where nothing is said. */
  readonly looks?: readonly Answer<unknown>[] | undefined;
  readonly addsOnce?: boolean;
  /** Whether the server says what is new there. */
  readonly saysNew?: boolean;
  readonly terms?: Partial<ExecuteOptions>;
  readonly soFar?: Partial<CallsSoFar>;
}

/** What becomes of a run that is answered so, how often it was made, and how often was looked for what it makes. */
async function making(
  answer: Answer<unknown>,
  { looks, addsOnce, saysNew = false, terms = {}, soFar = {} }: Case,
): Promise<{ made: unknown; runs: number; looked: number }> {
  let [runs, looked] = [0, 0];
  const worlds: unknown[] = [];
  const arrived = async (...given: readonly unknown[]) => {
    expect(given).toEqual([`world ${forEver === worlds.at(-1)}`, BEFORE, { any: 1 }]);
    looked += 1;
    return looks?.[looked - 1] ?? cannotTell;
  };
  const elsewhere = createElsewhere({
    has: (extension) => extension === 'added' && saysNew,
    worldFor: (signal) => `world ${worlds.push(signal) > 0 && signal === forEver}` as never,
    presentOf: async () => expect.fail('the row is not read'),
  });
  const command = { elsewhere: { ...(addsOnce && { addsOnce }), ...(looks && { arrived }) } } as never as AnyMutation;
  const execution = { command, kind: null, rowId: null, before: BEFORE, args: { any: 1 }, token: 't' } as const;
  const run = async () => {
    runs += 1;
    return answer;
  };
  const known = () => ({ ...beforeCalls(false), ...soFar });
  const made = await elsewhere.make(execution, { signal: forEver, ...terms }, run, known);
  return { made, runs, looked };
}
const answered = (answer: Answer<unknown>, mayBeOld = false) => ({ is: 'answered', answer, mayBeOld });
const YES: Answer<unknown> = { data: 'yes' };
const LOST = refusal(Code.lost) as Answer<unknown>;

describe('a run whose answer says enough', () => {
  test('is made, and nothing is looked for', async () => {
    const forbidden = refusal(Code.forbidden);
    for (const answer of [YES, forbidden, LOST])
      expect(await making(answer, { looks: [THERE] })).toEqual({ made: answered(answer), runs: 1, looked: 0 });
  });

  test('is made without a look where the server says what is new there', async () => {
    expect(await making(YES, { looks: [THERE], addsOnce: true, saysNew: true })).toEqual({
      made: answered(YES),
      runs: 1,
      looked: 0,
    });
  });
});

describe('what can be there only once, on a server that does not say whether it is new', () => {
  const once = (more: Case, answer: Answer<unknown> = YES) => making(answer, { addsOnce: true, ...more });

  test('is looked for first: what is there already is left, and what is not can be undone', async () => {
    expect(await once({ looks: [THERE] })).toMatchObject({ made: { answer: { refused: Code.taskEnded } }, runs: 0 });
    expect(await once({ looks: [NOT_THERE] })).toEqual({ made: answered(YES), runs: 1, looked: 1 });
  });

  test('may be old where nobody can say, by a look that is refused or where there is none', async () => {
    expect(await once({ looks: [cannotTell] })).toEqual({ made: answered(YES, true), runs: 1, looked: 1 });
    expect(await once({})).toEqual({ made: answered(YES, true), runs: 1, looked: 0 });
  });

  test('is there already where the server says it exists, unless the person wants it sent', async () => {
    const exists = refusal(Code.alreadyExists);
    const made = { answer: { refused: Code.taskEnded } };
    expect(await once({ looks: [NOT_THERE] }, exists)).toMatchObject({ made });
    expect(await making(exists, { looks: [NOT_THERE] })).toEqual({ made: answered(exists), runs: 1, looked: 0 });
    const again = { unsure: true, sendAgain: true };
    expect(await once({ looks: [NOT_THERE, NOT_THERE], terms: again }, exists)).toEqual({
      made: answered(exists),
      runs: 1,
      looked: 2,
    });
  });

  test('is only looked for once it may have arrived, since that may be what is there', async () => {
    const soFar = { isUnconfirmed: true };
    expect(await once({ looks: [THERE], terms: { unsure: true }, soFar }, LOST)).toEqual({
      made: { is: 'found', row: { id: 'made' }, mayBeOld: true },
      runs: 1,
      looked: 1,
    });
    // Sent by this page, which has looked before.
    expect(await once({ looks: [NOT_THERE, THERE], soFar }, LOST)).toMatchObject({
      made: { is: 'found', mayBeOld: false },
    });
  });
});

describe('what may have been made without an answer', () => {
  const soFar = { isUnconfirmed: true };

  test('is found where it is there, as the command shows it where that is the row that was asked about', async () => {
    const found = (row: unknown) => ({ made: { is: 'found', row, mayBeOld: false }, runs: 1, looked: 1 });
    expect(await making(LOST, { looks: [THERE], soFar })).toEqual(found({ id: 'made' }));
    expect(await making(LOST, { looks: [{ data: BEFORE }], soFar })).toEqual(found(null));
  });

  test('is the person’s to say where it is not there, or where nobody can tell', async () => {
    const unsure = (looked: string) => ({ is: 'unsure', code: Code.lost, looked });
    expect(await making(LOST, { looks: [NOT_THERE], soFar })).toMatchObject({ made: unsure('notThere') });
    expect(await making(LOST, { looks: [cannotTell], soFar })).toMatchObject({ made: unsure('cannotTell') });
    expect(await making(LOST, { soFar })).toMatchObject({ made: unsure('cannotTell') });
  });

  test.each(TAKEN)('is looked for where a call that was sent again meets what is there: %d', async (code) => {
    const terms = { unsure: true, sendAgain: true };
    expect(await making(refusal(code), { looks: [THERE], terms })).toMatchObject({ made: { is: 'found' } });
    expect(await making(refusal(code), { looks: [NOT_THERE], terms })).toMatchObject({ made: answered(refusal(code)) });
    expect(await making(refusal(code), { looks: [THERE] })).toMatchObject({ made: answered(refusal(code)), looked: 0 });
    expect(await making(refusal(Code.forbidden), { looks: [THERE], terms })).toMatchObject({ looked: 0 });
  });

  test('is looked for as well where it was made by one call and the next got no answer', async () => {
    const isMade = { isMade: true };
    expect(await making(LOST, { looks: [THERE], soFar: isMade })).toMatchObject({ made: { is: 'found' } });
    expect(await making(refusal(Code.forbidden), { looks: [THERE], soFar: isMade })).toMatchObject({ looked: 0 });
  });
});

describe('what a server answers nothing of', () => {
  const present = { id: 'before', name: 'as it is there' };
  const made = async (isBare: boolean, data: unknown, change?: () => object) => {
    const elsewhere = createElsewhere({
      has: () => true,
      worldFor: () => expect.fail('nothing is looked for'),
      presentOf: async () => present,
    });
    const command = { ...(change && { change }) } as never as AnyMutation;
    const execution = { command, kind: null, rowId: null, before: BEFORE, args: {}, token: 't' } as const;
    const known = () => ({ ...beforeCalls(false), isBare });
    return elsewhere.make(execution, { signal: forEver }, async () => ({ data }), known);
  };

  test('is read, where the command shows a change; no row that was answered is, nor what shows none', async () => {
    const change = () => BEFORE;
    expect(await made(true, null, change)).toMatchObject({ answer: { data: present } });
    expect(await made(false, null, change)).toMatchObject({ answer: { data: null } });
    expect(await made(true, BEFORE, change)).toMatchObject({ answer: { data: BEFORE } });
    expect(await made(true, null)).toMatchObject({ answer: { data: null } });
  });
});
