import * as reports from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { RESTORE_DAYS } from '../../../contract/wire/constants';
import { hasPermission } from '../../../contract/wire/permissions';
import { RefusalError } from '../../http/refusalError';
import { type Context, type ServedCall, serve } from '../../http/serve';
import { restoreComment, restorePost } from '../../store/deletion';
import type { ReportRow } from '../../store/schema';
import { setBlocks } from '../profiles/blocks';
import { memberForUpdate } from '../profiles/rows';
import { lockedReports, settleCase } from './locked';
import { oneReport } from './rows';

/**
 * Takes a decision back, with the permission of the decision. Each report gives back just what its own decision changed, so the
 * reports of a case come back to where they were in whatever order they are reopened.
 */
export const reopen: ServedCall = serve(reports.reopen, async (context) => {
  const { tx, input, caller, audit, now } = context;
  const [named, all] = await lockedReports(tx, input);
  const decided = all.filter(({ action }) => action !== 0);
  for (const report of decided) {
    const needed = reports.processReport.permission.of[report.action as 1 | 2 | 3];
    if (!hasPermission(caller, needed))
      throw new RefusalError(Code.forbidden, `Taking this decision back needs ${needed}`);
    if (now - (report.processed_at ?? 0) > RESTORE_DAYS * 86_400)
      throw new RefusalError(
        Code.taskEnded,
        `Report ${report.report_id} was decided more than ${RESTORE_DAYS} days ago`,
      );
    await takeBack(context, report);
    await tx
      .updateTable('report')
      .set({ action: 0, processed_at: null, processed_by: null, undo: null, policy_id: null })
      .where('report_id', '=', report.report_id)
      .execute();
  }
  if (decided.length > 0) {
    await settleCase(tx, named.case_id);
    await audit(
      decided.map(({ report_id: id, action }) => ({
        command: 'report.reopen',
        kind: 'report',
        id,
        before: { action },
        after: { action: 0 },
      })),
    );
  }
  return oneReport(tx, named.report_id);
});

async function takeBack(
  { tx, audit, now }: Context<typeof reports.reopen>,
  { undo, post_id, comment_id, reported_uid, processed_at }: ReportRow,
): Promise<void> {
  const command = 'report.reopen';
  if (undo?.blocks) {
    // Only the kinds that the decision added: what was blocked before it or has been lifted since stays so.
    const before = await memberForUpdate(tx, 'uid', reported_uid);
    const kept = before.blocks.filter((kind) => undo.blocks?.includes(kind));
    const after = await setBlocks(tx, before, kept, now);
    if (!after) return;
    const blocks = { before: { blocks: before.blocks }, after: { blocks: after.blocks } };
    await audit({ command, kind: 'profile', id: before.pubkey, ...blocks });
  }
  if (!undo?.deleted || processed_at === null) return;
  const comment = undo.deleted === 'comment' ? comment_id : null;
  const restored =
    comment === null ? await restorePost(tx, post_id, processed_at) : await restoreComment(tx, comment, processed_at);
  if (!restored) return;
  const id = comment ?? post_id;
  await audit({ command, kind: undo.deleted, id, before: { deletedAt: processed_at }, after: { deletedAt: null } });
}
