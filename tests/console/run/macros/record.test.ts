import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../../../commands/every';
import type { DonePart, Macro, Part } from '../../../../commands/core/parts';
import { shareParts } from '../../../../commands/core/shareParts';
import { changesAnything, undoingParts, withoutLast } from '../../../../src/run/call/steps';
import { type Act, actsSince, recordingOf } from '../../../../src/run/macros/recordingOf';
import { parseMacro, printMacro } from '../../../../src/run/macros/text';
import { aCase, aProfile } from '../../../commands/rows';

const author = aProfile();
const about = aCase({ reported: { pubkey: author.pubkey, displayName: author.displayName, avatar: '' } as never });
let count = 0;
function act(commandId: string, more: Partial<Act> = {}): Act {
  count += 1;
  return {
    id: `act${count}`,
    commandId,
    kind: 'report',
    rowId: about.caseId,
    before: about,
    args: {},
    jobId: null,
    outcome: 'done',
    ...more,
  };
}
const onAuthor = (commandId: string, more: Partial<Act> = {}) =>
  act(commandId, { kind: 'profile', rowId: author.pubkey, before: author, ...more });

test('acts on a case and on its author are parts, in either order', () => {
  const block = onAuthor('profile.block', { args: { kinds: ['BLOCK_POST'] } });
  const ignore = act('report.ignore');
  expect(recordingOf([ignore, block])).toMatchObject({
    kind: 'report',
    parts: [
      { commandId: 'report.ignore', on: 'row' },
      { commandId: 'profile.block', on: 'author', args: { kinds: ['BLOCK_POST'] } },
    ],
    leftOut: [],
  });
  expect(recordingOf([block, ignore]).parts.map(({ on }) => on)).toEqual(['author', 'row']);
});

test('acts on a member alone make a macro of members', () => {
  expect(recordingOf([onAuthor('profile.unblock')])).toMatchObject({ kind: 'profile', parts: [{ on: 'row' }] });
});

test.each([
  ['another row', [act('report.ignore'), act('report.ignore', { rowId: 'other' })], 'macro.not.otherRow'],
  ['many rows at once', [act('report.ignore', { rowId: null, jobId: 'job', before: null })], 'macro.not.several'],
  [
    'another member',
    [act('report.ignore'), onAuthor('profile.setAuthentic', { rowId: 'other' })],
    'macro.not.otherRow',
  ],
  ['nothing that was there', [act('role.add', { kind: null, rowId: null, before: null })], 'macro.not.row'],
  ['one row out of many', [act('report.ignore', { jobId: 'job' })], 'macro.not.several'],
  ['a text of its own', [act('report.note', { args: { text: 'x' } }), act('report.ignore')], null],
  ['a phone number', [onAuthor('profile.verifyPhone', { args: { phone: '0901234567' } })], 'macro.not.asks'],
  ['another macro', [act('macro.run')], 'macro.not.macro'],
])('what can’t be recorded is named with the reason: %s', (_of, acts, why) => {
  const { leftOut } = recordingOf(acts);
  expect(leftOut).toHaveLength(1);
  if (why !== null) expect(leftOut[0]?.why).toBe(why);
});

test('what was undone is not recorded any more, and neither is what came before', () => {
  const [before, undone, stands] = [
    act('report.ignore'),
    act('report.ignore', { outcome: 'undone' }),
    act('report.ignore'),
  ];
  expect(actsSince([stands, undone, before], before.id)).toEqual([stands]);
  expect(actsSince([stands, undone], undefined)).toEqual([stands]);
  const onItsWay = act('report.ignore', { outcome: 'sending' });
  expect(actsSince([stands, onItsWay, before], 'of long ago')).toEqual([before, onItsWay, stands]);
});

