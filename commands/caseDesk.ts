import * as assignments from '../contract/assignments';
import { type Colleague, SETTLED, type SecondOpinion } from '../contract/caseDesk';
import type { ReportCase } from '../contract/reports';
import * as secondOpinions from '../contract/secondOpinions';
import { Code } from '../contract/wire/codes';
import type { Answer } from '../contract/wire/endpoint';
import type { Principal } from '../contract/wire/permissions';
import { defineMutation, many, mapAnswer, one, oneOf, text } from './core/definition';
import { ok } from './core/disabledReason';
import type { World } from './core/world';
import { lateChoices } from './lateChoices';
import { onlyOpen } from './openCases';

const NOBODY = 'nobody';
const UNSURE = 'unsure';

const assigned = ({ assignee: _, ...row }: ReportCase, assignee: Colleague | null): ReportCase =>
  assignee ? { ...row, assignee } : row;
const hand = async ({ call }: World, row: ReportCase, uid: number | null): Promise<Answer<ReportCase>> =>
  mapAnswer(await call(assignments.assign, { idcase: row.caseId, uid }), ({ assignee }) => assigned(row, assignee));
/** Undo hands it back to whom it was with. */
const handsBack = ({ assignee }: ReportCase) =>
  ['report.assign', { to: assignee ? String(assignee.uid) : NOBODY }] as const;

/** Hands open cases to a colleague, who is told, or to nobody. */
const assignReport = defineMutation({
  id: 'report.assign',
  among: 'caseDesk',
  on: many('report'),
  endpoint: assignments.assign,
  asks: {
    to: oneOf<string>(
      (rows) => ((rows as readonly ReportCase[]).some(({ assignee }) => assignee) ? [{ value: NOBODY }] : []),
      {
        loadOptions: lateChoices('colleagueOptions'),
        refusals: { fields: ['uid'] },
      },
    ),
  },
  key: { press: 'p', where: 'report' },
  icon: 'user-plus',
  when: onlyOpen,
  run: (world, row, { to }) => hand(world, row, to === NOBODY ? null : Number(to)),
  undo: handsBack,
});

/** Takes open cases oneself. */
const assignReportToMe = defineMutation({
  id: 'report.assignMe',
  among: 'caseDesk',
  recordedAs: 'report.assign',
  on: many('report'),
  endpoint: assignments.assign,
  key: { press: 't', where: 'report' },
  icon: 'circle-user',
  when: (row, me) =>
    onlyOpen(row) ?? (row.assignee !== undefined && row.assignee.uid === me?.uid ? 'report.isYours' : ok),
  run: async (world, row) => {
    const uid = world.me()?.uid;
    return uid === undefined ? { refused: Code.sessionEnded, message: 'Nobody is signed in.' } : hand(world, row, uid);
  },
  undo: handsBack,
});

const isMine = ({ secondOpinion }: ReportCase, me: Principal | undefined) =>
  secondOpinion === undefined || secondOpinion.by.uid === me?.uid ? ok : 'report.opinionOfOther';
const opined = ({ secondOpinion: _, ...row }: ReportCase, { secondOpinion }: secondOpinions.CaseOpinion): ReportCase =>
  secondOpinion ? { ...row, secondOpinion } : row;
const opinionOf = ([row]: readonly unknown[]) => (row as ReportCase | undefined)?.secondOpinion;
const asksAgain = ({ proposes, text }: SecondOpinion) =>
  ['report.askOpinion', { proposes: proposes ?? UNSURE, text }] as const;

/** What a proposal is called: as the command that would carry it out; it may be about a post or a comment. */
export const PROPOSED = {
  ignored: 'report.ignore.title',
  deleted: 'screens.reports.deleteReported',
  blocked: 'report.blockUser.title',
} as const;

/** Leaves a case open for another pair of eyes, with what one thinks of it oneself; again, it is written anew. */
const askOpinion = defineMutation({
  id: 'report.askOpinion',
  among: 'caseDesk',
  on: one('report'),
  endpoint: secondOpinions.ask,
  asks: {
    proposes: oneOf<string>([{ value: UNSURE }, ...SETTLED.map((value) => ({ value, text: PROPOSED[value] }))], {
      initial: (rows) => opinionOf(rows)?.proposes ?? UNSURE,
    }),
    text: text({
      as: 'long',
      prefill: (rows) => opinionOf(rows)?.text,
      check: (value) =>
        value.trim() === ''
          ? 'report.opinionMissing'
          : value.trim().length > secondOpinions.OPINION_MAX
            ? 'report.opinionTooLong'
            : ok,
    }),
  },
  key: { press: 's', where: 'report' },
  icon: 'messages-square',
  form: { keepsDraft: true },
  when: (row, me) => onlyOpen(row) ?? isMine(row, me),
  run: async ({ call }, row, { proposes, text }) => {
    const decision = SETTLED.find((one) => one === proposes);
    const body = { ...(decision && { proposes: decision }), text: text.trim() };
    return mapAnswer(await call(secondOpinions.ask, { idcase: row.caseId, body }), (now) => opined(row, now));
  },
  undo: ({ secondOpinion: former }) => (former ? asksAgain(former) : ['report.withdrawOpinion', {}]),
});

const withdrawOpinion = defineMutation({
  id: 'report.withdrawOpinion',
  among: 'caseDesk',
  on: one('report'),
  endpoint: secondOpinions.withdraw,
  icon: 'undo-2',
  when: (row, me) => (row.secondOpinion === undefined ? 'report.noOpinion' : isMine(row, me)),
  run: async ({ call }, row) =>
    mapAnswer(await call(secondOpinions.withdraw, { idcase: row.caseId }), (now) => opined(row, now)),
  undo: ({ secondOpinion: former }) => (former ? asksAgain(former) : undefined),
});

export const caseDeskCommands = [assignReport, assignReportToMe, askOpinion, withdrawOpinion] as const;
