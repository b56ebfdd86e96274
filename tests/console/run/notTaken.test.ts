import { describe, expect, test } from 'vitest';
import { type Command, internal, text } from '../../../commands/core/definition';
import { commandById } from '../../../commands/every';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { rejectedAnswers } from '../../../src/run/single/rejectedAnswers';
import { aProfile } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

const fieldsOf = (commandId: string, code: number, ...paths: string[]) => {
  const command = commandById(commandId);
  if (!command) throw new Error(`no command ${commandId}`);
  const data = { issues: paths.map((path) => ({ path, message: 'no' })) };
  return Object.keys(rejectedAnswers(command, { code, data: paths.length > 0 ? data : null }).fields);
};

describe('a refusal stands at the field that it is about', () => {
  test.each([
    ['profile.verifyPhone', Code.alreadyExists, [], ['phone']],
    ['profile.verifyPhone', Code.malformed, ['phonenumber'], ['phone']],
    ['profile.update', Code.alreadyExists, ['body.phone'], ['phone']],
    ['profile.update', Code.malformed, ['body.displayName', 'body.email'], ['displayName', 'email']],
    ['profile.update', Code.malformed, ['body.dob'], ['birthDay']],
    ['profile.update', Code.malformed, ['body.idcard'], ['idCard']],
    ['role.add', Code.alreadyExists, [], ['name']],
    ['role.edit', Code.malformed, ['body.role_name'], ['name']],
    ['adminUser.add', Code.alreadyExists, [], ['userName']],
    ['adminUser.add', Code.malformed, ['body.password'], ['password']],
    ['adminUser.edit', Code.malformed, ['body.organ_id', 'body.roles.0'], ['role', 'organId']],
    ['adminUser.resetPassword', Code.malformed, ['body.password_new'], ['password']],
    ['session.changePassword', Code.passwordWrong, [], ['oldPassword']],
    ['session.changePassword', Code.malformed, ['body.password_new'], ['newPassword']],
    ['session.editProfile', Code.notAnImage, [], ['avatar']],
    ['sticker.upload', Code.tooLarge, [], ['pictures']],
    ['notification.send', Code.malformed, ['body.title', 'body.body'], ['heading', 'body']],
  ] as const)('%s, %d %j: %j', (commandId, code, paths, fields) => {
    expect(fieldsOf(commandId, code, ...paths)).toEqual(fields);
  });

  test('a refusal that names nothing that was asked stands at none', () => {
    expect(fieldsOf('role.add', Code.unexpected)).toEqual([]);
    expect(fieldsOf('role.add', Code.malformed, 'body.something', 'body')).toEqual([]);
  });
});

describe('of a refusal, an answer says', () => {
  /** A name, a phone, of which the server says what is wrong in words of its own, and a role. */
  const command = {
    id: 'thing.add',
    asks: {
      displayName: text({ refusals: { codes: [Code.alreadyExists] } }),
      phone: text({ refusals: { fields: ['phone_number'], words: 'số điện thoại', says: 'profile.phoneInvalid' } }),
      role: internal(),
    },
  } as unknown as Command;
  const issues = (...paths: unknown[]) => ({ issues: paths.map((path) => ({ path })) });
  const UNHEARD = 4711;

  test.each<[string, Parameters<typeof rejectedAnswers>[1], object]>([
    [
      'its own words, where it has some',
      { code: UNHEARD, data: issues('phone_number') },
      { phone: 'profile.phoneInvalid' },
    ],
    [
      'that it is malformed, where the code says no more',
      { code: Code.malformed, data: issues('body.display_name') },
      { displayName: 'palette.fieldRefused' },
    ],
    ['what the code says', { code: Code.alreadyExists }, { displayName: null }],
    [
      'it by the server’s words, whatever the code',
      { code: UNHEARD, message: 'Số điện thoại sai' },
      { phone: 'profile.phoneInvalid' },
    ],
    ['nothing by other words', { code: UNHEARD, message: 'Sai' }, {}],
    [
      'nothing beside a field that the refusal names',
      { code: Code.alreadyExists, message: 'số điện thoại', data: issues('role') },
      { role: null },
    ],
    [
      'it by its name on the wire, its own name, and the field of a list',
      { code: UNHEARD, data: issues('PHONE', 'body.displayname.0') },
      { displayName: null, phone: 'profile.phoneInvalid' },
    ],
    ['nothing where no field can be read', { code: UNHEARD, data: issues('', 'body', 7, null) }, {}],
    ['nothing where there are no issues', { code: UNHEARD, data: { issues: 'phone' } }, {}],
    ['nothing of data that is none', { code: UNHEARD, data: 'phone' }, {}],
    ['nothing of an issue that is none', { code: UNHEARD, data: { issues: [null] } }, {}],
  ])('%s', (_, failure, fields) => {
    expect(rejectedAnswers(command, failure).fields).toEqual(fields);
  });

  test('the server’s words are kept where we have none for the code', () => {
    const said = (code: number) => rejectedAnswers(command, { code, message: 'Sai' });
    expect(said(UNHEARD)).toEqual({ code: UNHEARD, fields: {}, message: 'Sai' });
    expect(said(Code.unreadable)).toEqual({ code: Code.unreadable, fields: {}, message: 'Sai' });
    expect(said(Code.forbidden)).toEqual({ code: Code.forbidden, fields: {} });
  });

  test('and nothing, where nothing was asked', () => {
    expect(rejectedAnswers({ id: 'thing.do' } as Command, { code: Code.malformed }).fields).toEqual({});
  });
});

