import type { PartsProgress } from '../../../commands/core/parts';

/** The outcome of one row; of a run of parts with how far they came. */
export type RunOutcome = OneOutcome & { readonly progress?: PartsProgress };

type OneOutcome =
  | {
      readonly is: 'done';
      /** The changed fields as they are now: undo sees by them whether somebody has changed the row since. */
      readonly left: ChangedFields;
      /** The row may have been there before, so undo leaves it. */
      readonly mayBeOld?: true;
      /** The row that the command made of the one it ran on. */
      readonly made?: { readonly rowId: string; readonly before: unknown };
      /** What undo needs beside the row before. */
      readonly remembered?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly is: 'failed';
      readonly code: number;
      readonly message: string;
      readonly data?: unknown;
    }
  /** The change may have been made: it is not known, the call is not sent again, and the person is asked. */
  | { readonly is: 'unsure'; readonly code: number; readonly looked: SearchResult }
  /**
   * Somebody else has settled the row in the meantime. `maybeOurs`: an earlier try of ours may have arrived, and no call says what the row
   * is now. `present`: the row as it is now.
   */
  | { readonly is: 'settled'; readonly code: number; readonly maybeOurs?: true; readonly present?: unknown }
  /** The signal ended the waiting and the row is as it was; `begun`: some call of it may have arrived. */
  | { readonly is: 'aborted'; readonly begun: boolean };

/** The result of looking for it: it is not there (yet), or it can't be told. */
export type SearchResult = 'notThere' | 'cannotTell';

export type ChangedFields = Readonly<Record<string, unknown>>;
