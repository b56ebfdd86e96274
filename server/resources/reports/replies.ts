import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Person } from '../../../contract/people';
import * as replies from '../../../contract/replies';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { isAddress } from '../../mail/settings';
import type { ReplyTable, Schema } from '../../store/schema';
import { person } from '../../store/sqlFragments';
import { noSuchCase, noSuchReport } from './rows';

/** Replies to reporters (extensions `reply` and `reply.thread`). A call only writes; the postman sends what it left. */
export const repliesResource: readonly ServedCall[] = [
  serve(replies.send, async ({ tx, input, caller, now, audit, postman, after }) => {
    const report = await tx
      .selectFrom('report')
      .innerJoin('member', 'member.uid', 'report.reporter_uid')
      .select(['report_id', 'case_id', 'reporter_uid', 'display_name', 'email'])
      .where('report_id', '=', input.idreport)
      .executeTakeFirst();
    if (!report) throw noSuchReport(input.idreport);
    const { report_id, case_id, reporter_uid, display_name } = report;
    const { text } = input.body;
    const { reply_id } = await tx
      .insertInto('reply')
      .values({
        report_id,
        case_id,
        reporter_uid,
        uid: caller.uid,
        text,
        created_at: now,
        message_id: randomUUID(),
        ...beginning(report.email.trim(), postman !== undefined, now),
      })
      .returning('reply_id')
      .executeTakeFirstOrThrow();
    await audit({
      command: 'report.reply',
      kind: 'report',
      id: report_id,
      before: null,
      after: { reporter: display_name, text },
    });
    after(() => postman?.wake());
    return oneReply(tx, reply_id);
  }),

  serve(replies.thread, async ({ tx, input: { idcase }, postman }) => {
    const reporters = await reportersOf(tx, idcase);
    if (reporters.length === 0) throw noSuchCase(idcase);
    const rows = await whole(tx)
      .where('r.case_id', '=', idcase)
      .orderBy('r.created_at')
      .orderBy('r.reply_id')
      .execute();
    return { canMail: postman !== undefined, reporters, replies: rows.map(asReply) };
  }),

  serve(replies.pullBack, async ({ tx, input: { idreply }, now, audit }) => {
    const reply = await lockedReply(tx, idreply);
    if (reply.state !== 'waiting' || (reply.claimed_until ?? 0) > now)
      throw new RefusalError(Code.taskEnded, `Reply ${idreply} does not wait any more: ${reply.state}`);
    await tx
      .updateTable('reply')
      .set({ state: 'pulledBack', at: now, claimed_until: null })
      .where('reply_id', '=', reply.reply_id)
      .execute();
    await audit({
      command: 'report.pullBackReply',
      kind: 'report',
      id: reply.report_id,
      ...became(reply, 'pulledBack'),
    });
    return oneReply(tx, reply.reply_id);
  }),

  serve(replies.sendAgain, async ({ tx, input: { idreply }, now, audit, postman, after }) => {
    const reply = await lockedReply(tx, idreply);
    if (reply.state !== 'notSent' && reply.state !== 'pulledBack')
      throw new RefusalError(Code.taskEnded, `Reply ${idreply} is not to be sent again: ${reply.state}`);
    const { email } = await tx
      .selectFrom('member')
      .select('email')
      .where('uid', '=', reply.reporter_uid)
      .executeTakeFirstOrThrow();
    const begun = beginning(email.trim(), postman !== undefined, now);
    await tx
      .updateTable('reply')
      .set({ ...begun, tries: 0, words: null, claimed_until: null })
      .where('reply_id', '=', reply.reply_id)
      .execute();
    await audit({
      command: 'report.sendReplyAgain',
      kind: 'report',
      id: reply.report_id,
      ...became(reply, begun.state),
    });
    after(() => postman?.wake());
    return oneReply(tx, reply.reply_id);
  }),
];

/** The state of a reply before the first try to send it. */
function beginning(
  email: string,
  canMail: boolean,
  now: number,
): Pick<ReplyTable, 'state' | 'reason' | 'address' | 'at'> {
  const address = isAddress(email) ? email : '';
  const reason = !canMail ? 'noMailServer' : address === '' ? 'noAddress' : null;
  return { state: reason === null ? 'waiting' : 'notSent', reason, address, at: now };
}

type Locked = Awaited<ReturnType<typeof lockedReply>>;

/** A reply that its postman does not take up before this call is over, or 304. */
async function lockedReply(tx: Kysely<Schema>, replyId: string) {
  const reply = /^\d{1,15}$/.test(replyId)
    ? await tx
        .selectFrom('reply')
        .select(['reply_id', 'report_id', 'reporter_uid', 'state', 'claimed_until', 'text'])
        .where('reply_id', '=', Number(replyId))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!reply) throw new RefusalError(Code.notFound, `There is no reply ${replyId}`);
  return reply;
}

const became = ({ text, state }: Locked, next: replies.ReplyState) => ({
  before: { text, replyState: state },
  after: { text, replyState: next },
});

/** Everybody who reported what a case is about, each by the newest report. */
async function reportersOf(tx: Kysely<Schema>, caseId: string): Promise<replies.Reporter[]> {
  const { rows } = await sql<{ reportId: string; reporter: Person; email: string }>`
    SELECT newest.report_id AS "reportId", ${person('member')} AS reporter, member.email
    FROM (SELECT DISTINCT ON (reporter_uid) reporter_uid, report_id, created_at FROM report WHERE case_id = ${caseId}
      ORDER BY reporter_uid, created_at DESC, report_id DESC) newest
    JOIN member ON member.uid = newest.reporter_uid
    ORDER BY newest.created_at DESC, newest.report_id DESC`.execute(tx);
  return rows.map(({ email, ...row }) => ({ ...row, hasAddress: isAddress(email.trim()) }));
}

const whole = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('reply as r')
    .innerJoin('member as reporter', 'reporter.uid', 'r.reporter_uid')
    .innerJoin('admin_user as u', 'u.uid', 'r.uid')
    .select([
      'r.reply_id',
      'r.report_id',
      'r.text',
      'r.created_at',
      'r.state',
      'r.at',
      'r.reason',
      'r.words',
      'u.uid',
      'u.user_name',
      'u.display_name',
      person('reporter').as('reporter'),
    ]);

type Whole = Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirstOrThrow']>>;

const asReply = ({
  reply_id,
  report_id,
  created_at,
  uid,
  user_name,
  display_name,
  reason,
  words,
  ...row
}: Whole): replies.Reply => ({
  ...row,
  replyId: String(reply_id),
  reportId: report_id,
  sender: { uid, user_name, display_name },
  createdAt: created_at,
  ...(reason === null ? {} : { reason }),
  ...(words === null ? {} : { words }),
});

const oneReply = async (tx: Kysely<Schema>, replyId: number) =>
  asReply(await whole(tx).where('r.reply_id', '=', replyId).executeTakeFirstOrThrow());
