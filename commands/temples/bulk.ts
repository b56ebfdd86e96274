import * as temples from '../../contract/temples/calls';
import { TEMPLE_LIMITS, TEMPLE_TYPES } from '../../contract/temples/calls';
import { defineMutation, many, oneOf, text } from '../core/definition';
import { formerOf } from './fields';
import { saved } from './saved';
import { sending } from './sending';

/** Fields of which many temples can have the same. */
const SHARED = ['city', 'country', 'address', 'nickname', 'description'] as const;
type Shared = (typeof SHARED)[number];

/** One type for all of them. */
export const setTempleType = defineMutation({
  id: 'temple.setType',
  recordedAs: 'temple.edit',
  on: many('temple'),
  endpoint: temples.edit,
  asks: { type: oneOf(TEMPLE_TYPES.map((value) => ({ value, text: `screens.temples.types.${value}` }))) },
  icon: 'landmark',
  when: saved,
  words: { noopMessage: 'temple.setAlready' },
  change: (row, { type }) => ({ ...row, type }),
  run: async (world, row, { type }) => (await sending()).sendUnlessSo(world, row, { type }),
  undo: (before, { type }) => ['temple.revert', { fields: formerOf(before, { type }) }],
});

/** One text for one field of all of them; an empty one clears it. */
export const setTempleField = defineMutation({
  id: 'temple.setField',
  recordedAs: 'temple.edit',
  on: many('temple'),
  endpoint: temples.edit,
  asks: {
    field: oneOf<Shared>(SHARED.map((value) => ({ value, text: `screens.temples.${value}` }))),
    value: text({
      optional: true,
      check: (value, _rows, { field }) =>
        value.length > TEMPLE_LIMITS[(field as Shared | undefined) ?? 'description'] ? 'temple.fieldTooLong' : null,
    }),
  },
  icon: 'pencil',
  when: saved,
  words: { noopMessage: 'temple.setAlready' },
  change: (row, { field, value }) => ({ ...row, [field]: value.trim() }),
  run: async (world, row, { field, value }) => (await sending()).sendUnlessSo(world, row, { [field]: value.trim() }),
  undo: (before, { field }) => ['temple.revert', { fields: { [field]: before[field] } }],
});

export const templeBulkCommands = [setTempleType, setTempleField] as const;
