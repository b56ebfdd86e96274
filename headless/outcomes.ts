import { Code } from '../contract/wire/codes';
import type { Counts, Job, LedgerRow } from '../src/run/job/ledger';
import { EXIT, type ExitCode, type Surroundings } from './surroundings';
import { whyOf } from './words';

/** What is said of a row on stdout, a line of JSON each. */
export interface Line {
  readonly id: string | null;
  readonly name: string;
  /** `would`: a dry run, and the row can take it. The others are the states of a ledger. */
  readonly outcome: 'would' | LedgerRow['state'];
  /** The code of a refusal (docs/specification.md section 8), else null. */
  readonly code: number | null;
  /** Why, in words; empty where there is nothing to say. */
  readonly reason: string;
  /** What `undo`, `resume` and `retry` call the run; null of what is no job. */
  readonly job: string | null;
}

export const printLine = (write: Surroundings['write'], line: Line): Promise<void> =>
  write(`${JSON.stringify(line)}\n`);

/** What is said of a row of a job. */
export const lineOf = ({ id: job, commandId }: Job, row: LedgerRow): Line => ({
  id: row.rowId,
  name: row.name,
  outcome: row.state,
  code: row.code ?? null,
  reason: whyOf(commandId, row),
  job,
});

/** How the process ends after these rows; `missing`: ids that no row was found for. */
export function exitOf(rows: readonly LedgerRow[], counts: Counts, missing = 0): ExitCode {
  if (counts.waiting + counts.sending > 0) return EXIT.stopped;
  const isForbidden = ({ code }: LedgerRow) => code === Code.forbidden || code === Code.sessionEnded;
  const failed = rows.filter(({ state }) => state === 'failed');
  if (failed.length > 0 && counts.done === 0 && missing === 0 && failed.every(isForbidden)) return EXIT.notAllowed;
  if (failed.length + counts.unsure + counts.cancelled + missing > 0) return EXIT.failed;
  return counts.done > 0 ? EXIT.done : EXIT.nothing;
}
