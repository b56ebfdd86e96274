import { describe, expect, test } from 'vitest';
import type { DonePart, Part } from '../../../commands/core/parts';
import '../../../commands/every';
import { mutationById } from '../../../src/run/call/runNames';
import { changesAnything, executionsOf, stepsOf, undoingParts, withoutLast } from '../../../src/run/call/steps';
import { putRows } from '../../../src/state/rows';
import { aCase, aMedium, aPost, aProfile, aTemple } from '../../commands/rows';

const part = (commandId: string, on: Part['on'] = 'row', args = {}): Part => ({ commandId, on, args });
const macro = (kind: 'post' | 'report', before: { postId: string; caseId?: string } | null, ...parts: Part[]) => ({
  ...{ command: mutationById('macro.run') ?? expect.fail('there are no macros'), kind, before, token: 't' },
  rowId: before && (kind === 'post' ? before.postId : (before.caseId ?? '')),
  args: { macro: { name: 'Nhiều việc', kind, parts } },
});
const PROMOTE = 'post.promoteHotlive';

describe('the steps of a run', () => {
  test('are each on the row as those before them leave it, and on the member who wrote it', () => {
    const author = aProfile({ authentic: false });
    putRows('profile', [author]);
    const { pubkey, displayName } = author;
    const post = aPost({ owner: { pubkey, uid: 1, displayName, avatar: '' } });
    const parts = [part('post.hide'), part('profile.setAuthentic', 'author'), part('post.block')];
    const steps = stepsOf(macro('post', post, ...parts));
    expect(steps.map(({ kind, rowId }) => [kind, rowId])).toEqual([
      ['post', post.postId],
      ['profile', pubkey],
      ['post', post.postId],
    ]);
    expect(steps.map(({ before }) => before)).toEqual([post, author, { ...post, hidden: true }]);
    expect(steps.map(({ token, part: of, command }) => [token, of, command?.id])).toEqual(
      parts.map((one, at) => [`t/${at}`, one, one.commandId]),
    );
  });

  test('are shown as far as their commands and rows are known', () => {
    const reported = { pubkey: 'not-loaded', displayName: 'Lan', avatar: '' } as never;
    const burn = part('report.burn');
    const shown = (row: ReturnType<typeof aCase>, ...parts: Part[]) =>
      executionsOf(macro('report', row, ...parts)).map(({ command, rowId, before }) => [command.id, rowId, before]);
    const row = aCase({ reported });
    const IGNORE = part('report.ignore');
    const BLOCK = part('profile.block', 'author', { kinds: [] });
    expect(shown(row, burn, BLOCK, IGNORE)).toEqual([
      ['profile.block', 'not-loaded', undefined],
      ['report.ignore', row.caseId, row],
    ]);
    expect(shown(aCase({ reported: undefined as never }), BLOCK)).toEqual([]);
    expect(stepsOf(macro('report', null, BLOCK))).toMatchObject([{ kind: 'profile', rowId: null, before: undefined }]);
    expect(stepsOf({ ...macro('report', row, IGNORE), command: mutationById('report.ignore') as never })).toEqual([]);
  });

  test('take the one medium of this post in place of one that only the recorded post had', () => {
    const [own, other] = [aMedium({ mediaType: 2 }), aMedium({ mediaType: 2 })];
    const promoted = (idmedia: string | undefined, ...media: ReturnType<typeof aMedium>[]) =>
      stepsOf(macro('post', aPost({ media }), part(PROMOTE, 'row', { idmedia, any: 1 })))[0]?.args;
    expect(promoted('recorded', own)).toEqual({ idmedia: own.idmedia, any: 1 });
    expect(promoted(other.idmedia, own, other)).toEqual({ idmedia: other.idmedia, any: 1 });
    // Of two it is not known which is meant, nor where nothing was answered.
    expect(promoted('recorded', own, other)).toEqual({ idmedia: 'recorded', any: 1 });
    expect(promoted(undefined, own)).toEqual({ idmedia: undefined, any: 1 });
    const ofNobody = stepsOf({
      ...macro('post', null, part(PROMOTE, 'row', { idmedia: 'recorded' })),
      before: undefined,
    });
    expect(ofNobody[0]?.args).toEqual({ idmedia: 'recorded' });
  });

  test('keep an answer that the row has no other for, and what was typed', () => {
    const temple = aTemple();
    const whole = macro('post', null, part('temple.setType', 'row', { type: 'ASHRAM' }));
    const onTemple = { ...whole, kind: 'temple', rowId: temple.templeId, before: temple } as const;
    expect(stepsOf(onTemple)).toMatchObject([{ command: { id: 'temple.setType' }, args: { type: 'ASHRAM' } }]);
    // What is typed begins with what the row has, and is what was typed all the same.
    const member = aProfile({ phone: '+84900000000' });
    const verify = macro('post', null, part('profile.verifyPhone', 'row', { phone: '0912345678' }));
    const onMember = { ...verify, kind: 'profile', rowId: member.pubkey, before: member } as const;
    expect(stepsOf(onMember)).toMatchObject([{ args: { phone: '0912345678' } }]);
  });

  test('of an undo are on the rows that were done, as those are by themselves', () => {
    const undoes: DonePart = { ...part('profile.block', 'author'), kind: 'profile', rowId: 'm', before: {}, left: {} };
    const [step] = stepsOf(macro('post', aPost(), { ...part('profile.setBlocks', 'author'), undoes }));
    expect(step).toMatchObject({ kind: 'profile', rowId: 'm' });
    const [post, other] = [aPost(), aPost()];
    putRows('post', [post, other]);
    const hid: DonePart = { ...part('post.hide'), kind: 'post', rowId: other.postId, before: other, left: {} };
    const steps = stepsOf(macro('post', post, { ...part('post.unhide'), undoes: hid }));
    expect(steps).toMatchObject([{ rowId: other.postId, before: other }]);
  });
});

