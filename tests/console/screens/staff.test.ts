import { expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { generatePassword } from '../../../src/forms/generatePassword';
import { actHistory } from '../../../src/run/history/actHistory';
import { anAdminUser, aRole } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

test('a password for somebody else is in the call and in nothing that is kept', async () => {
  const harness = aConsole({
    kind: 'adminUser',
    rows: [anAdminUser({ user_name: 'ai.do' })],
    may: ['OTHER_RESET_PASSWORD'],
    asked: { password: 'chi-mot-lan-thoi' },
  });
  await harness.invoke('adminUser.resetPassword');
  await flush();
  expect(harness.calls[0]?.input).toEqual({ body: { uname: 'ai.do', password_new: 'chi-mot-lan-thoi' } });
  expect(harness.said.at(-1)).toMatchObject({ key: 'adminUser.resetPassword.done' });
  expect(JSON.stringify([...harness.kept.values(), actHistory.entries, harness.said])).not.toContain(
    'chi-mot-lan-thoi',
  );
});

test('a ban asks first, and so does a deletion, whatever the settings', async () => {
  const harness = aConsole({
    kind: 'adminUser',
    rows: [anAdminUser()],
    may: ['OTHER_BAN_USER', 'USER_DELETE'],
    confirms: false,
  });
  for (const id of ['adminUser.ban', 'adminUser.delete'])
    expect(await harness.invoke(id), id).toEqual({ is: 'steppedOut' });
  expect(harness.questions).toEqual([1, 1]);
  expect(harness.calls).toEqual([]);
});

test('a row that somebody else has changed meanwhile shows how it stands now, so that the next try knows it', async () => {
  const row = anAdminUser({ updated: 5 });
  const harness = aConsole({
    kind: 'adminUser',
    rows: [row],
    may: ['USER_EDIT'],
    extensions: ['edits.partial'],
    asked: { userName: 'moi', displayName: 'Mới' },
    refuse: ({ endpoint: { id } }) =>
      id === 'GET /adminusers/query'
        ? { data: { ...row, display_name: 'Người khác sửa', updated: 6 } }
        : refused(Code.changedMeanwhile),
  });
  await harness.invoke('adminUser.edit');
  await flush();
  expect(harness.row(0)).toMatchObject({ display_name: 'Người khác sửa', updated: 6 });
  expect(harness.trouble(0)).toMatchObject({ code: Code.changedMeanwhile });
});

test('a deleted role stays in sight, said to be gone', async () => {
  const harness = aConsole({ kind: 'role', rows: [aRole()], may: ['ROLE_DELETE'], tier: 100 });
  await harness.invoke('role.delete');
  await flush();
  expect(harness.row(0).gone).toBe(true);
  expect(await harness.invoke('role.delete')).toEqual({ is: 'disabled', why: 'role.gone' });
});

test('a password that is made up has no letters that are taken for others, and every letter is as likely', () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 2000; made += 1) {
    const password = generatePassword();
    expect(password).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){3}$/);
    for (const letter of password.replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const expected = 32_000 / 31;
  for (const [letter, count] of counts) expect(Math.abs(count - expected), letter).toBeLessThan(expected * 0.25);
  const stuck = generatePassword((bytes) => bytes.fill(255).fill(7, 0, 4));
  expect(stuck).toBe('hhhh-hhhh-hhhh-hhhh');
});
