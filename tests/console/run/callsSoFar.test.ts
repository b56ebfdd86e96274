import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { afterCall, beforeCalls, type CallsSoFar, mayBeMade } from '../../../src/run/call/callsSoFar';
import type { PacedAnswer } from '../../../src/run/call/pacer';

const yes = fc.constant(true as const);
const answer: fc.Arbitrary<PacedAnswer<unknown>> = fc.oneof(
  fc.record(
    { data: fc.constant(null), isBare: yes, cameAgain: yes, mayHaveArrived: yes },
    { requiredKeys: ['data'] as const },
  ),
  fc.record(
    {
      refused: fc.constantFrom(Code.lost, Code.notFound, Code.unexpected),
      message: fc.constant(''),
      cameAgain: yes,
      mayHaveArrived: yes,
      isUnconfirmed: yes,
    },
    { requiredKeys: ['refused', 'message'] as const },
  ),
);
const call = fc.record({
  endpoint: fc.record(
    { method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), creates: yes },
    { requiredKeys: ['method'] as const },
  ),
  answer,
  knowsKeys: fc.boolean(),
});
const calls = fc.array(call, { maxLength: 6 });
const flag = fc.boolean();

const known = (unsure: boolean, some: readonly Parameters<typeof afterCall>[1][]) =>
  some.reduce<CallsSoFar>(afterCall, beforeCalls(unsure));
const lost = { refused: Code.lost, message: '' } as const;
const gone = { refused: Code.notFound, message: '' } as const;

describe('what is known of the calls of a run', () => {
  test('is not changed by what only reads', () => {
    fc.assert(
      fc.property(flag, calls, calls, (unsure, some, more) => {
        const reads = more.map((one) => ({ ...one, endpoint: { ...one.endpoint, method: 'GET' as const } }));
        expect(known(unsure, [...some, ...reads])).toEqual(known(unsure, some));
      }),
    );
  });

  test('is never forgotten, but whether the last answer said what the row is', () => {
    fc.assert(
      fc.property(flag, calls, call, (unsure, some, one) => {
        const { isBare: _before, ...before } = known(unsure, some);
        const { isBare: _after, ...then } = known(unsure, [...some, one]);
        for (const [name, value] of Object.entries(before)) if (value) expect(then).toHaveProperty(name, true);
      }),
    );
  });

  test('is that nothing has begun, exactly where every change was refused and none may have arrived', () => {
    fc.assert(
      fc.property(flag, calls, (unsure, some) => {
        const changes = some.filter(({ endpoint }) => endpoint.method !== 'GET');
        const isOut = changes.some(({ answer: one }) => one.refused === undefined || one.mayHaveArrived === true);
        expect(known(unsure, some).begun).toBe(isOut);
        expect(known(unsure, some).unsure).toBe(unsure || changes.some((one) => one.answer.mayHaveArrived === true));
      }),
    );
  });

  test('is what some change was answered with, and of the last whether that said what the row is', () => {
    fc.assert(
      fc.property(flag, calls, (unsure, some) => {
        const changes = some.filter(({ endpoint }) => endpoint.method !== 'GET');
        const isAccepted = ({ answer: one }: (typeof some)[number]) => one.refused === undefined;
        const last = changes.at(-1)?.answer;
        expect(known(unsure, some)).toMatchObject({
          cameAgain: changes.some(({ answer: one }) => one.cameAgain === true),
          isUnconfirmed: changes.some(({ answer: one }) => one.isUnconfirmed === true),
          isMade: changes.some((one) => isAccepted(one) && one.endpoint.creates === true && !one.knowsKeys),
          isBare: last?.refused === undefined && last?.isBare === true,
        });
      }),
    );
  });

  test('lets something be made once more on a server that knows keys, and on another only where nothing was made', () => {
    fc.assert(
      fc.property(flag, calls, (unsure, some) => {
        const withKeys = some.map((one) => ({
          ...one,
          knowsKeys: true,
          answer: { ...one.answer, isUnconfirmed: false as const },
        }));
        expect(mayBeMade(known(unsure, withKeys), lost)).toBe(false);
        const isMade = some.some(
          ({ endpoint, answer: one, knowsKeys }) =>
            endpoint.method !== 'GET' && endpoint.creates && one.refused === undefined && !knowsKeys,
        );
        const { isUnconfirmed } = known(unsure, some);
        expect(mayBeMade(known(unsure, some), lost)).toBe(isMade || isUnconfirmed);
        // A refusal that came is an answer: what was made before it stands, and is not looked for.
        expect(mayBeMade(known(unsure, some), gone)).toBe(isUnconfirmed);
      }),
    );
  });
});
