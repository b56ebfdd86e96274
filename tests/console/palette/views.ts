import { type ActiveView, notAList } from '../../../src/state/activeView';

/** The statistics, as they are at hand. */
export const charts: ActiveView = {
  ...notAList,
  kind: null,
  part: 'charts',
  cursorId: () => null,
  verb: () => {},
  lacks: () => true,
  focus: () => {},
};

/** A list whose rows no command takes, as the audit log is. */
export const auditLog: ActiveView = { ...charts, part: 'list', lacks: (verb) => verb === 'look' };
