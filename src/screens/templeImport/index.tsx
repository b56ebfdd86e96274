import type { TempleRow } from '../../../commands/core/templeRow';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { badge, number, text } from '../../grid/columns';
import { detailPart } from '../../grid/list/detailPart';
import type { PageRequest } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { REFUSAL_CODES, WARNING_CODES } from '../../import/values';
import type { VerdictKind } from '../../import/verdicts';
import { placeText } from '../temples/coordinates';
import { fieldColumn } from './fieldColumn';
import { ImportLabel } from './ImportLabel';
import { follow, importing, letGo, whenChecked, worker } from './importing';
import { indexOf, listRow } from './rows';
import { WHY } from './why';
import { nameText, PLACE_FIELDS, placeSaid, stateBadge, whyAndWhat } from './words';
import { followUnsure, writtenOf } from './writing';

const REASONS = [...REFUSAL_CODES, ...WARNING_CODES] as const;
const VERDICTS = ['created', 'refused', 'likeRow', 'likeStored'] as const;

/** The rows of the file that is open: the expected outcome of each, and later the actual one. */
export const importScreen = listScreen<TempleRow>({
  go: 'temple.import',
  kind: 'templeRow',
  titleShort: 'screens.templeImport.titleShort',
  mainCommand: 'temple.importAll',
  mainLabel: ImportLabel,
  list: { key: 'templeImport', load },
  columns: [
    number<TempleRow>({
      id: 'line',
      title: 'screens.templeImport.line',
      width: 52,
      onCard: 'noteEnd',
      of: ({ line }) => line,
    }),
    // As wide together with the verdict as there is room for beside an open row at 1440 pixels: no wider, or the verdict goes.
    fieldColumn({
      id: 'name',
      title: 'screens.temples.name',
      width: 170,
      wraps: true,
      fields: ['name'],
      of: nameText,
    }),
    badge<TempleRow>({
      id: 'verdict',
      title: 'screens.templeImport.verdict',
      width: 172,
      of: (row) => [stateBadge(row)],
    }),
    text<TempleRow>({
      id: 'why',
      title: 'screens.templeImport.why',
      width: 254,
      takesRest: true,
      isSentence: true,
      wraps: true,
      of: whyAndWhat,
    }),
    fieldColumn({
      id: 'address',
      onCard: 'note',
      title: 'screens.temples.address',
      width: 120,
      wraps: true,
      fields: ['address'],
      of: (row) => row.fields.address ?? row.texts?.address ?? '',
    }),
    fieldColumn({
      id: 'city',
      title: 'screens.temples.city',
      width: 76,
      onCard: 'none',
      fields: ['city'],
      of: (row) => row.fields.city ?? row.texts?.city ?? '',
    }),
    fieldColumn({
      id: 'place',
      onCard: 'none',
      title: 'screens.temples.place',
      width: 160,
      hidden: true,
      fields: PLACE_FIELDS,
      of: (row) => placeText(row.fields.place ?? null) || placeSaid(row),
    }),
  ],
  detail: detailPart(() => import('./RowDetail')),
  subscribe: (list) => {
    const ends = [
      follow(list),
      followUnsure(list.readAgain),
      list.onMove((rowId) => letGo(rowId === null ? null : indexOf(rowId))),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
  filters: [
    {
      id: 'verdict',
      title: 'screens.templeImport.verdict',
      options: VERDICTS.map((value) => ({ value, title: `screens.templeImport.verdicts.${value}` })),
    },
    {
      id: WHY,
      title: 'screens.templeImport.why',
      options: REASONS.map((value) => ({ value, title: `screens.templeImport.codes.${value}` })),
      onlyWhenSet: true,
    },
  ],
  empty: 'screens.templeImport.empty',
});

/** What the list was asked for last: other rows leave out the one that was mended. */
let asked = ' ';

async function load({ filters, pos, count }: PageRequest): Promise<Answer<readonly TempleRow[]>> {
  await whenChecked();
  const { importId, phase, columns } = importing;
  if (phase !== 'checked') return { refused: Code.lost, message: 'no rows are judged' };
  const query = `${filters.verdict ?? ''} ${filters[WHY] ?? ''}`;
  if (query !== asked) importing.mended = null;
  asked = query;
  const keep = importing.mended;
  const kinds: readonly VerdictKind[] = VERDICTS.filter((kind) => kind === filters.verdict);
  const why = REASONS.find((code) => code === filters[WHY]);
  const page = await worker()('page', {
    start: pos,
    count,
    ...(kinds.length > 0 && { kinds }),
    ...(why && { why }),
    ...(keep !== null && { keep }),
  });
  const written = writtenOf(importId);
  const data = page.rows.map((row) => {
    const listed = listRow(importId, row, columns?.at.name);
    return { ...listed, ...written(listed.rowId) };
  });
  return { data, total: page.total };
}