describe('what an undo has to take back of a run', () => {
  const did = (commandId: string, more: Partial<DonePart> = {}): DonePart => ({
    ...part(commandId),
    ...{ kind: 'post', rowId: '1', before: {}, left: {}, ...more },
  });
  const [ONE, TWO, SO_ALREADY] = [did('one'), did('two'), did('so', { isNoop: true })];

  test('is something as long as any part has changed anything, or may have', () => {
    expect(changesAnything(undefined)).toBe(false);
    expect(changesAnything({ done: [SO_ALREADY] })).toBe(false);
    expect(changesAnything({ done: [SO_ALREADY, ONE] })).toBe(true);
    expect(changesAnything({ done: [], unanswered: TWO })).toBe(true);
  });

  test('goes from the last to the first, and leaves out what nothing takes back', () => {
    const inverse = ({ commandId }: DonePart) =>
      commandId === 'one' ? undefined : { commandId: `un-${commandId}`, args: {} };
    const parts = undoingParts({ done: [TWO, SO_ALREADY, ONE, did('three')], unanswered: did('four') }, inverse);
    expect(parts.map(({ commandId, on, undoes }) => [commandId, on, undoes?.commandId])).toEqual([
      ['un-four', 'row', 'four'],
      ['un-three', 'row', 'three'],
      ['un-two', 'row', 'two'],
    ]);
  });

  test('is less by the last of it that an undo has taken back', () => {
    const gone = (one: DonePart) => ({ ...one, isNoop: true });
    expect(withoutLast({ done: [ONE, TWO, SO_ALREADY] }, 1)).toEqual({ done: [ONE, gone(TWO), SO_ALREADY] });
    expect(withoutLast({ done: [ONE, TWO] }, 2)).toEqual({ done: [gone(ONE), gone(TWO)] });
    expect(withoutLast({ done: [ONE, TWO] }, 0)).toEqual({ done: [ONE, TWO] });
  });

  test('and where the last was not answered, that is the first that undo takes back', () => {
    const gone = (one: DonePart) => ({ ...one, isNoop: true });
    expect(withoutLast({ done: [ONE], unanswered: TWO }, 1)).toEqual({ done: [ONE] });
    expect(withoutLast({ done: [ONE], unanswered: TWO }, 2)).toEqual({ done: [gone(ONE)] });
  });
});