describe('a question that something was typed into', () => {
  const aPhone = (answers: (Code | undefined)[]) =>
    aConsole({
      kind: 'profile',
      rows: [aProfile({ phone: '', phoneVerified: false })],
      may: ['PROFILE_VIEW', 'PROFILE_VERIFY'],
      asked: { phone: '0912345678' },
      staysOpen: true,
      refuse: () => {
        const code = answers.shift();
        return code === undefined ? undefined : refused(code);
      },
    });

  test('is open while its call is on its way, and closed by what is taken', async () => {
    const harness = aPhone([]);
    await harness.invoke('profile.verifyPhone');
    expect(harness.question()).toEqual({ isOpen: true, why: [] });
    await harness.quiet();
    expect(harness.question()).toEqual({ isOpen: false, why: [] });
    expect(harness.said.map(({ key }) => key)).toEqual(['profile.verifyPhone.done']);
  });

  test('says at its field why it was not taken, says nothing elsewhere, and sends what is answered then', async () => {
    const harness = aPhone([Code.alreadyExists, Code.unexpected]);
    await harness.invoke('profile.verifyPhone');
    await harness.quiet();
    expect(harness.question()).toEqual({
      isOpen: false,
      why: [
        { code: Code.alreadyExists, fields: { phone: 'profile.phoneInvalid' } },
        { code: Code.unexpected, fields: {} },
      ],
    });
    expect(harness.calls.filter(({ id }) => id === 'PUT /users/verifyphone')).toHaveLength(3);
    expect(harness.said.map(({ key }) => key)).toEqual(['profile.verifyPhone.done']);
    expect(harness.row(0).phoneVerified).toBe(true);
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed']);
  });

  /** A phone that the person waits for on a network that answers so, until they wait no longer. */
  async function waitingFor(refuse: () => ReturnType<typeof refused> | undefined, more = {}) {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile({ phoneVerified: false })],
      may: ['PROFILE_VIEW', 'PROFILE_VERIFY'],
      asked: { phone: '0912345678' },
      staysOpen: true,
      leavesAfter: 1,
      refuse,
      ...more,
    });
    await harness.invoke('profile.verifyPhone');
    await flush();
    return harness;
  }

  test.each([
    [Code.lost, 'run.mayHaveArrived'],
    [Code.unavailable, 'run.notSent'],
  ] as const)(
    'is given back with what was typed when nobody wants to wait for the network any longer: %d',
    async (code, says) => {
      const harness = await waitingFor(() => refused(code));
      harness.stopWaiting();
      await harness.clock.pass(1000);
      expect(harness.question().why).toEqual([{ code: Code.lost, fields: {}, says }]);
      expect([harness.row(0).phoneVerified, harness.said]).toEqual([false, []]);
      expect(actHistory.entries).toMatchObject([{ outcome: 'failed' }]);
    },
  );

  test('is taken all the same, where the answer comes while nobody waits for it any longer', async () => {
    const harness = await waitingFor(() => undefined, { slow: true });
    harness.stopWaiting();
    await harness.answerAll();
    expect(harness.question()).toEqual({ isOpen: false, why: [] });
    expect(harness.said.map(({ key }) => key)).toEqual(['profile.verifyPhone.done']);
  });

  test('is closed by a sign-out, and asks nobody again', async () => {
    const harness = await waitingFor(() => refused(Code.unavailable));
    harness.signOut();
    await harness.clock.pass(60_000);
    expect(harness.question()).toEqual({ isOpen: false, why: [] });
  });

  test('that was left before the answer came is told of elsewhere', async () => {
    const harness = aConsole({
      kind: 'profile',
      rows: [aProfile({ phoneVerified: false })],
      may: ['PROFILE_VIEW', 'PROFILE_VERIFY'],
      asked: { phone: '0912345678' },
      staysOpen: true,
      slow: true,
      refuse: () => refused(Code.alreadyExists),
    });
    await harness.invoke('profile.verifyPhone');
    await flush();
    harness.leaveQuestion();
    await harness.answerAll();
    expect(harness.said.map(({ key }) => key)).toEqual(['run.failed']);
    expect(harness.question().why).toEqual([]);
  });
});
