import type { Judged, RowField, TempleFill, TempleRow } from '../../../commands/core/templeRow';
import type { TempleFields } from '../../../contract/temples/calls';
import type { BadgeOf, Tone } from '../../grid/columns';
import { inOwnWay, type Params, t, textOr } from '../../i18n';
import { format } from '../../i18n/format';
import type { Planned } from '../../import/plan';
import { placeText } from '../temples/coordinates';
import { templeTypeName } from '../temples/fields';
import { importing } from './importing';
import { reasonText } from './reasonText';

const SHOWN = [
  ...(['name', 'type', 'nickname', 'address', 'city', 'country', 'description'] as const),
  ...(['avatar', 'place', 'photos'] as const),
];

const TONES: Readonly<Record<TempleRow['judged']['is'], Tone>> = {
  created: 'fact',
  refused: 'bad',
  likeRow: 'warn',
  likeStored: 'warn',
};

/** The outcome of a row, else its expected outcome. */
export function stateBadge({ templeId, isUnsure, former, judged, warnings, decision }: TempleRow): BadgeOf {
  if (isUnsure) return { text: 'run.state.unsure', tone: 'warn' };
  if (templeId !== undefined) return { text: `screens.templeImport.${former ? 'updated' : 'created'}`, tone: 'good' };
  const isDecided = decision !== 'skip' && (judged.is === 'likeRow' || judged.is === 'likeStored');
  if (isDecided) return { text: `screens.templeImport.decided.${decision}`, tone: 'fact' };
  return {
    text: `screens.templeImport.verdicts.${judged.is}`,
    tone: warnings && judged.is !== 'refused' ? 'warn' : TONES[judged.is],
  };
}

const METRES_A_KM = 1000;

/** Why a row is worth a look; nothing where there is nothing to say. */
export function warningText({ warnings = [], far }: TempleRow): string {
  return warnings
    .map((code) => (code === 'farPlace' && far ? farText(far) : textOr(`screens.templeImport.codes.${code}`, code)))
    .join(' · ');
}

const farText = ({ name, metres }: NonNullable<TempleRow['far']>) =>
  t('screens.templeImport.farFrom', { name, km: format.number(Math.round(metres / METRES_A_KM)) });

/** All that a row is refused for, or what it is like and how far from it; nothing where there is nothing to say. */
export function whyText({ judged }: TempleRow): string {
  if (judged.is === 'created') return '';
  if (judged.is === 'refused') return faultsOf(judged).map(reasonText).join(' · ');
  const { is, metres } = judged;
  const of: Params = is === 'likeRow' ? { line: format.number(judged.line) } : { name: judged.name };
  return metres === null
    ? t(`screens.templeImport.${is}`, of)
    : t(`screens.templeImport.${is}Near`, { ...of, metres: format.number(Math.round(metres)) });
}

/** What a row is called in the list. A refused row has what its file says there, be it no name; elsewhere that could be mistaken for one. */
export const nameText = (row: TempleRow): string =>
  row.name || (isRefusedFor(row, ['name']) && row.texts?.name?.trim()) || t('common.nameless');

/** Whether one of these fields is what the row is refused for. */
export const isRefusedFor = ({ judged }: TempleRow, fields: readonly RowField[]): boolean =>
  judged.is === 'refused' && faultsOf(judged).some((fault) => fields.some((field) => field === fault.field));

const faultsOf = (judged: Extract<Judged, { is: 'refused' }>) => [judged, ...(judged.also ?? [])];

/** Where it is, as the file has it, in one cell or two. */
export const PLACE_FIELDS = ['place', 'lat', 'lng'] as const satisfies readonly RowField[];
export const placeSaid = ({ texts }: TempleRow): string =>
  texts?.place ?? [texts?.lat, texts?.lng].filter(Boolean).join(', ');

/**
 * The same in the list, with what it would change of what it is like, a place that is refused, which has no column of its own, why it is
 * worth a look, and of which type it becomes where the cell for it is empty.
 */
export function whyAndWhat(row: TempleRow): string {
  const place = isRefusedFor(row, PLACE_FIELDS) ? inOwnWay(placeSaid(row)) : '';
  const what = 'fill' in row.judged ? fillTexts(row.judged.fill) : [place];
  const worth = warningText(row);
  const isRefused = row.judged.is === 'refused';
  return [isRefused ? '' : worth, assumedType(row), whyText(row), isRefused ? worth : '', ...what]
    .filter((text) => text !== '')
    .join(' · ');
}

/** Of which type it becomes where the cell for it is empty; nothing where it says it. */
export const assumedType = ({ judged, fields, texts }: TempleRow): string =>
  judged.is === 'created' && importing.columns?.at.type !== undefined && fields.type && !texts?.type?.trim()
    ? t('screens.templeImport.assumedType', { type: templeTypeName(fields.type) })
    : '';

/** Which fields it would fill, and which it would put something else into. */
function fillTexts({ was, becomes }: TempleFill): readonly string[] {
  const fields = changedFieldsIn(becomes);
  if (fields.length === 0) return [t('screens.templeImport.fill.nothing')];
  const named = (how: 'adds' | 'changes', some: readonly (keyof TempleFields)[]) =>
    some.length === 0
      ? []
      : [t(`screens.templeImport.fill.${how}`, { fields: format.list(some.map(importFieldName)) })];
  return [
    ...named(
      'adds',
      fields.filter((field) => isEmptyValue(was[field])),
    ),
    ...named(
      'changes',
      fields.filter((field) => !isEmptyValue(was[field])),
    ),
  ];
}

/** How many temples that are there change, and in which fields how many, the commonest first. */
export function importChangesText({ temples, fields }: Planned['changes']): string {
  const named = (Object.entries(fields) as [keyof TempleFields, number][])
    .sort(([, one], [, other]) => other - one)
    .map(([field, count]) => `${importFieldName(field)} ${format.number(count)}`);
  return t('screens.templeImport.leftOut.changes', { count: temples, fields: format.list(named) });
}

export const isEmptyValue = (value: TempleFields[keyof TempleFields] | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that there are, in the order in which they are shown. */
export const changedFieldsIn = (some: Partial<TempleFields>) => SHOWN.filter((field) => field in some);

export const importFieldName = (field: keyof TempleFields): string =>
  t(field === 'place' ? 'screens.temples.place' : `screens.templeImport.fields.${field}`);

/** A field's value in words; nothing where it is empty. */
export function valueText(field: keyof TempleFields, fields: Partial<TempleFields>): string {
  if (field === 'place') return placeText(fields.place ?? null);
  if (field === 'photos') return (fields.photos ?? []).join('\n');
  const text = fields[field] ?? '';
  return field === 'type' && text !== '' ? templeTypeName(text) : text;
}
