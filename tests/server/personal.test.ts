import { afterAll, beforeAll, expect, test } from 'vitest';
import * as personal from '../../contract/personal';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = (who: Staff, text: string, replaces: number, name: personal.PersonalName = 'views') =>
  server.call(personal.save, { body: { name, text, replaces } }, { key: who.key });
const savedBy = async (who: Staff) => (await server.call(personal.list, {}, { key: who.key })).data;

test('what somebody saves is theirs alone, whatever they may do', async () => {
  const [one, other] = await Promise.all([server.staffWith([]), server.staffWith([])]);
  expect(await save(one, '{"1":"a"}', 0)).toMatchObject({ data: { name: 'views', text: '{"1":"a"}', version: 1 } });
  await save(one, '{"2":"b"}', 0, 'macros');
  expect(await savedBy(one)).toEqual([
    { name: 'macros', text: '{"2":"b"}', version: 1 },
    { name: 'views', text: '{"1":"a"}', version: 1 },
  ]);
  expect(await savedBy(other)).toEqual([]);
});

test('what is saved over another version than was read is refused with what is there', async () => {
  const who = await server.staffWith([]);
  await save(who, 'first', 0);
  const there = { name: 'views', text: 'first', version: 1 };
  for (const replaces of [0, 2])
    expect(await save(who, 'late', replaces)).toMatchObject({ refused: Code.changedMeanwhile, data: there });
  expect(await save(who, 'second', 1)).toMatchObject({ data: { text: 'second', version: 2 } });
});

test('of browsers that save at once one is taken, and each of the others is told what it has to go by', async () => {
  const who = await server.staffWith([]);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(who, text, 0)));
  const [taken, ...more] = answers.filter(({ refused }) => refused === undefined);
  expect(more).toEqual([]);
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => taken?.data));
});
