import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../../commands/core/definition';
import type { Part } from '../../../commands/core/parts';
import '../../../commands/every';
import { mutationById } from '../../../src/run/call/runNames';
import { argsOfEach, asksFirst, leavesOut, nextAfter, reasonAgainst } from '../../../src/run/call/wholeRun';
import { evictRows, putRows } from '../../../src/state/rows';
import { aCase, aProfile } from '../../commands/rows';

const commandOf = (id: string): AnyMutation => mutationById(id) ?? expect.fail(`there is no ${id}`);
const part = (commandId: string, on: Part['on'] = 'row', args = {}): Part => ({ commandId, on, args });
const IGNORE = part('report.ignore');
const BLOCK = part('profile.block', 'author', { kinds: ['BLOCK_POST'] });
const alone = (id: string) => ({ command: commandOf(id), kind: 'report', args: {} }) as const;
const macroOf = (...parts: Part[]) =>
  ({
    command: commandOf('macro.run'),
    kind: 'report',
    args: { macro: { name: 'Hai việc', kind: 'report', parts } },
  }) as const;
const ME = { actions: new Set(['REPORT_VIEW', 'REPORT_DELETE_POST', 'PROFILE_LOCK'] as const), tierId: 99 };
const reported = (pubkey: string, more = {}) =>
  aCase({ reported: { pubkey, displayName: 'Lan', avatar: '' } as never, ...more });
const decided = () => aCase({ decision: 'ignored', reports: [] });

describe('a row can’t take', () => {
  test('a command that its own rule refuses', () => {
    expect(reasonAgainst(alone('report.ignore'), aCase(), ME)).toBeNull();
    expect(reasonAgainst(alone('report.ignore'), decided(), ME)).not.toBeNull();
  });

  test('a macro of which it can’t take a part, each as those before leave it', () => {
    expect(reasonAgainst(macroOf(IGNORE, BLOCK), reported('a'), ME)).toBeNull();
    expect(reasonAgainst(macroOf(IGNORE), decided(), ME)).not.toBeNull();
    expect(reasonAgainst(macroOf(IGNORE, part('report.deletePost')), reported('a'), ME)).not.toBeNull();
  });

  test('a macro with a part that this console has not got, or on an author whom nobody knows', () => {
    expect(reasonAgainst(macroOf(part('report.burn')), aCase(), ME)).toBe('command.failed');
    expect(reasonAgainst(macroOf(BLOCK), aCase({ reported: undefined as never }), ME)).toBe('command.memberUnknown');
  });

  test('but an author may be as the macro would make them, and a member too', () => {
    const member = aProfile({ pubkey: 'so-already', blocks: ['BLOCK_POST'] });
    evictRows('profile', ['so-already']);
    putRows('profile', [member]);
    expect(reasonAgainst(macroOf(BLOCK), reported('so-already'), ME)).toBeNull();
    const ofMembers = { ...macroOf(part('profile.setAuthentic')), kind: 'profile' } as const;
    expect(reasonAgainst(ofMembers, aProfile({ authentic: true, uid: 7 } as never), ME)).toBeNull();
  });
});

describe('it asks first', () => {
  test.each([
    ['where its command always does', 'serviceAccount.revoke', false, true],
    ['where the name has to be typed', 'adminUser.delete', false, true],
    ['where it is marked, of whoever wants to be asked', 'report.deletePost', true, true],
    ['not where it is marked, of anybody else', 'report.deletePost', false, false],
    ['not of what is harmless', 'report.ignore', true, false],
  ])('%s', (_, id, alwaysAsk, asks) => {
    expect(asksFirst(alone(id), alwaysAsk)).toBe(asks);
    expect(asksFirst(macroOf(IGNORE, part(id)), alwaysAsk)).toBe(asks);
  });
});

describe('of many rows', () => {
  const BY = { uid: 1, now: 100 };
  const atIt = aCase({ claim: { by: { uid: 2, display_name: 'Minh', avatar: '' }, until: 200 } });

  test('those are left out that the command leaves out, or a part of it on the row', () => {
    for (const whole of [alone('report.ignore'), macroOf(BLOCK, IGNORE)]) {
      expect(leavesOut(whole, BY)(atIt)).toBe('report.colleagueAtIt');
      expect(leavesOut(whole, BY)(aCase())).toBeNull();
    }
    expect(leavesOut(macroOf(BLOCK), BY)(atIt)).toBeNull();
    expect(leavesOut(macroOf(part('report.burn')), BY)(atIt)).toBeNull();
  });

  test('the next is the one that the decision goes on to', () => {
    expect(nextAfter(macroOf(BLOCK, IGNORE))?.(aCase(), BY)).toBe(true);
    expect(nextAfter(macroOf(IGNORE))?.(decided(), BY)).toBe(false);
    expect(nextAfter(macroOf(BLOCK))).toBeUndefined();
  });

  test('each has the answers of all, but for what is done to an author once', () => {
    const rows = [reported('a'), reported('a'), null, reported('b')];
    const without = expect.objectContaining({ macro: expect.objectContaining({ name: 'Hai việc', parts: [IGNORE] }) });
    expect(argsOfEach(macroOf(IGNORE, BLOCK), rows)).toEqual([undefined, without, undefined, undefined]);
    expect(argsOfEach(alone('report.ignore'), rows)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
