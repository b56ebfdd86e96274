import { afterAll, beforeAll, expect, test } from 'vitest';
import * as colleagues from '../../contract/colleagues';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const named = async (kind: 'case' | 'profile', by: Staff) => {
  const answer = await server.call(colleagues.list, { kind }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
};

test('whoever views cases is told who else at work does, by name, and no more of them than that', async () => {
  const call = async (name: string, staff: Staff) => {
    await server.db.updateTable('admin_user').set({ display_name: name }).where('uid', '=', staff.uid).execute();
    return { uid: staff.uid, display_name: name, avatar: '' };
  };
  const minh = await server.staffWith(['REPORT_VIEW']);
  const both = await call('An', await server.staffWith(['REPORT_VIEW', 'PROFILE_VIEW']));
  const others = [await call('Minh', minh), both];
  const members = await call('Chi', await server.staffWith(['PROFILE_VIEW']));
  const gone = await server.staffWith(['REPORT_VIEW']);
  await server.db.updateTable('admin_user').set({ deleted_at: 1 }).where('uid', '=', gone.uid).execute();
  const banned = await server.staffWith(['REPORT_VIEW']);
  await server.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', banned.uid).execute();
  expect(await named('case', minh)).toEqual(others.toReversed());
  expect(await server.call(colleagues.list, { kind: 'profile' }, { key: minh.key })).toMatchObject({
    refused: Code.forbidden,
  });
  const chief = await server.staffWith(['PROFILE_VIEW'], { tier: 100 });
  expect((await named('profile', chief)).filter(({ uid }) => uid !== chief.uid)).toEqual([both, members]);
});
