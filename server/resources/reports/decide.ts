import { BLOCK_KINDS } from '../../../contract/profiles';
import * as reports from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type Change, type Context, type ServedCall, serve } from '../../http/serve';
import { deleteComment, deletePost } from '../../store/deletion';
import type { DecisionUndo, ReportRow } from '../../store/schema';
import { listedPolicy } from '../policies';
import { setBlocks } from '../profiles/blocks';
import { memberForUpdate } from '../profiles/rows';
import { lockedReports, settleCase } from './locked';
import { oneReport } from './rows';
import { decidedAlready } from './settled';

const COMMAND = { 1: 'report.ignore', 2: 'report.deletePost', 3: 'report.blockUser' } as const;

/**
 * 0 to 1, 2 or 3 (docs/specification.md section 4). A second, different decision is refused with the present one. Of several reports of a
 * case those are decided that are open still: two who decide it at once never share it.
 */
export const decide: ServedCall = serve(reports.processReport, async (context) => {
  const { tx, input, caller, audit, now } = context;
  if (input.policy !== undefined && input.action === 1)
    throw new RefusalError(Code.malformed, 'What is ignored goes against no policy', {
      issues: [{ path: 'policy', message: 'Only with a deletion or a blocking' }],
    });
  const [named, all] = await lockedReports(tx, input);
  const open = all.filter(({ action }) => action === 0);
  const [first] = open;
  if (!first) {
    if (named.action === input.action) return oneReport(tx, named.report_id);
    throw await decidedAlready(tx, { reportId: named.report_id });
  }
  const command = COMMAND[input.action];
  const policy = input.policy === undefined ? undefined : await listedPolicy(tx, input.policy);
  const restsOn = policy && { policy: policy.name };
  for (const report of open) {
    const undo = await carryOut(context, report, { command, restsOn });
    await tx
      .updateTable('report')
      .set({
        action: input.action,
        processed_at: now,
        processed_by: caller.uid,
        undo: undo && JSON.stringify(undo),
        policy_id: policy?.policy_id ?? null,
      })
      .where('report_id', '=', report.report_id)
      .execute();
  }
  await settleCase(tx, first.case_id);
  const change: Omit<Change, 'id'> = {
    command,
    kind: 'report',
    before: { action: 0 },
    after: { action: input.action, ...restsOn },
  };
  await audit(open.map(({ report_id: id }) => ({ ...change, id })));
  return oneReport(tx, first.report_id);
});

/** Does what the decision says and answers what that changed: nothing, where it was so already. */
async function carryOut(
  { tx, input, caller, audit, now }: Context<typeof reports.processReport>,
  report: ReportRow,
  { command, restsOn }: { readonly command: string; readonly restsOn: { readonly policy: string } | undefined },
): Promise<DecisionUndo | null> {
  const { post_id, comment_id, reported_uid } = report;
  if (input.action === 1) return null;
  if (input.action === 3) {
    const before = await memberForUpdate(tx, 'uid', reported_uid);
    const after = await setBlocks(tx, before, BLOCK_KINDS, now);
    if (!after) return null;
    const blocks = { before: { blocks: before.blocks }, after: { blocks: after.blocks, ...restsOn } };
    await audit({ command, kind: 'profile', id: before.pubkey, ...blocks });
    return { blocks: before.blocks };
  }
  const what = comment_id === null ? 'post' : 'comment';
  const by = { uid: caller.uid, now };
  const deleted = comment_id === null ? await deletePost(tx, post_id, by) : await deleteComment(tx, comment_id, by);
  if (!deleted) return null;
  const id = comment_id ?? post_id;
  await audit({ command, kind: what, id, before: { deletedAt: null }, after: { deletedAt: now, ...restsOn } });
  return { deleted: what };
}