test('a macro of a case begins with what was done to its author, and never with what was done to somebody else', () => {
  const other = onAuthor('profile.setAuthentic', { rowId: 'other', before: aProfile() });
  expect(recordingOf([onAuthor('profile.block', { args: { kinds: [] } }), act('report.ignore')]).kind).toBe('report');
  expect(recordingOf([other, act('report.ignore')])).toMatchObject({
    kind: 'profile',
    parts: [{ commandId: 'profile.setAuthentic' }],
    leftOut: [{ commandId: 'report.ignore', why: 'macro.not.otherRow' }],
  });
});

test('more than nine acts are not recorded', () => {
  const { parts, leftOut } = recordingOf(Array.from({ length: 11 }, () => onAuthor('profile.toggleOnlyMe')));
  expect([parts.length, leftOut.map(({ why }) => why)]).toEqual([9, ['macro.not.full', 'macro.not.full']]);
});

const row: fc.Arbitrary<Part> = fc.constantFrom(
  { commandId: 'report.ignore', on: 'row', args: {} },
  { commandId: 'report.blockUser', on: 'row', args: {} },
);
const ofAuthor: fc.Arbitrary<Part> = fc.oneof(
  fc
    .subarray(['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST?', 'BLOCK_POST_ALLOW_ONLY_ME'])
    .map((kinds): Part => ({ commandId: 'profile.block', on: 'author', args: { kinds } })),
  fc.constant<Part>({ commandId: 'profile.setAuthentic', on: 'author', args: {} }),
);
const parts = fc.array(fc.oneof(row, ofAuthor), { minLength: 1, maxLength: 9 });
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((said) => said.trim() === said && said.length <= 80);

test('a macro read from its text is the same macro', () => {
  fc.assert(
    fc.property(name, parts, (called, of) => {
      const macro: Macro = { name: called, kind: 'report', parts: of };
      expect(parseMacro(printMacro(macro))).toEqual({ macro });
    }),
  );
});

test.each([
  ['no JSON', 'hello', 'macro.text.unreadable'],
  ['no name', '{"on":"report","parts":[{"do":"report.ignore"}]}', 'macro.text.unreadable'],
  ['no parts', '{"macro":"a","on":"report","parts":[]}', 'macro.text.unreadable'],
  ['more than there is', '{"macro":"a","on":"report","x":1,"parts":[{"do":"report.ignore"}]}', 'macro.text.unreadable'],
  ['no such rows', '{"macro":"a","on":"toString","parts":[{"do":"report.ignore"}]}', 'macro.text.kind'],
  ['no such command', '{"macro":"a","on":"report","parts":[{"do":"report.explode"}]}', 'macro.text.command'],
  ['no command that changes data', '{"macro":"a","on":"report","parts":[{"do":"report.open"}]}', 'macro.text.command'],
  ['rows of others', '{"macro":"a","on":"report","parts":[{"do":"post.hide"}]}', 'macro.text.otherRow'],
  [
    'no author',
    '{"macro":"a","on":"temple","parts":[{"do":"profile.block","to":"author","with":{"kinds":["BLOCK_POST"]}}]}',
    'macro.text.otherRow',
  ],
  [
    'an answer that is not offered',
    '{"macro":"a","on":"profile","parts":[{"do":"profile.block","with":{"kinds":["ALL"]}}]}',
    'macro.text.answer',
  ],
  ['no answer', '{"macro":"a","on":"profile","parts":[{"do":"profile.block"}]}', 'macro.text.answer'],
  [
    'an answer to no question',
    '{"macro":"a","on":"report","parts":[{"do":"report.ignore","with":{"x":"y"}}]}',
    'macro.text.answer',
  ],
  ['a macro in it', '{"macro":"a","on":"report","parts":[{"do":"macro.run"}]}', 'macro.not.macro'],
  [
    'what only undo runs',
    '{"macro":"a","on":"profile","parts":[{"do":"profile.setBlocks","with":{"kinds":["x"]}}]}',
    'macro.not.row',
  ],
])('a text that is no macro is refused with words: %s', (_of, text, why) => {
  expect(parseMacro(text)).toMatchObject({ why });
});

