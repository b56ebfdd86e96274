import * as assignments from '../../../contract/assignments';
import * as reports from '../../../contract/reports';
import { type ServedCall, serve } from '../../http/serve';
import { colleaguesWhoMay } from '../../store/colleagues';
import { notify } from '../../store/personalNotices';
import { lockedOpenCase } from './locked';

/** Hands a case over (extension `cases.assign`). */
export const assign: ServedCall = serve(assignments.assign, async ({ tx, input, caller, now, audit }) => {
  const { idcase: id, uid } = input;
  const { assignee_uid: formerUid } = await lockedOpenCase(tx, id);
  const rule = reports.list.permission;
  const [assignee = null] = await colleaguesWhoMay(tx, { uids: uid === null ? [] : [uid], rule, path: 'uid' });
  if (formerUid !== uid) {
    await tx.updateTable('report_case').set({ assignee_uid: uid }).where('case_id', '=', id).execute();
    const former =
      formerUid === null
        ? undefined
        : await tx.selectFrom('admin_user').select('display_name').where('uid', '=', formerUid).executeTakeFirst();
    await audit({
      command: 'report.assign',
      kind: 'case',
      id,
      before: { assignee: former?.display_name ?? null },
      after: { assignee: assignee?.display_name ?? null },
    });
    if (uid !== null)
      await notify(tx, [uid], { because: 'assigned', about: { kind: 'case', id }, by: caller.uid, now });
  }
  return { caseId: id, assignee };
});
