import { expect, test, vi } from 'vitest';
import type { CommandContext } from '../../../commands/state';
import type { ReportCase } from '../../../contract/reports';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import { aCase } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
await import('../../../commands/every');
const { inMenuOn } = await import('../../../src/grid/view/RowMenu');

const DESK = ['assign', 'assignMe', 'askOpinion', 'withdrawOpinion', 'takeOver', 'reopen'].map(
  (verb) => `report.${verb}`,
);
const context = (actions: readonly string[]): CommandContext => ({
  principal: { uid: 7, tierId: 99, actions: new Set(actions) },
  extensions: new Set(EXTENSIONS),
  screens: new Set(),
  isRunning: () => false,
});
const menuOf = (row: ReportCase, actions: readonly string[] = ACTION_IDS) =>
  inMenuOn('report', [row], context(actions)).map(({ id }) => id);
const deskOf = (...given: Parameters<typeof menuOf>) => menuOf(...given).filter((id) => DESK.includes(id));
const colleague = { uid: 3, display_name: 'Số 3', avatar: '' };

test('the menu of an open case has what can be done with it at the desk, and not what cannot', () => {
  expect(deskOf(aCase())).toEqual(['report.assign', 'report.assignMe', 'report.askOpinion']);
});

test('what a colleague has begun is there to be taken over or up', () => {
  const until = Number.MAX_SAFE_INTEGER;
  expect(deskOf(aCase({ claim: { by: colleague, until } }))).toContain('report.takeOver');
  expect(deskOf(aCase({ secondOpinion: { by: { ...colleague, uid: 7 }, at: 0, text: '' } }))).toContain(
    'report.withdrawOpinion',
  );
});

test('a decided case can be reopened, and beside that all other commands say why they cannot be run', () => {
  const [report] = aCase().reports;
  const decided = aCase({ decision: 'ignored', reports: report ? [{ ...report, decision: 'ignored' }] : [] });
  expect(deskOf(decided)).toEqual(['report.reopen']);
  expect(menuOf(decided)).toEqual(expect.arrayContaining(['report.ignore', 'report.deletePost']));
});
