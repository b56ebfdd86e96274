import { afterAll, beforeAll, expect, test } from 'vitest';
import * as templates from '../../contract/replyTemplates';
import { PLACEHOLDERS } from '../../contract/replyTemplates';
import { Code } from '../../contract/wire/codes';
import { LANGUAGES } from '../../contract/wire/languages';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(['REPORT_VIEW'], { tier: 100 });
});
afterAll(() => server.close());

const all = async () => {
  const answer = await server.call(templates.list, {}, { key: chief.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
};
const create = (name: string, by = chief) =>
  server.call(templates.create, { body: { language: 'vi', name, text: 'Chào {reporter}' } }, { key: by.key });

test('a new store has some in each language, with placeholders that there are', async () => {
  const there = await all();
  for (const language of LANGUAGES) expect(there.filter((one) => one.language === language).length).toBe(4);
  for (const { text } of there)
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) expect(PLACEHOLDERS).toContain(name);
});

test('a super admin adds, changes and removes one, which the log has; others may not', async () => {
  const staff = await server.staffWith(['REPORT_VIEW']);
  expect(await create('Của tôi', staff)).toMatchObject({ refused: Code.forbidden });
  const made = await create('Của tôi');
  if (made.refused !== undefined) throw new Error(made.message);
  const { id, updated } = made.data;
  const body = { language: 'en', name: 'Mine', text: 'Hello {reporter}' } as const;
  expect(
    await server.call(templates.edit, { id, body: { ...body, updated: updated - 1 } }, { key: chief.key }),
  ).toMatchObject({ refused: Code.changedMeanwhile, data: { name: 'Của tôi' } });
  expect(await server.call(templates.edit, { id, body: { ...body, updated } }, { key: chief.key })).toMatchObject({
    data: body,
  });
  expect(await server.call(templates.remove, { id }, { key: chief.key })).toMatchObject({ data: { id } });
  expect((await all()).some((one) => one.id === id)).toBe(false);
  for (const gone of [id, 'nobody'])
    expect(await server.call(templates.remove, { id: gone }, { key: chief.key })).toMatchObject({
      refused: Code.notFound,
    });
  const log = await server.db
    .selectFrom('audit')
    .select('command')
    .where('target_id', '=', id)
    .orderBy('audit_id')
    .execute();
  expect(log.map(({ command }) => command)).toEqual([
    'replyTemplate.add',
    'replyTemplate.edit',
    'replyTemplate.delete',
  ]);
});

test('a language has a name once, also where two choose it at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create('Cùng tên')));
  expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  for (const answer of answers.filter(({ refused }) => refused)) expect(answer.refused).toBe(Code.alreadyExists);
});
