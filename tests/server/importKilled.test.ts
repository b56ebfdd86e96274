import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as temples from '../../contract/temples/calls';
import { EMPTY_TEMPLE } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer, Extension } from '../../contract/wire/endpoint';
import { createClient } from '../../src/client/client';
import { jobs } from '../../src/run/job/jobs';
import { aTempleRow } from '../commands/rows';
import { aConsole, refused } from '../support/aConsole';
import { varied } from '../support/depth';
import { started, startProcess } from './aProcess';
import { copyEmptyStore } from './emptyStore';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tamquan-killed-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The console's own import under Node, speaking over HTTP: its clock goes as fast as the server answers. */
function importConsole(
  rows: ReturnType<typeof aTempleRow>[],
  url: string,
  session: string,
  more: {
    readonly extensions: readonly Extension[];
    /** The answer to this call is lost, though the call arrived. */
    readonly lose?: (nth: number) => boolean;
    readonly after?: { readonly kept: Map<string, unknown>; readonly claims: Set<string> };
  },
) {
  const { call } = createClient({
    extensions: () => more.extensions,
    config: { apiUrl: `${url}/api`, sessionHeader: 'authorization', sessionScheme: 'Bearer', photoUploadUrl: '' },
    key: () => session,
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  const harness = aConsole({
    kind: 'templeRow',
    rows,
    may: ['LOCATION_VIEW', 'LOCATION_ADD'],
    extensions: more.extensions,
    ...(more.after ? { after: more.after } : {}),
    refuse: async ({ endpoint, input, nth }): Promise<Answer<unknown>> => {
      const key: string | undefined = harness.calls[nth - 1]?.key;
      const answer: Answer<unknown> = await call(endpoint, input as never, key ? { idempotencyKey: key } : {});
      return more.lose?.(nth) ? refused(Code.lost) : answer;
    },
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      await harness.clock.pass(100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { harness, call, until };
}
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');

// On the embedded store, whose files the kill leaves as they are; a PostgreSQL lives on, and rolls back what had no end.
test.skipIf(process.env.STORE === 'postgres').each<[string, readonly Extension[], number]>(
  varied([
    ['in batches', ['temples.import'], 1200],
    ['one by one', ['idempotency'], 80],
  ]),
)(
  'a server killed in mid-import, %s, has each row once after the page that came later went on',
  async (_, extensions, count) => {
    copyEmptyStore(dataDir);
    const first = await startProcess(dataDir);
    await first.ready();
    const session = await first.signIn();
    const rows = Array.from({ length: count }, (_, at) => {
      const fields = { ...EMPTY_TEMPLE, name: `Chùa số ${at}`, place: { lat: 8 + at / 1000, lng: 105 } };
      return aTempleRow({ name: fields.name, write: { is: 'create', fields, anyway: false } });
    });
    const page = importConsole(rows, first.url, session, { extensions, lose: (nth) => nth % 5 === 2 });
    await page.harness.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
    await page.until(() => theJob().counts.done >= count / 4);
    first.child.kill('SIGKILL');
    await first.exit;
    await page.until(() => theJob().counts.sending > 0);
    expect(theJob().counts.done).toBeLessThan(count);
    page.harness.goAway();

    const second = await startProcess(dataDir, Number(new URL(first.url).port));
    await second.ready();
    const { kept, claims } = page.harness;
    const next = importConsole(rows, second.url, session, {
      extensions,
      after: { kept, claims },
      lose: (nth) => nth % 5 === 3,
    });
    await next.harness.runner.load();
    await next.until(() => theJob().phase === 'finished');
    expect(theJob().counts).toMatchObject({ done: count, failed: 0, settled: 0 });
    const names: string[] = [];
    for (let pos = 0; pos < count + 1; pos += 100) {
      const answer = await next.call(temples.list, { pos, count: 100 });
      if (answer.refused !== undefined) throw new Error(answer.message);
      names.push(...answer.data.map(({ name }) => name));
    }
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  },
  // Two processes one after the other, on a machine that other tests keep busy.
  150_000,
);
