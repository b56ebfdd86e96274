import { expect, test } from 'vitest';
import type { Importer } from '../../../src/import';
import type { WorkerCalls } from '../../../src/import/protocol';
import type { LedgerRow } from '../../../src/run/job/ledger';
import { TOLD_AT_ONCE, tellWritten } from '../../../src/screens/templeImport/tellWritten';
import { aTempleRow } from '../../commands/rows';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index): LedgerRow => {
    const before = aTempleRow({ rowId: `file-${index}` });
    return { rowId: before.rowId, name: before.name, state: 'done', before, remembered: { templeId: `t${index}` } };
  });

/** A worker that hears what it is told. */
function aWorker() {
  const told: WorkerCalls['written']['input'][] = [];
  const call = (async (_: string, input: never) => {
    told.push(input);
    return null;
  }) as Importer['call'];
  return { told, call };
}

test('the worker hears of every row that is written, and of no more at once than leave room for a key', async () => {
  const { told, call } = aWorker();
  expect(await tellWritten(call, rowsOf(2 * TOLD_AT_ONCE + 1), () => true)).toBe(true);
  expect(told.map(({ rows, restart }) => [rows.length, restart])).toEqual([
    [TOLD_AT_ONCE, true],
    [TOLD_AT_ONCE, false],
    [1, false],
  ]);
  const all = told.flatMap(({ rows }) => rows);
  expect(all.map(([index, { templeId }]) => `${index} ${templeId}`)).toEqual(
    Array.from({ length: all.length }, (_, index) => `${index} t${index}`),
  );
});

test('where none is written any more the worker hears that too', async () => {
  const { told, call } = aWorker();
  await tellWritten(call, [], () => true);
  expect(told).toEqual([{ rows: [], restart: true }]);
});

test('of a file that another has taken the place of nothing more is told', async () => {
  const { told, call } = aWorker();
  expect(await tellWritten(call, rowsOf(2 * TOLD_AT_ONCE), () => told.length === 0)).toBe(false);
  expect(told).toHaveLength(1);
});
