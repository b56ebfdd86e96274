import { afterAll, beforeAll, expect, test } from 'vitest';
// Arrives late in the console; here at once, so that no test waits for it.
import '../../contract/audit';
import * as temples from '../../contract/temples/calls';
import * as imports from '../../contract/temples/imports';
import type { Answer } from '../../contract/wire/endpoint';
import { EXTENSIONS } from '../../contract/wire/endpoint';
import { createClient } from '../../src/client/client';
import { jobs } from '../../src/run/job/jobs';
import { aTempleRow } from '../commands/rows';
import { aConsole } from '../support/aConsole';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
let server: TestServer;
let editor: Staff;
let colleague: Staff;
beforeAll(async () => {
  server = await startTestServer();
  [editor, colleague] = [await server.staffWith(MAY), await server.staffWith(MAY)];
});
afterAll(() => server.close());

/** The console under Node, speaking over HTTP with the server's own extensions. */
function importConsole(
  rows: ReturnType<typeof aTempleRow>[],
  after?: { readonly kept: Map<string, unknown>; readonly claims: Set<string> },
) {
  const { call } = createClient({
    config: {
      apiUrl: `${server.url}/api`,
      sessionHeader: 'authorization',
      sessionScheme: 'Bearer',
      photoUploadUrl: '',
    },
    key: () => editor.key,
    extensions: () => EXTENSIONS,
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  const harness = aConsole({
    kind: 'templeRow',
    rows,
    may: MAY,
    extensions: EXTENSIONS,
    ...(after ? { after } : {}),
    refuse: ({ endpoint, input, nth }): Promise<Answer<unknown>> => {
      const job: string | undefined = harness.calls[nth - 1]?.job;
      return call(endpoint, input as never, job ? { job } : {});
    },
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      await harness.clock.pass(100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { harness, until };
}
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');
const source: imports.ImportSource = {
  ...{ id: 'nhap-1', fileName: 'chua.csv', fileSize: 9, fileHash: 'c'.repeat(64) },
  ...{ rows: 2600, leftOut: 0, refused: 0 },
};

test('an import is undone in batches, across a reload, and its ledger, its record and the log agree', async () => {
  const there = await server.call(
    temples.create,
    { body: { ...temples.EMPTY_TEMPLE, name: 'Đền Và' } },
    { key: colleague.key },
  );
  if (there.refused !== undefined) throw new Error(there.message);
  const rows = Array.from({ length: 2600 }, (_, at) => {
    const fields = { ...temples.EMPTY_TEMPLE, name: `Chùa số ${at}`, place: { lat: 8 + at / 1000, lng: 105 } };
    const { templeId } = there.data;
    return aTempleRow({
      line: at + 2,
      name: fields.name,
      write:
        at === 7
          ? { is: 'update', templeId, fields: { city: 'Huế' }, was: { city: '' } }
          : { is: 'create', fields, anyway: false },
    });
  });
  const page = importConsole(rows);
  const args = { source };
  await page.harness.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button', args });
  await page.until(() => theJob().phase === 'finished');
  expect(theJob().counts).toMatchObject({ done: 2600 });
  expect(new Set(page.harness.calls.map(({ id }) => id))).toEqual(new Set(['POST /location/import']));
  const kept = async () => {
    const answer = await server.call(imports.one, { idimport: source.id }, { key: colleague.key });
    return answer.refused === undefined ? answer.data.counts : expect.fail(answer.message);
  };
  expect(await kept()).toMatchObject({ created: 2599, updated: 1 });

  const changed = page.harness.runner.jobs.find(theJob().id)?.rows[9]?.remembered?.templeId as string;
  await server.call(temples.edit, { body: { templeId: changed, city: 'Vinh' } }, { key: colleague.key });
  const calls = page.harness.calls.length;
  await page.harness.runner.undo();
  await page.until(() => theJob().undoes !== null && theJob().counts.done > 0);
  page.harness.goAway();
  const next = importConsole(rows, page.harness);
  void next.harness.runner.load();
  await next.until(() => jobs.list[0]?.phase === 'finished' && jobs.list[0].undoes !== null);
  expect(theJob()).toMatchObject({ commandId: 'temple.unimportRows', counts: { done: 2599, settled: 1, failed: 0 } });
  expect(page.harness.calls.length - calls + next.harness.calls.length).toBeLessThan(20);
  expect(await kept()).toMatchObject({ created: 0, updated: 0, removed: 2598, restored: 1, changed: 1 });
  const log = await server.db
    .selectFrom('audit')
    .select(['target_id', 'behind'])
    .where('job', '=', theJob().id)
    .execute();
  expect(log).toHaveLength(2599);
  expect(log.filter(({ behind }) => !behind)).toHaveLength(1);
  next.harness.goAway();
}, 120_000);
