import { TEMPLE_TYPES } from '../../contract/temples/calls';
import { defineLook, nothing, one, oneOf, text } from '../core/definition';
import type { Option } from '../core/option';
import type { AskingWorld } from '../core/world';
import type { ImportChoice } from './repairs';
import { ROW_FIELDS, type RowField, type TempleRow, unwritten } from './row';

const fieldOptions: readonly Option<RowField>[] = ROW_FIELDS.map((value) => ({
  value,
  text: `screens.templeImport.fields.${value}`,
}));
const field = oneOf<RowField>(fieldOptions);
const ofFile = (of: ImportChoice) =>
  oneOf<string>([], { lookUp: async (world: AskingWorld) => ({ data: await world.imports.choices(of) }) });
const repairs = { on: nothing(), needs: 'LOCATION_ADD', at: 'templeRow' } as const;

export const templeRepairCommands = [
  defineLook({
    id: 'temple.editRow',
    on: one('templeRow'),
    needs: 'LOCATION_ADD',
    icon: 'pencil',
    key: { press: 'F2', where: 'templeRow' },
    when: unwritten,
    asks: { field, value: text({ optional: true }) },
    show: (world, [row]: readonly TempleRow[], args) =>
      row && world.imports.repair({ is: 'cell', rowId: row.rowId, field: args.field, value: args.value }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.setColumn',
    icon: 'table',
    asks: { column: ofFile('columns'), field },
    show: (world, _, args) => world.imports.repair({ is: 'column', column: Number(args.column), field: args.field }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.fillEmpty',
    icon: 'pencil',
    asks: { field, text: text() },
    show: (world, _, args) => world.imports.repair({ is: 'text', field: args.field, text: args.text }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.takeColumn',
    icon: 'table',
    asks: { field, column: ofFile('columns') },
    show: (world, _, args) => world.imports.repair({ is: 'take', field: args.field, column: Number(args.column) }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.leaveEmpty',
    icon: 'eraser',
    asks: { field },
    show: (world, _, args) => world.imports.repair({ is: 'clear', field: args.field }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.mapType',
    icon: 'table',
    asks: {
      value: ofFile('values'),
      type: oneOf(TEMPLE_TYPES.map((value) => ({ value, text: `screens.temples.types.${value}` }))),
    },
    show: (world, _, args) => world.imports.repair({ is: 'type', value: args.value, type: args.type }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.mapTypes',
    icon: 'list-checks',
    show: (world) => world.imports.repair({ is: 'types' }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.chooseSheet',
    icon: 'table',
    asks: { sheet: ofFile('sheets') },
    show: (world, _, args) => world.imports.repair({ is: 'sheet', sheet: Number(args.sheet) }),
  }),
  defineLook({
    ...repairs,
    id: 'temple.chooseEncoding',
    icon: 'languages',
    asks: { encoding: ofFile('encodings') },
    show: (world, _, args) => world.imports.repair({ is: 'encoding', encoding: args.encoding }),
  }),
  defineLook({
    id: 'temple.importTemplate',
    on: nothing(),
    needs: 'LOCATION_ADD',
    icon: 'file-down',
    asks: {
      as: oneOf([
        { value: 'csv', label: 'CSV' },
        { value: 'xlsx', label: 'XLSX' },
      ] as const),
    },
    show: (world, _, args) => world.imports.template(args.as),
  }),
] as const;
