import { describe, expect, test } from 'vitest';
import { colleagueOptions } from '../../commands/colleagueOptions';
import { isMutation } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import type { Colleague } from '../../contract/caseDesk';
import type { ReportCase } from '../../contract/reports';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { aCase } from './rows';

const ME: Principal = { uid: 7, tierId: 99, actions: new Set(['REPORT_VIEW']) };
const somebody = (uid: number): Colleague => ({ uid, display_name: `Số ${uid}`, avatar: '' });
const command = (id: string) => {
  const found = commandById(id);
  return found && isMutation(found) ? found : expect.fail(`${id} changes nothing`);
};
const whyNot = (id: string, row: ReportCase) => command(id).when?.(row, ME);
const opinion = (uid: number, proposes?: 'deleted') => ({
  by: somebody(uid),
  at: 0,
  text: 'Chưa chắc.',
  ...(proposes && { proposes }),
});

/** Runs a command on a case, with a server that does as it is told; what was asked of it, and the row after. */
async function run(id: string, row: ReportCase, args: object = {}) {
  const sent: unknown[] = [];
  const call = async (endpoint: Endpoint, input: { uid?: number | null; body?: object }) => {
    sent.push({ [endpoint.id]: input });
    const { uid, body } = input;
    const secondOpinion = body ? { by: somebody(7), at: 1, ...body } : null;
    return { data: { assignee: typeof uid === 'number' ? somebody(uid) : null, secondOpinion } };
  };
  const answer = await command(id).run({ call, me: () => ME } as unknown as World, row, args);
  return { sent, row: answer.refused === undefined ? (answer.data as ReportCase) : null };
}

describe('a case that is handed over', () => {
  test('is offered to the others alone: one takes it oneself by another key', async () => {
    const call = async () => ({ data: [somebody(3), somebody(7), somebody(9)] });
    const options = await colleagueOptions({ call, me: () => ME } as unknown as World);
    expect(options).toMatchObject({ data: [{ value: '3' }, { value: '9' }] });
  });

  test('is with whom it was handed to, and undo brings it back to whom it was with', async () => {
    const row = aCase({ assignee: somebody(3) });
    const handed = await run('report.assign', row, { to: '4' });
    expect(handed).toMatchObject({ sent: [{ 'PUT /report/assign': { idcase: row.caseId, uid: 4 } }] });
    expect(handed.row?.assignee).toEqual(somebody(4));
    expect(command('report.assign').undo?.(row, { to: '4' })).toEqual(['report.assign', { to: '3' }]);
    expect(command('report.assignMe').undo?.(aCase(), {})).toEqual(['report.assign', { to: 'nobody' }]);
  });

  test('to nobody is with nobody', async () => {
    const handed = await run('report.assign', aCase({ assignee: somebody(3) }), { to: 'nobody' });
    expect(handed.sent).toMatchObject([{ 'PUT /report/assign': { uid: null } }]);
    expect(handed.row).not.toHaveProperty('assignee');
  });

  test('is taken by oneself only where it is not one’s own already', async () => {
    expect((await run('report.assignMe', aCase())).row?.assignee).toEqual(somebody(7));
    expect(whyNot('report.assignMe', aCase({ assignee: somebody(3) }))).toBeNull();
    expect(whyNot('report.assignMe', aCase({ assignee: somebody(7) }))).toBe('report.isYours');
  });

  test('can be with nobody only where it is with somebody', () => {
    const choices = (row: ReportCase) => {
      const { to } = command('report.assign').asks ?? {};
      return to?.as === 'oneOf' ? to.options([row]) : undefined;
    };
    expect([choices(aCase()), choices(aCase({ assignee: somebody(3) }))]).toEqual([[], [{ value: 'nobody' }]]);
  });
});

describe('a second opinion', () => {
  test('is asked for with one’s own, which proposes nothing where one does not know', async () => {
    const asked = await run('report.askOpinion', aCase(), { proposes: 'deleted', text: ' Chưa chắc. ' });
    expect(asked.row?.secondOpinion).toMatchObject({ proposes: 'deleted', text: 'Chưa chắc.' });
    const unsure = await run('report.askOpinion', aCase(), { proposes: 'unsure', text: 'Không rõ' });
    expect(unsure.sent).toMatchObject([{ 'PUT /report/secondopinion': { body: { text: 'Không rõ' } } }]);
    expect(unsure.row?.secondOpinion).not.toHaveProperty('proposes');
  });

  test('is its author’s to change and to withdraw, and what undo brings back is what was said', async () => {
    const mine = aCase({ secondOpinion: opinion(7, 'deleted') });
    expect(whyNot('report.askOpinion', mine)).toBeNull();
    expect((await run('report.withdrawOpinion', mine)).row).not.toHaveProperty('secondOpinion');
    const said = ['report.askOpinion', { proposes: 'deleted', text: 'Chưa chắc.' }];
    for (const id of ['report.askOpinion', 'report.withdrawOpinion'])
      expect(command(id).undo?.(mine, {})).toEqual(said);
    expect(command('report.askOpinion').undo?.(aCase(), {})).toEqual(['report.withdrawOpinion', {}]);
    expect(command('report.askOpinion').undo?.(aCase({ secondOpinion: opinion(7) }), {})).toEqual([
      'report.askOpinion',
      { proposes: 'unsure', text: 'Chưa chắc.' },
    ]);
  });

  test('of somebody else is left to them, and where there is none there is nothing to withdraw', () => {
    const theirs = aCase({ secondOpinion: opinion(3) });
    for (const id of ['report.askOpinion', 'report.withdrawOpinion'])
      expect(whyNot(id, theirs)).toBe('report.opinionOfOther');
    expect(whyNot('report.withdrawOpinion', aCase())).toBe('report.noOpinion');
  });
});

test.each(['report.assign', 'report.assignMe', 'report.askOpinion'])('%s is for cases that are open', (id) => {
  expect(whyNot(id, aCase({ decision: 'ignored' }))).toBe('report.alreadyDecided');
});

test.each(['report.ignore', 'report.deletePost', 'report.blockUser', 'report.takeOver'])(
  '%s says of a case without an open report that there is none, where it would do nothing',
  (id) => {
    expect(whyNot(id, aCase({ reports: [] }))).toBe('report.noneToDecide');
  },
);
