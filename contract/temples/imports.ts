import * as z from 'zod/mini';
import { onlyWith } from '../wire/beyond';
import { boolInString, Id, intInString, UnixSeconds } from '../wire/codecs';
import { Code } from '../wire/codes';
import { endpoint } from '../wire/endpoint';
import { paging } from '../wire/paging';
import { SEES_IMPORTS } from '../wire/permissions';

/** How long the rows of an import are kept where nobody says otherwise; the import itself, with its counts, stays. */
export const IMPORT_ROWS_DAYS = 90;
/** For how long an import with failed rows waits for whoever has imported it. */
export const IMPORT_FAILED_DAYS = 7;
/** Rows on one page of an import, which is read whole to take it back. */
const IMPORT_PAGE_MAX = 1000;
export const FILE_NAME_MAX = 200;
const FAULT_MAX = 40;
const FAULTS_MAX = 100;
/** So much of a row's name is kept. */
export const IMPORTED_NAME_MAX = 200;

/** So many rows of which nothing is sent are kept with an import, and taken in one call. */
export const IMPORT_UNSENT_MAX = 10_000;
/** As many columns as a spreadsheet has. */
export const IMPORT_CELLS_MAX = 16_384;

/**
 * What has become of a row of an import. Made or filled in; not made because one like it was there; refused; not filled in because
 * somebody had changed the temple. Not sent, since it cannot be read as a temple, or was left out as a duplicate. Taken back, it is removed
 * or restored, or left alone because it was changed since, or gone.
 */
export const IMPORT_STATES = [
  'created',
  'updated',
  'duplicate',
  'refused',
  'conflict',
  'unreadable',
  'leftOut',
  'removed',
  'restored',
  'changed',
  'gone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** In these a row has come to nothing that somebody could mend: they come first. */
export const FAILED_STATES = ['refused', 'conflict', 'unreadable'] as const satisfies readonly ImportState[];
/** In these nothing was sent of a row. */
export const UNSENT_STATES = ['unreadable', 'leftOut'] as const satisfies readonly ImportState[];
/** What taking back can act on: what was changed since may have been changed back. */
export const STANDING_STATES: readonly ImportState[] = ['created', 'updated', 'changed'];

const Count = z.int().check(z.minimum(0));
/** Hexadecimal SHA-256 of the file's bytes. */
export const FileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in hexadecimal'));

/** The file that rows of a batch call come from. The first such call makes the import, later ones belong to it. */
export const ImportSource = z.object({
  id: Id,
  fileName: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_MAX)),
  fileSize: Count,
  fileHash: FileHash,
  /** Rows in the file, and how many of them nothing was sent of: left out as duplicates, and refused by the console. */
  rows: Count,
  leftOut: Count,
  refused: Count,
  /** The headers of the file, so that rows that are kept as they were can be read again; empty where it has none. */
  columns: z.optional(z.array(z.string()).check(z.maxLength(IMPORT_CELLS_MAX))),
});
export type ImportSource = z.output<typeof ImportSource>;

/** One thing that is wrong with a row, as the console that judged it calls it (`screens.templeImport.codes`). */
const RowFault = z.object({
  code: z.string().check(z.maxLength(FAULT_MAX)),
  /** What the cell was to be; null where it is about the row. */
  field: z.nullable(z.string().check(z.maxLength(FAULT_MAX))),
});

/** A row of the file of which nothing is sent. */
export const UnsentRow = z.object({
  line: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
  name: z.string().check(z.maxLength(IMPORTED_NAME_MAX)),
  state: z.enum(UNSENT_STATES),
  /** Of one that cannot be read: what the file says, and what is wrong with it. */
  cells: z.optional(z.array(z.string()).check(z.maxLength(IMPORT_CELLS_MAX))),
  faults: z.optional(z.array(RowFault).check(z.maxLength(FAULTS_MAX))),
  /** The temple that it is a duplicate of. */
  templeId: z.optional(Id),
});
export type UnsentRow = z.output<typeof UnsentRow>;

const counts = Object.fromEntries(IMPORT_STATES.map((state) => [state, Count])) as Record<ImportState, typeof Count>;

export const TempleImport = z.extend(ImportSource, {
  at: UnixSeconds,
  by: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
  /** How many rows stand how. */
  counts: z.object(counts),
  /** Whether its rows are still kept. */
  kept: z.boolean(),
});
export type TempleImport = z.output<typeof TempleImport>;

export const ImportedRow = z.object({
  /** Number in the file. */
  line: z.int(),
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The temple that it made, filled in, or would be a duplicate of. */
  templeId: z.optional(Id),
  /** Whether that was there before the import: taking back restores it. */
  filled: z.boolean(),
  /** Of a refused row. */
  code: z.optional(z.int()),
  message: z.optional(z.string()),
  /** Of one that could not be read. */
  cells: UnsentRow.shape.cells,
  faults: UnsentRow.shape.faults,
});
export type ImportedRow = z.output<typeof ImportedRow>;

/** Who may take rows of an import back. */
export const TAKE_BACK = { anyOf: ['LOCATION_DELETE', 'LOCATION_EDIT'] } as const;
const extension = 'imports';

export const list = endpoint({
  method: 'GET',
  path: '/imports/list',
  permission: SEES_IMPORTS,
  query: {
    ...paging,
    hash: z.optional(FileHash),
    failed: onlyWith('waiting', z.optional(boolInString)),
  },
  data: z.array(TempleImport),
  list: true,
  extension,
  summary:
    "Imports of temples, newest first, with what became of their rows; with `hash` those of one file, with `failed` the caller's own of the last 7 days in which rows have failed.",
});

export const one = endpoint({
  method: 'GET',
  path: '/imports/detail',
  permission: SEES_IMPORTS,
  query: { idimport: Id },
  data: TempleImport,
  errors: [Code.notFound],
  extension,
  summary: 'One import of temples.',
});

export const rows = endpoint({
  method: 'GET',
  path: '/imports/rows',
  permission: SEES_IMPORTS,
  query: {
    idimport: Id,
    state: z.optional(z.enum(IMPORT_STATES)),
    pos: paging.pos,
    count: z.optional(intInString(z.int().check(z.minimum(1), z.maximum(IMPORT_PAGE_MAX)))),
  },
  data: z.array(ImportedRow),
  list: true,
  errors: [Code.notFound],
  extension,
  summary: `The rows of an import, those that failed first, each in the order of the file; 1,000 at most, kept for ${IMPORT_ROWS_DAYS} days where the server is not told otherwise.`,
});
