import { REPORTER_RECORD_MAX } from '../../../contract/records';
import { AGREED, IGNORED, WEIGHT_FUNCTIONS, WEIGHT_TRIGGERS } from '../caseWeight';
import { type CountedTable, counted, countedNow, recounted } from './countedLists';

/** The lists of cases once more, by weight: the heaviest has the earliest moment. */
const CASES_BY_WEIGHT: CountedTable = {
  table: 'report_case',
  name: 'weight',
  at: 'weighs_from',
  prefix: 'weight',
  lists: [
    [`'weight'`, 'true'],
    [`'weight:' || r.action`, 'true'],
    [`'weight:of:' || r.assignee_uid`, 'r.assignee_uid IS NOT NULL'],
    [`'weight:of:' || r.assignee_uid || ':' || r.action`, 'r.assignee_uid IS NOT NULL'],
  ],
};

/** Cases by their weight (store/caseWeight.ts). */
export const caseWeight = {
  name: '0033_case_weight',
  up: [
    ...WEIGHT_FUNCTIONS,
    `ALTER TABLE report ADD COLUMN trust int2, ADD COLUMN gravity int2`,
    // What was known of reporters when they reported can't be told any more: what is known by now stands in for it.
    `UPDATE report SET gravity = gravity_of(reason), trust = known.trust
      FROM (SELECT reporter_uid, trust_of(${AGREED}, ${IGNORED}) AS trust
        FROM (SELECT reporter_uid, action, row_number() OVER (PARTITION BY reporter_uid ORDER BY created_at DESC) AS nth
          FROM report) newest
        WHERE nth <= ${REPORTER_RECORD_MAX} GROUP BY reporter_uid) known
      WHERE known.reporter_uid = report.reporter_uid`,
    `ALTER TABLE report ALTER COLUMN trust SET NOT NULL, ALTER COLUMN gravity SET NOT NULL`,
    `ALTER TABLE report_case ADD COLUMN weighs_from int8`,
    `UPDATE report_case SET weighs_from = coalesce(case_weighs_from(case_id), newest_at)`,
    `ALTER TABLE report_case ALTER COLUMN weighs_from SET NOT NULL`,
    ...WEIGHT_TRIGGERS,
    `CREATE INDEX report_case_weight ON report_case (weighs_from, case_id)`,
    `CREATE INDEX report_case_action_weight ON report_case (action, weighs_from, case_id)`,
    `CREATE INDEX report_case_assignee_weight ON report_case (assignee_uid, weighs_from, case_id)
      WHERE assignee_uid IS NOT NULL`,
    `CREATE INDEX report_case_assignee_action_weight ON report_case (assignee_uid, action, weighs_from, case_id)
      WHERE assignee_uid IS NOT NULL`,
    ...counted(CASES_BY_WEIGHT),
    ...recounted(CASES_BY_WEIGHT),
    countedNow(CASES_BY_WEIGHT),
  ],
};
