import * as claims from '../contract/claims';
import { defineMutation, many } from './core/definition';
import { ok } from './core/disabledReason';
import { authorWith, KINDS } from './kinds';
import { oneReport } from './oneReport';
import { onlyToDecide, openIds } from './openCases';

/**
 * Takes a case over from the colleague who is at it (extension `claims`). Nothing else claims by command: whoever opens a case claims it
 * (src/live/holdCase.ts).
 */
const takeOver = defineMutation({
  id: 'report.takeOver',
  among: 'caseDesk',
  on: many('report'),
  endpoint: claims.claim,
  at: 'report',
  key: { press: 'c', where: 'report' },
  icon: 'user-check',
  confirm: 'marked',
  reads: ['reports'],
  words: {
    targetNameOf: (row) => (row.claim ? authorWith(row.claim.by.display_name, row.content) : KINDS.report.nameOf(row)),
  },
  when: (row, holder) =>
    onlyToDecide(row) ?? (row.claim === undefined || row.claim.by.uid === holder?.uid ? 'report.nobodyAtIt' : ok),
  run: async (world, row) => {
    const [idreport = ''] = openIds(row);
    const answer = await world.call(claims.claim, { idreport, takeOver: true });
    if (answer.refused !== undefined) return answer;
    const present = await oneReport(world, row.caseId);
    return present?.refused === undefined ? { data: present?.data ?? null } : { data: null };
  },
});

export const claimCommands = [takeOver] as const;
