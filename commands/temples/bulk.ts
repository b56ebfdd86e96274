import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { TEMPLE_LIMITS, TEMPLE_TYPES } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { defineMutation, many, oneOf, text } from '../core/definition';
import type { World } from '../core/world';
import { formerOf } from './fields';
import { saved } from './saved';
import { sendEdit } from './sendEdit';

/** Fields of which many temples can have the same. */
const SHARED = ['city', 'country', 'address', 'nickname', 'description'] as const;
type Shared = (typeof SHARED)[number];

/** One type for all of them. */
export const setTempleType = defineMutation({
  id: 'temple.setType',
  on: many('temple'),
  endpoint: temples.edit,
  asks: { type: oneOf(TEMPLE_TYPES.map((value) => ({ value, text: `screens.temples.types.${value}` }))) },
  icon: 'landmark',
  when: saved,
  noopMessage: 'temple.setAlready',
  change: (row, { type }) => ({ ...row, type }),
  run: (world, row, { type }) => set(world, row, { type }),
  undo: (before, { type }) => ['temple.revert', { fields: formerOf(before, { type }) }],
});

/** One text for one field of all of them; an empty one clears it. */
export const setTempleField = defineMutation({
  id: 'temple.setField',
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
  noopMessage: 'temple.setAlready',
  change: (row, { field, value }) => ({ ...row, [field]: value.trim() }),
  run: (world, row, { field, value }) => set(world, row, { [field]: value.trim() }),
  undo: (before, { field }) => ['temple.revert', { fields: { [field]: before[field] } }],
});

/** Writes to the temple as it is by now, so that changes by other users to its other fields stay. */
async function set({ call, ...world }: World, row: Temple, fields: Partial<TempleFields>): Promise<Answer<Temple>> {
  const present = await call(temples.detail, { idlocation: row.templeId });
  if (present.refused !== undefined) return present;
  const isSo = Object.entries(fields).every(([name, value]) => present.data[name as keyof TempleFields] === value);
  if (isSo) return { refused: Code.taskEnded, message: 'It is so already.' };
  return sendEdit({ call, ...world }, present.data, fields);
}

export const templeBulkCommands = [setTempleType, setTempleField] as const;
