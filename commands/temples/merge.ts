import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { EMPTY_TEMPLE, TEMPLE_PHOTOS_MAX, TEMPLE_TYPES } from '../../contract/temples/calls';
import { isSame } from '../../contract/wire/isSame';
import { hasPermission, type Principal } from '../../contract/wire/permissions';
import { type AskOneOf, defineChoice, defineMutation, internal, many, oneOf, several } from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import type { AnswerOption } from '../core/option';
import { fieldsOf, formerOf } from './fields';
import { saved } from './saved';

const merging = late(() => import('./merging'));

type Field = keyof TempleFields;
const FIELDS = Object.keys(EMPTY_TEMPLE) as readonly Field[];
/** More than these are no duplicates of one temple, but a selection made for something else. */
const MERGED_MAX = 6;
/** The photos of all of them, one after the other. */
const ALL = 'all';

const isEmpty = (value: unknown) => value === null || value === '' || isSame(value, []);
/** The oldest first: its id is the one that others know. */
const byAge = (rows: readonly unknown[]) =>
  (rows as readonly Temple[]).toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));

/** Which of them stays: the oldest unless somebody says otherwise. */
const keep = oneOf(
  (rows) =>
    byAge(rows).map(({ templeId, name, address, city }) => ({
      value: templeId,
      label: [name, address || city, templeId.slice(-6)].filter((part) => part !== '').join(' · '),
    })),
  { initial: (rows) => byAge(rows)[0]?.templeId ?? '' },
);

/** Whose value a field takes, asked only where they differ: the oldest's that has one unless somebody says otherwise. */
function whose(field: Field): AskOneOf<string> {
  const different = (rows: readonly unknown[]) =>
    byAge(rows).filter((row, at, all) => all.findIndex((other) => isSame(other[field], row[field])) === at);
  const options = (rows: readonly unknown[]): readonly AnswerOption[] => {
    const each = different(rows).map((row, at) => ({ value: row.templeId, ...shownAs(field, row, at) }));
    return field === 'photos' && each.length > 1 ? [{ value: ALL, text: 'temple.merge.allPhotos' }, ...each] : each;
  };
  return oneOf(options, {
    prefill: (rows) => (different(rows).length === 1 ? different(rows)[0]?.templeId : undefined),
    initial: (rows) =>
      field === 'photos'
        ? (options(rows)[0]?.value ?? '')
        : ((different(rows).find((row) => !isEmpty(row[field])) ?? different(rows)[0])?.templeId ?? ''),
  });
}

function shownAs(field: Field, row: Temple, at: number): Partial<AnswerOption> {
  const { place, photos } = row;
  if (field === 'place') return { label: place ? `${place.lat}, ${place.lng}` : '—' };
  if (field === 'photos') return { label: String(photos.length) };
  if (field === 'avatar')
    return row.avatar === '' ? { label: '—' } : { label: `${at + 1} · ${row.name}`, thumb: row.avatar };
  const type = TEMPLE_TYPES.find((one) => one === row.type);
  if (field === 'type' && type) return { text: `screens.temples.types.${type}` };
  return { label: row[field] || '—' };
}

const mayMerge = (row: Temple, holder?: Principal) =>
  saved(row) ?? (holder && !hasPermission(holder, 'LOCATION_EDIT') ? 'temple.mergeNeedsEdit' : ok);

/** Temples that are one and the same become one: which stays and whose value each field takes is chosen, the others are deleted. */
export const mergeTemples = defineChoice({
  id: 'temple.merge',
  on: several('temple', { least: 2, most: MERGED_MAX, why: 'temple.merge.howMany' }),
  alternatives: ['temple.mergeRows'],
  icon: 'list-checks',
  when: mayMerge,
  asks: {
    keep,
    ...(Object.fromEntries(FIELDS.map((field) => [field, whose(field)])) as Record<Field, AskOneOf<string>>),
  },
  pick: (rows, args) => {
    const all = byAge(rows);
    const of = (templeId: unknown) => all.find((row) => row.templeId === templeId) ?? all[0];
    const photos = [...new Set(all.flatMap((row) => row.photos))].slice(0, TEMPLE_PHOTOS_MAX);
    const fields = Object.fromEntries(
      FIELDS.map((field) => [field, field === 'photos' && args.photos === ALL ? photos : of(args[field])?.[field]]),
    );
    const stays = of(args.keep);
    return ['temple.mergeRows', { keep: stays?.templeId, was: stays && fieldsOf(stays), fields }];
  },
});

/** The one that stays takes the fields; the others go once it has them, so that nothing is lost whichever call fails. */
export const mergeTempleRows = defineMutation({
  id: 'temple.mergeRows',
  recordedAs: 'temple.delete',
  on: many('temple'),
  endpoint: temples.remove,
  asks: { keep: internal<string>(), was: internal<TempleFields>(), fields: internal<TempleFields>() },
  listed: false,
  tone: 'danger',
  when: mayMerge,
  change: (row, { keep: stays, fields }) =>
    row.templeId === stays ? { ...row, ...fields } : { ...row, deleted: true },
  run: async (world, row, args) => (await merging()).mergeRow(world, row, args),
  undo: (before, { keep: stays, fields }) => [
    'temple.unmergeRows',
    { former: before.templeId === stays ? formerOf(before, fields) : null },
  ],
});

/** Takes back what merging did to one row: the one that stayed gets its fields back, another one comes back. */
const unmergeTempleRows = defineMutation({
  id: 'temple.unmergeRows',
  recordedAs: 'temple.restore',
  on: many('temple'),
  endpoint: temples.edit,
  asks: { former: internal<TempleFields | null>() },
  listed: false,
  elsewhere: { restores: 'bin' },
  change: (row, { former }) => (former ? { ...row, ...former } : { ...row, deleted: false }),
  run: async (world, row, { former }) => (await merging()).unmergeRow(world, row, former),
});

export const templeMergeCommands = [mergeTemples, mergeTempleRows, unmergeTempleRows] as const;
