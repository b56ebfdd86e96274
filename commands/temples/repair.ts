import { TEMPLE_TYPES } from '../../contract/temples/calls';
import { type Answers, defineConsoleCommand, many, nothing, one, oneOf, text } from '../core/definition';
import type { AnswerOption } from '../core/option';
import { isSwapped, ROW_FIELDS, type RowField, type TempleRow, unwritten } from '../core/templeRow';
import type { TextKey } from '../core/textKey';
import type { QuestionWorld } from '../core/world';
import type { ImportChoice } from './repairs';

const fieldText = (field: RowField) => `screens.templeImport.fields.${field}` as const;
const fieldOptions: readonly AnswerOption<RowField>[] = ROW_FIELDS.map((value) => ({
  value,
  text: fieldText(value),
}));
const field = oneOf<RowField>(fieldOptions);
const refusedField = ({ judged }: TempleRow): RowField | undefined =>
  judged.is === 'refused' ? ROW_FIELDS.find((one) => one === judged.field) : undefined;
/** A field of degrees is asked for with what it may be. */
const IN_RANGE: Partial<Record<RowField, TextKey>> = {
  lat: 'screens.templeImport.latRange',
  lng: 'screens.templeImport.lngRange',
};
const fieldIn = (given: Answers | undefined): RowField => given?.field as RowField;
const ofFile = (of: ImportChoice) =>
  oneOf<string>([], {
    loadOptions: async (world: QuestionWorld) => ({ data: await world.screen('templeImport').choices(of) }),
  });
const ofRows = { on: many('templeRow'), permission: 'LOCATION_ADD' } as const;
const repairs = { on: nothing(), permission: 'LOCATION_ADD', at: 'templeRow' } as const;

export const templeRepairCommands = [
  defineConsoleCommand({
    id: 'temple.editRow',
    on: one('templeRow'),
    permission: 'LOCATION_ADD',
    icon: 'pencil',
    key: { press: 'F2', where: 'templeRow' },
    when: unwritten,
    // Of a refused row nobody has to say which cell is meant: it is the one that the row is refused for.
    asks: {
      field: oneOf<RowField>(fieldOptions, { prefill: ([row]) => refusedField(row as TempleRow) }),
      value: text({
        optional: true,
        prefill: ([row], given) => (row as TempleRow).texts?.[fieldIn(given)],
        labelOf: (given) => IN_RANGE[fieldIn(given)] ?? fieldText(fieldIn(given)),
      }),
    },
    run: (world, [row]: readonly TempleRow[], args) =>
      row &&
      world.screen('templeImport').repair({ is: 'cell', rowId: row.rowId, field: args.field, value: args.value }),
  }),
  defineConsoleCommand({
    ...ofRows,
    id: 'temple.swapPlace',
    icon: 'arrow-down-up',
    when: (row) => (isSwapped(row) ? unwritten(row) : 'temple.notSwapped'),
    run: (world, rows: readonly TempleRow[]) =>
      world
        .screen('templeImport')
        .repair({ is: 'swapPlace', rows: rows.map(({ rowId, texts }) => ({ rowId, ...(texts && { texts }) })) }),
  }),
  defineConsoleCommand({
    ...ofRows,
    id: 'temple.takeLikelyType',
    icon: 'check',
    when: (row) => (row.likelyType === undefined ? 'temple.noLikelyType' : unwritten(row)),
    run: (world, rows: readonly TempleRow[]) =>
      world
        .screen('templeImport')
        .repair({ is: 'types', values: [...new Set(rows.map(({ texts }) => texts?.type ?? ''))] }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.setColumn',
    icon: 'table',
    asks: { column: ofFile('columns'), field },
    run: (world, _, args) =>
      world.screen('templeImport').repair({ is: 'column', column: Number(args.column), field: args.field }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.fillEmpty',
    icon: 'pencil',
    asks: { field, text: text() },
    run: (world, _, args) => world.screen('templeImport').repair({ is: 'text', field: args.field, text: args.text }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.takeColumn',
    icon: 'table',
    asks: { field, column: ofFile('columns') },
    run: (world, _, args) =>
      world.screen('templeImport').repair({ is: 'take', field: args.field, column: Number(args.column) }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.leaveEmpty',
    icon: 'eraser',
    asks: { field },
    run: (world, _, args) => world.screen('templeImport').repair({ is: 'clear', field: args.field }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.mapType',
    icon: 'table',
    asks: {
      value: ofFile('values'),
      type: oneOf(TEMPLE_TYPES.map((value) => ({ value, text: `screens.temples.types.${value}` }))),
    },
    run: (world, _, args) => world.screen('templeImport').repair({ is: 'type', value: args.value, type: args.type }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.mapTypes',
    icon: 'list-checks',
    run: (world) => world.screen('templeImport').repair({ is: 'types' }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.chooseSheet',
    icon: 'table',
    asks: { sheet: ofFile('sheets') },
    run: (world, _, args) => world.screen('templeImport').repair({ is: 'sheet', sheet: Number(args.sheet) }),
  }),
  defineConsoleCommand({
    ...repairs,
    id: 'temple.chooseEncoding',
    icon: 'languages',
    asks: { encoding: ofFile('encodings') },
    run: (world, _, args) => world.screen('templeImport').repair({ is: 'encoding', encoding: args.encoding }),
  }),
  defineConsoleCommand({
    id: 'temple.importTemplate',
    on: nothing(),
    permission: 'LOCATION_ADD',
    icon: 'file-down',
    asks: {
      as: oneOf([
        { value: 'csv', label: 'CSV' },
        { value: 'xlsx', label: 'XLSX' },
      ] as const),
    },
    run: (world, _, args) => world.screen('templeImport').template(args.as),
  }),
] as const;
