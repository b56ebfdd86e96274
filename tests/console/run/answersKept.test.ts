import { describe, expect, test } from 'vitest';
import '../../../commands/every';
import type { AnyMutation } from '../../../commands/core/definition';
import { files, internal, oneOf, someOf, text } from '../../../commands/core/definition';
import { isPersistable, repeatable, typedName, withoutSecrets } from '../../../src/run/call/inverse';
import { messageParamsOf, mutationById, namedJob, paramsOfArgs } from '../../../src/run/call/runNames';
import { aCase, aCaseReport, aPost } from '../../commands/rows';

const asking = (asks: AnyMutation['asks'], more: Partial<AnyMutation> = {}) =>
  ({ id: 'thing.do', asks, ...more }) as unknown as AnyMutation;
const EVERY = {
  name: text(),
  about: text({ as: 'long' }),
  password: text({ as: 'secret' }),
  pin: text({ as: 'code' }),
  pictures: files({ most: 1 }),
  to: oneOf([{ value: 'a' }]),
  kinds: someOf([{ value: 'a' }]),
  former: internal(),
};
const ARGS = Object.fromEntries([...Object.keys(EVERY), 'unheard'].map((name) => [name, `${name} given`]));

describe('of the answers to a command', () => {
  test('no secret, code or file is written down; everything else is', () => {
    expect(Object.keys(withoutSecrets(asking(EVERY), ARGS))).toEqual([
      'name',
      'about',
      'to',
      'kinds',
      'former',
      'unheard',
    ]);
    expect(withoutSecrets(asking(undefined), { any: 1 })).toEqual({ any: 1 });
  });

  test.each([
    ['nothing', undefined, true],
    ['words and choices', { name: EVERY.name, to: EVERY.to }, true],
    ['a secret', { name: EVERY.name, password: EVERY.password }, false],
    ['a code', { pin: EVERY.pin }, false],
    ['files', { pictures: EVERY.pictures }, false],
  ])('a later page can send one that asks for %s again: %#', (_, asks, can) => {
    expect(isPersistable(asking(asks))).toBe(can);
  });

  test('choices are taken for other rows too, and what was typed about one row is asked for again', () => {
    expect(repeatable(asking(EVERY), ARGS)).toEqual({ to: 'to given', kinds: 'kinds given' });
    const parts = { macro: { name: 'Bỏ qua', parts: [] } };
    expect(repeatable(asking(undefined, { parts: () => [] }), parts)).toEqual(parts);
  });

  test('the first line that was typed is what the thing is called until there is more of it', () => {
    expect(
      typedName(asking({ to: EVERY.to, about: EVERY.about, name: text(), other: text() }), {
        to: 'a',
        about: 'b',
        name: '  Chùa Hương ',
        other: 'c',
      }),
    ).toBe('Chùa Hương');
    expect(typedName(asking({ name: text() }), {})).toBe('');
    expect(typedName(asking({ to: EVERY.to }), { to: 'a' })).toBe('');
    expect(typedName(undefined, { name: 'Chùa Hương' })).toBe('');
  });
});

describe('what is said of a run', () => {
  const told = (commandId: string, before: unknown, args = {}) =>
    messageParamsOf({ commandId, name: 'Một', before, args }, () => false);

  test('names the command and the row', () => {
    expect(told('post.hide', aPost())).toEqual({ command: 'post.hide', name: 'Một' });
    expect(told('post.open', aPost())).toEqual({ command: 'post.open', name: 'Một' });
    expect([mutationById('post.open'), mutationById('post.burn')]).toEqual([undefined, undefined]);
  });

  test('names a job by its command, as that is called on its rows', () => {
    expect(namedJob({ commandId: 'post.hide' })).toStrictEqual({ command: 'post.hide' });
    const label = 'screens.reports.deleteReported';
    expect(namedJob({ commandId: 'report.deletePost', label })).toEqual({ command: 'report.deletePost', label });
  });

  test('names the command as it is called on this row', () => {
    expect(told('role.toggleSecondFactor', { needs_second_factor: true })).toMatchObject({
      label: 'role.toggleSecondFactor.titleOff',
    });
    expect(told('role.toggleSecondFactor', { needs_second_factor: false })).not.toHaveProperty('label');
    expect(told('role.toggleSecondFactor', null)).not.toHaveProperty('label');
  });

  test('says how many reports a decision settles, where they are several', () => {
    const caseOf = (count: number) => aCase({ reports: Array.from({ length: count }, () => aCaseReport()) });
    expect(told('report.ignore', caseOf(3))).toMatchObject({ several: 3 });
    expect(told('report.ignore', caseOf(1))).not.toHaveProperty('several');
  });

  test('says what the person calls it, and on which policy it rests', () => {
    expect(paramsOfArgs({})).toStrictEqual({});
    expect(paramsOfArgs({ policyName: undefined })).toStrictEqual({});
    const args = { policyName: 'Spam', macro: { name: 'Bỏ qua', kind: 'report', parts: [] } };
    expect(paramsOfArgs(args)).toEqual({ policy: 'Spam', called: 'Bỏ qua' });
    expect(told('post.hide', aPost(), args)).toMatchObject({ policy: 'Spam', called: 'Bỏ qua' });
  });
});
