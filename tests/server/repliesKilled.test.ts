import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../contract/replies';
import { openStore } from '../../server/store/connection';
import { aMailServer, type MailServer } from './aMailServer';
import { started, startProcess } from './aProcess';
import { copyEmptyStore } from './emptyStore';
import { aMember, aPost, aReport } from './rows';

let dataDir = '';
let mail: MailServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tamquan-replies-'));
  mail = await aMailServer();
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
  await mail.close();
});

async function storeWithReports(count: number) {
  copyEmptyStore(dataDir);
  const store = await openStore({ dataDir });
  const post = await aPost(store.db);
  const made: string[] = [];
  for (let at = 0; at < count; at++) {
    const reporter = await aMember(store.db, { email: `so${at}@mail.example` });
    made.push((await aReport(store.db, { post }, { reporter_uid: reporter.uid })).report_id);
  }
  await store.close();
  return { made, caseId: `p${post.post_id}` };
}

// The embedded store alone: one process, whose claims nobody else would end.
test.skipIf(process.env.STORE === 'postgres')(
  'what was acknowledged goes out once, whether the process was killed before or while it was sent',
  async () => {
    const { made, caseId } = await storeWithReports(6);
    mail.answers('silent');
    const first = await startProcess(dataDir, undefined, { SMTP_URL: mail.url });
    await first.ready();
    const key = await first.signIn();
    for (const idreport of made) {
      const answer = await first.call('POST', `/report/reply?idreport=${idreport}`, key, { text: 'Cảm ơn bạn' });
      expect(answer.error.code).toBe(200);
    }
    await expect.poll(() => mail.tries(), { timeout: 20_000 }).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.exit;

    mail.answers('accept');
    const second = await startProcess(dataDir, undefined, { SMTP_URL: mail.url });
    await second.ready();
    const replies = async () => {
      const { data } = await second.call('GET', `/report/getreplies?idcase=${caseId}`, key);
      return (data as unknown as { replies: Reply[] }).replies;
    };
    await expect
      .poll(async () => (await replies()).map(({ state }) => state), { timeout: 30_000 })
      .toEqual(made.map(() => 'sent'));
    expect(mail.arrived.flatMap(({ to }) => to).toSorted()).toEqual(made.map((_, at) => `so${at}@mail.example`));
    expect(new Set(mail.arrived.map(({ messageId }) => messageId)).size).toBe(made.length);

    // A server that says nothing does not hold up the end either.
    mail.answers('silent');
    await second.call('POST', `/report/reply?idreport=${made[0]}`, key, { text: 'Còn một điều nữa' });
    await expect.poll(() => mail.tries(), { timeout: 20_000 }).toBeGreaterThan(made.length + 1);
    const ending = Date.now();
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(Date.now() - ending).toBeLessThan(10_000);
  },
  120_000,
);
