import type { TempleImport } from '../../contract/temples/imports';
import type { AnswerOption } from '../core/option';
import type { DuplicateDecision, FillField, FillWay, TempleRow } from '../core/templeRow';
import type { ImportChoice, Repair } from './repairs';

/** The editor beside the list of temples. */
export interface TempleEditorVerbs {
  /** Opens a new draft, or the one there is. */
  readonly begin: () => void;
  /** Goes to the first field of a temple, which is opened where it is not. */
  readonly write: (templeId: string, open: () => void) => void;
  /** Forgets what was typed about a temple and is not saved. */
  readonly discard: (templeId: string) => void;
  /** Saves what is open. */
  readonly save: () => void;
  /** Opens a temple and asks the person for files. */
  readonly pickFiles: (templeId: string, what: 'avatar' | 'photos') => void;
  /** Shows the temples on a map, or their list again. */
  readonly toggleMap: () => void;
}

/** The file that is open in the import. */
export interface TempleImportVerbs {
  readonly decide: (rows: readonly TempleRow[], decision: DuplicateDecision) => void;
  /** What filling in may do to a field of the temples that are there. */
  readonly fillHow: (field: FillField, way: FillWay) => void;
  /** Changes what is read of the file; undone one by one until it is written. */
  readonly repair: (repair: Repair) => void;
  /** What the file offers to choose from; empty where none is open. */
  readonly choices: (of: ImportChoice) => Promise<readonly AnswerOption[]>;
  /** Undoes the latest repair; false where there is none. */
  readonly undo: () => boolean;
  /** Shows the file chooser in place of the rows of the open file. */
  readonly another: () => void;
  /** Hands the person an empty table with our headers and an example row. */
  readonly template: (as: 'csv' | 'xlsx') => void;
  /** Writes the rows; false where no file is open whose rows are judged. */
  readonly begin: () => boolean;
  /** Opens the rows of an import that could not be read. */
  readonly repairKept: (of: TempleImport) => void;
  /** Undoes what an import wrote, as a job on its rows. */
  readonly takeBack: (of: TempleImport) => void;
}

declare module '../core/world' {
  interface ScreenVerbs {
    readonly templeEditor: TempleEditorVerbs;
    readonly templeImport: TempleImportVerbs;
  }
}
