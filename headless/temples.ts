import { openAsBlob } from 'node:fs';
import { DECISIONS, type DuplicateDecision, type TempleRow } from '../commands/core/templeRow';
import { t, textOr } from '../src/i18n';
import { format } from '../src/i18n/format';
import { reason } from '../src/i18n/reason';
import { guessColumns } from '../src/import/columns';
import { dryRun } from '../src/import/dryRun';
import { ImportFailure } from '../src/import/failure';
import { draftAt, Fills } from '../src/import/fills';
import { writesOf } from '../src/import/plan';
import { readFile } from '../src/import/read';
import type { Verdict } from '../src/import/verdicts';
import { LookUpRefused, lookingUp } from '../src/screens/templeImport/lookUp';
import { jobRow } from '../src/screens/templeImport/rows';
import { withKnown } from '../src/screens/templeImport/withKnown';
import type { Line } from './outcomes';
import { Ending, EXIT } from './surroundings';

/** A file of temples as the import of the console judges it. */
export interface JudgedFile {
  /** What would be written. */
  readonly rows: readonly TempleRow[];
  /** The other rows of the file: those that make no temple failed, duplicates are skipped. Their ids are their numbers in the file. */
  readonly left: readonly Line[];
}

/** What is done with rows that are like a temple that is there, or like an earlier row. */
export function duplicatesAs(word = 'skip'): DuplicateDecision {
  const decision = DECISIONS.find((one) => one === word);
  if (!decision) throw new Ending(EXIT.misuse, `--duplicates ${word} is none of ${DECISIONS.join(', ')}.`);
  return decision;
}

/** Reads a CSV or XLSX file of temples and judges its rows against those that are stored, as the screen of the import does. */
export async function judgeTemples(path: string, duplicates: DuplicateDecision): Promise<JudgedFile> {
  try {
    return await judged(path, duplicates);
  } catch (error) {
    if (error instanceof ImportFailure)
      throw new Ending(
        EXIT.misuse,
        `${path}: ${t(`screens.templeImport.failure.${error.code}`, { row: error.row ?? 0 })}`,
      );
    if (error instanceof LookUpRefused) throw new Ending(EXIT.failed, reason(error.refusal));
    if ((error as NodeJS.ErrnoException).code) throw new Ending(EXIT.misuse, (error as Error).message);
    throw error;
  }
}

async function judged(path: string, duplicates: DuplicateDecision): Promise<JudgedFile> {
  const { rows } = await readFile(await openAsBlob(path));
  const columns = guessColumns(rows);
  const verdicts = await dryRun(rows, columns, { lookUp: lookingUp() });
  verdicts.decide(verdicts.indices(['likeRow', 'likeStored']), duplicates);
  const importId = crypto.randomUUID().slice(0, 8);
  const writes = [...writesOf(new Fills(rows, columns, verdicts))];
  const written = new Set(writes.map(({ index }) => index));
  const left = [...verdicts.indices()].flatMap((index): readonly Line[] => {
    const verdict = verdicts.at(index);
    if (written.has(index)) return [];
    const isRefused = verdict.is === 'refused';
    return [
      {
        id: String(rows.rowNumber(index)),
        name: isRefused ? '' : draftAt(rows, columns, index).name,
        outcome: isRefused ? 'failed' : 'skipped',
        code: null,
        reason: whyLeft(verdict),
        job: null,
      },
    ];
  });
  return { rows: withKnown(writes.map((write) => jobRow(importId, write))), left };
}

function whyLeft(verdict: Verdict): string {
  if (verdict.is !== 'refused') return t('temple.nothingToWrite');
  const words = textOr(`screens.templeImport.codes.${verdict.code}`, verdict.code);
  return verdict.field === null
    ? words
    : format.pair(textOr(`screens.templeImport.fields.${verdict.field}`, verdict.field), words);
}
