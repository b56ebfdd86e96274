import { describe, expect, test } from 'vitest';
import {
  type Asks,
  type Command,
  internal,
  one,
  oneOf,
  picture,
  someOf,
  text,
} from '../../../commands/core/definition';
import type { Question } from '../../../src/run/call/prompts';
import { collectArguments } from '../../../src/run/gate/collectArguments';

const ROW = { name: 'Chùa Hương' };
const VERDICTS = [{ value: 'keep' }, { value: 'drop' }];

/** What is asked of somebody who chose a command with these questions, and what it is run with. */
async function collect(
  asks: Asks,
  more: Partial<Parameters<typeof collectArguments>[1]> = {},
): Promise<{ readonly asked: Partial<Question> | undefined; readonly args: unknown }> {
  const questions: Question[] = [];
  const command = { id: 'thing.do', on: one('post'), asks } as unknown as Command;
  const given = await collectArguments(
    async (question) => {
      questions.push(question);
      return { rows: [ROW], args: question.args };
    },
    { command, rows: [ROW], source: 'key', ...more },
  );
  return { asked: questions[0], args: given?.args };
}
/** With `Mod+Enter` on the same. */
const atOnce = (asks: Asks, more = {}) => collect(asks, { withDefaults: true, ...more });

describe('a command is asked for', () => {
  test('its target, where it takes one and there is none; it is said where the command was chosen', async () => {
    expect((await collect({}, { rows: [], source: 'palette' })).asked).toMatchObject({ isFromPalette: true, rows: [] });
    expect((await collect({}, { rows: [] })).asked).toMatchObject({ isFromPalette: false });
    expect((await collect({})).asked).toBeUndefined();
  });

  test('no target, where it takes none', async () => {
    const command = { id: 'thing.do', on: { takes: 'nothing' } } as unknown as Command;
    expect(await collect({}, { command, rows: [] })).toEqual({ asked: undefined, args: {} });
  });

  test('what the caller has left open, and no more', async () => {
    const asks = { why: text(), when: text() };
    expect((await collect(asks, { args: { why: 'spam' } })).asked).toMatchObject({ args: { why: 'spam' } });
    expect(await collect(asks, { args: { why: 'spam', when: 'now' } })).toEqual({
      asked: undefined,
      args: { why: 'spam', when: 'now' },
    });
  });

  test('nothing that only a caller gives', async () => {
    expect(await collect({ former: internal() })).toEqual({ asked: undefined, args: {} });
  });

  test('a choice, unless these rows leave one answer; a text always, though it has a start', async () => {
    const ofRow = { prefill: ([row]: readonly unknown[]) => (row as typeof ROW).name };
    expect(await collect({ to: oneOf(VERDICTS, ofRow) })).toEqual({ asked: undefined, args: { to: ROW.name } });
    expect((await collect({ to: oneOf(VERDICTS) })).asked).toMatchObject({ args: {} });
    expect((await collect({ to: text(ofRow) })).asked).toMatchObject({ args: {} });
  });

  test('a choice that would depend on rows, where there are none', async () => {
    const prefill = () => expect.fail('no row was there to tell from');
    expect((await collect({ to: oneOf(VERDICTS, { prefill }) }, { rows: [] })).asked?.args).toEqual({});
    expect((await atOnce({ to: oneOf<string>([], { prefill }) }, { rows: [] })).asked?.args).toEqual({});
  });

  test('a choice that has an answer, where a link says what it begins with', async () => {
    const asks = { to: oneOf(VERDICTS, { default: 'keep' }) };
    expect(await collect(asks)).toEqual({ asked: undefined, args: { to: 'keep' } });
    expect((await collect(asks, { starts: { to: 'drop' } })).asked).toMatchObject({ args: {}, starts: { to: 'drop' } });
  });

  test('nothing more, once the person has stepped out', async () => {
    const command = { id: 'thing.do', on: one('post'), asks: { why: text() } } as unknown as Command;
    expect(await collectArguments(async () => null, { command, rows: [ROW], source: 'key' })).toBeNull();
  });
});

describe('Mod+Enter takes for an answer', () => {
  test.each<[string, Asks, object]>([
    ['of a text what it starts from', { name: text({ prefill: () => 'Hà Nội' }) }, { name: 'Hà Nội' }],
    ['of a text that may be left out, none', { note: text({ optional: true }) }, { note: '' }],
    ['of a picture that may be left out, none', { face: picture({ optional: true }) }, { face: '' }],
    ['of a choice the one it begins with', { to: oneOf(VERDICTS, { initial: () => 'drop' }) }, { to: 'drop' }],
    ['of any other choice the first', { to: oneOf(VERDICTS) }, { to: 'keep' }],
    [
      'of several ticks those that are not there yet',
      {
        kinds: someOf([{ value: 'post', isThere: true }, { value: 'comment' }]),
      },
      { kinds: ['comment'] },
    ],
    ['of ticks with a start, the start', { kinds: someOf(VERDICTS, { prefill: () => ['drop'] }) }, { kinds: ['drop'] }],
  ])('%s', async (_, asks, args) => {
    expect(await atOnce(asks)).toEqual({ asked: undefined, args });
    expect((await collect(asks)).asked).toMatchObject({ args: {} });
  });

  test('no start that would be refused: that is asked', async () => {
    const check = (value: unknown) => (value === 'ok' ? null : ('command.failed' as const));
    expect((await atOnce({ name: text({ prefill: () => 'bad', check }) })).asked).toMatchObject({ args: {} });
    expect(await atOnce({ name: text({ prefill: () => 'ok', check }) })).toMatchObject({ args: { name: 'ok' } });
    expect((await atOnce({ name: text({ optional: true, prefill: () => 'bad', check }) })).asked).toBeDefined();
    // Left out it is nothing that could be refused.
    expect(await atOnce({ name: text({ optional: true, check }) })).toEqual({ asked: undefined, args: { name: '' } });
  });

  test('no start of what has none, and of what only a caller gives', async () => {
    expect((await atOnce({ why: text(), former: internal() })).asked).toMatchObject({ args: {} });
  });

  test('nothing in place of what the caller gave', async () => {
    expect(await atOnce({ to: oneOf(VERDICTS) }, { args: { to: 'drop' } })).toEqual({
      asked: undefined,
      args: { to: 'drop' },
    });
  });
});
