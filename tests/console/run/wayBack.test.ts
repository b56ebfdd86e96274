import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../../commands/core/definition';
import type { DonePart, Part } from '../../../commands/core/parts';
import '../../../commands/every';
import type { Extension } from '../../../contract/wire/endpoint';
import type { Permission } from '../../../contract/wire/permissions';
import {
  canBeTakenBack,
  hasInverse,
  inverseOf,
  makesAnew,
  mayUndo,
  undoingPartsOf,
} from '../../../src/run/call/inverse';
import { mutationById } from '../../../src/run/call/runNames';
import { aCase, aPost, aProfile, aTemple } from '../../commands/rows';

const commandOf = (id: string): AnyMutation => mutationById(id) ?? expect.fail(`there is no ${id}`);
/** Somebody who may do this, on a server that has these; nobody where no permissions are given. */
const by = (extensions: readonly Extension[], may: readonly Permission[] | null = []) => ({
  principal: may === null ? null : { actions: new Set(may), tierId: 99 },
  extensions: new Set(extensions),
});
const wayBack = (id: string, row: unknown, rights: ReturnType<typeof by>, args = {}) => {
  const given = [commandOf(id), row, args, rights] as const;
  return { has: hasInverse(...given), may: mayUndo(...given), isEnough: canBeTakenBack(...given) };
};

describe('what takes a change back', () => {
  test('is the call that the command names, with what the row was', () => {
    const member = aProfile({ blocks: ['BLOCK_POST'] });
    expect(inverseOf(commandOf('profile.block'), member, { kinds: [] }, by([]))).toEqual({
      command: commandOf('profile.setBlocks'),
      args: { kinds: ['BLOCK_POST'] },
    });
  });

  test('is nothing, where the command names none', () => {
    expect(inverseOf(commandOf('report.reopen'), aCase(), {}, by(['restore']))).toBeUndefined();
    expect(wayBack('report.reopen', aCase(), by(['restore']))).toEqual({ has: false, may: false, isEnough: false });
  });

  test('is another where the server lacks it, and itself where there is no other', () => {
    const found = (id: string, row: unknown, ...extensions: Extension[]) =>
      inverseOf(commandOf(id), row, {}, by(extensions))?.command.id;
    expect(found('temple.delete', aTemple(), 'bin')).toBe('temple.restore');
    expect(found('temple.delete', aTemple())).toBe('temple.makeAgain');
    expect(found('post.delete', aPost())).toBe('post.restore');
  });
});

describe('somebody can take back', () => {
  const NEITHER = { has: false, may: false, isEnough: false };

  test('what the server has a call for, and no more', () => {
    expect(wayBack('post.hide', aPost(), by(['restore'], ['POST_HIDE']))).toEqual({
      has: true,
      may: true,
      isEnough: true,
    });
    expect(wayBack('post.hide', aPost(), by([], ['POST_HIDE']))).toEqual(NEITHER);
  });

  test('what they may; what is harmless is not held for that, a deletion is', () => {
    expect(wayBack('post.hide', aPost(), by(['restore']))).toEqual({ has: true, may: false, isEnough: true });
    expect(wayBack('post.delete', aPost(), by(['restore']))).toEqual({ has: true, may: false, isEnough: false });
    expect(wayBack('post.delete', aPost(), by(['restore'], ['POST_DELETE'])).isEnough).toBe(true);
    // Before it is known who somebody is nothing is missing.
    expect(wayBack('post.delete', aPost(), by(['restore'], null)).may).toBe(true);
  });

  test('a deletion by making the thing anew, which is no way back where it has another number then', () => {
    const may: Permission[] = ['LOCATION_DELETE', 'LOCATION_ADD'];
    expect(wayBack('temple.delete', aTemple(), by([], may))).toEqual({ has: true, may: true, isEnough: false });
    expect(wayBack('temple.delete', aTemple(), by(['bin'], may)).isEnough).toBe(true);
    expect([[], ['bin'] as const].map((has) => makesAnew(commandOf('temple.makeAgain'), by(has)))).toEqual([
      true,
      false,
    ]);
    expect(makesAnew(commandOf('post.restore'), by([]))).toBe(false);
  });
});

describe('a macro', () => {
  const IGNORE: Part = { commandId: 'report.ignore', on: 'row', args: {} };
  const BLOCK: Part = { commandId: 'profile.block', on: 'author', args: { kinds: ['BLOCK_POST'] } };
  const macroOf = (...parts: Part[]) => ({ macro: { name: 'Hai việc', kind: 'report', parts } });
  const ofMacro = (rights: ReturnType<typeof by>, ...parts: Part[]) =>
    wayBack('macro.run', aCase(), rights, macroOf(...parts));

  test('can be taken back if all of its parts can', () => {
    const may: Permission[] = ['REPORT_VIEW', 'PROFILE_LOCK'];
    expect(ofMacro(by(['restore'], may), IGNORE, BLOCK)).toEqual({ has: true, may: true, isEnough: true });
    expect(ofMacro(by([], may), IGNORE, BLOCK).has).toBe(false);
    expect(ofMacro(by([], may), BLOCK).has).toBe(true);
    expect(ofMacro(by(['restore'], ['REPORT_VIEW']), IGNORE, BLOCK).may).toBe(false);
    expect(ofMacro(by(['restore'], may), { ...BLOCK, commandId: 'profile.burn' }).has).toBe(false);
  });

  test('is taken back part by part, the last first, but for what has no way back or was so already', () => {
    const member = aProfile({ blocks: [] });
    const done = (part: Part, kind: DonePart['kind'], before: unknown, more: Partial<DonePart> = {}): DonePart => ({
      ...{ ...part, kind, rowId: '1', before, left: {} },
      ...more,
    });
    const parts = [
      done(IGNORE, 'report', aCase({ reports: [] })),
      done(BLOCK, 'profile', member),
      done(BLOCK, 'profile', member, { isNoop: true }),
      done({ ...IGNORE, commandId: 'report.reopen' }, 'report', aCase()),
      done({ ...IGNORE, commandId: 'report.burn' }, 'report', aCase()),
    ];
    expect(undoingPartsOf({ done: parts }, by(['restore']))).toEqual([
      { commandId: 'profile.setBlocks', args: { kinds: [] }, on: 'author', undoes: parts[1] },
      { commandId: 'report.reopen', args: { reportIds: [] }, on: 'row', undoes: parts[0] },
    ]);
  });
});