test('a part without answers is written without any', () => {
  const written = (args: Part['args']) =>
    JSON.parse(printMacro({ name: 'a', kind: 'report', parts: [{ commandId: 'report.ignore', on: 'row', args }] }))
      .parts;
  for (const args of [{}, { kinds: undefined }]) expect(written(args)).toEqual([{ do: 'report.ignore' }]);
});

/** What is said of a macro of one part, with this answer to its only question. */
const withAnswer = (on: string, command: string, name: string, answer: unknown) => {
  const text = { macro: 'a', on, parts: [{ do: command, ...(answer !== undefined && { with: { [name]: answer } }) }] };
  const read = parseMacro(JSON.stringify(text));
  return 'why' in read ? [read.why, read.what] : 'a macro';
};

test('one answer of several is one that is offered; where only the server knows which there are, any', () => {
  const setsType = (type: unknown) => withAnswer('temple', 'temple.setType', 'type', type);
  expect(setsType('PAGODA')).toBe('a macro');
  for (const wrong of ['CASTLE', '', ['PAGODA'], undefined])
    expect(setsType(wrong)).toEqual(['macro.text.answer', 'temple.setType: type']);
  expect(withAnswer('report', 'report.assign', 'to', '42')).toBe('a macro');
  for (const wrong of [['42'], undefined])
    expect(withAnswer('report', 'report.assign', 'to', wrong)).toEqual(['macro.text.answer', 'report.assign: to']);
});

test('a text that is no macro is refused with the word in it that is meant', () => {
  expect(parseMacro('{"macro":"a","on":"report","parts":[{"do":7}]}')).toEqual({
    why: 'macro.text.unreadable',
    what: 'parts.0.do',
  });
  expect(parseMacro('{"macro":"a","on":"toString","parts":[{"do":"report.ignore"}]}')).toMatchObject({
    what: 'toString',
  });
});

test('a part on the author is done once for each author, whoever is selected, and those on the rows on every row', () => {
  const authors = fc.array(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), { maxLength: 30 });
  fc.assert(
    fc.property(parts, authors, (of, by) => {
      const shared = shareParts(of, by);
      const onRow = of.filter(({ on }) => on === 'row');
      // What is about nobody shares nothing.
      for (const [at, own] of shared.entries()) if (by[at] === undefined) expect(own).toEqual(of);
      for (const own of shared) expect(own.filter(({ on }) => on === 'row')).toEqual(onRow);
      for (const one of new Set(by.filter((pubkey) => pubkey !== undefined))) {
        const done = shared.filter((own, at) => by[at] === one && own.some(({ on }) => on === 'author'));
        expect(done).toHaveLength(of.some(({ on }) => on === 'author') ? 1 : 0);
      }
    }),
  );
});

/** A row that is a number: each part adds to it, and its inverse puts back what was there. */
test('the parts undone from the last to the first leave each row as it was, however far the undo came', () => {
  const step = fc.record({ rowId: fc.constantFrom('row', 'author'), adds: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 9 }), fc.nat(9), (steps, cut) => {
      const rows: Record<string, number> = { row: 1, author: 5 };
      const states = [{ ...rows }];
      const done = steps.map(({ rowId, adds }): DonePart => {
        const before = rows[rowId] ?? 0;
        rows[rowId] = before + adds;
        if (adds > 0) states.push({ ...rows });
        return { commandId: 'add', on: 'row', kind: 'report', rowId, before, args: {}, left: {}, isNoop: adds === 0 };
      });
      const undo = (count: number, progress = { done }) => {
        const undoing = undoingParts(progress, ({ before }) => ({ commandId: 'set', args: { to: before } }));
        for (const { args, undoes } of undoing.slice(0, count)) rows[undoes?.rowId ?? ''] = Number(args.to);
        return Math.min(count, undoing.length);
      };
      const undone = undo(cut);
      expect(rows).toEqual(states.at(-1 - undone));
      const left = withoutLast({ done }, undone);
      undo(9, { done: [...left.done] });
      expect(rows).toEqual(states[0]);
      expect(changesAnything(withoutLast({ done }, 9))).toBe(false);
    }),
  );
});
