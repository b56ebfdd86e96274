import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { TempleRow } from '../../../commands/core/templeRow';
import { KINDS } from '../../../commands/kinds';
import { IMPORT_CELLS_MAX, UnsentRow } from '../../../contract/temples/imports';
import { CHECK_PX } from '../../../src/grid/hooks/useColumns';
import { LIST_LEAST_PX } from '../../../src/grid/model/detailWidth';
import { language } from '../../../src/i18n';
import { createEngine } from '../../../src/import/engine';
import { startImporter } from '../../../src/import/index';
import { importScreen } from '../../../src/screens/templeImport';
import { importing } from '../../../src/screens/templeImport/importing';
import { listRow } from '../../../src/screens/templeImport/rows';
import { unsentOf } from '../../../src/screens/templeImport/unsent';
import { stateBadge } from '../../../src/screens/templeImport/words';
import { rowName } from '../../../src/ui/rowName';

/** The rows of a file as the list of an import shows them. */
async function rowsOf(csv: string): Promise<readonly TempleRow[]> {
  const { port1, port2 } = new MessageChannel();
  const receive = createEngine((message) => port2.postMessage(message));
  port2.onmessage = ({ data }) => void receive(data);
  const { call, close } = startImporter(async () => [], {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === 'message') port1.onmessage = (event) => listen(event as never);
    },
    terminate: () => port1.close(),
  });
  const { columns } = await call('open', { file: new Blob([csv]), choice: {} });
  await call('check', { columns });
  const { rows } = await call('page', { start: 0, count: 100 });
  close();
  return rows.map((row) => listRow('nhap', row, columns.at.name));
}

const column = (id: string) => importScreen.columns.find((one) => one.id === id) ?? expect.fail(`no column ${id}`);
const said = (row: TempleRow | undefined, ids: readonly string[]) => row && ids.map((id) => column(id).accessor(row));
/** The columns that show this row as refused for what stands in them. */
const marked = (row: TempleRow | undefined) =>
  row &&
  importScreen.columns
    .filter(({ cell }) => renderToStaticMarkup(cell(row) as ReactElement).includes('data-refused-for'))
    .map(({ id }) => id);

test('a refused row shows what its file has, and which of it the row is refused for', async () => {
  const long = 'Đường dài '.repeat(80);
  const [nameless, numbered, far, halved, written, fine] = await rowsOf(
    [
      'name,address,city,lat,lng',
      ',12 Hàng Bông,Hà Nội,21,105.8',
      '12345,5 Lê Lợi,Đà Nẵng,16,108.2',
      'Chùa Thiên Mụ,Kim Long,Huế,999,107.5',
      'Chùa Nửa,Phố F,Hải Phòng,20,',
      `Chùa Dài,${long},Huế,16,107`,
      'Chùa Được,Phố D,Hà Nội,,',
    ].join('\n'),
  );
  expect(said(nameless, ['address', 'city', 'place'])).toEqual(['12 Hàng Bông', 'Hà Nội', '21, 105.8']);
  expect(marked(nameless)).toEqual(['name']);
  expect(said(numbered, ['name', 'address', 'city'])).toEqual(['12345', '5 Lê Lợi', 'Đà Nẵng']);
  expect(marked(numbered)).toEqual(['name']);
  expect(said(far, ['name', 'address', 'city', 'place'])).toEqual(['Chùa Thiên Mụ', 'Kim Long', 'Huế', '999, 107.5']);
  expect(marked(far)).toEqual(['place']);
  // That column is hidden until somebody asks for it.
  expect(column('why').accessor(far as TempleRow)).toContain('999, 107.5');
  expect(said(halved, ['place'])).toEqual(['20']);
  expect(said(written, ['address', 'city'])).toEqual([long, 'Huế']);
  expect(marked(written)).toEqual(['address']);
  expect(said(fine, ['address', 'city'])).toEqual(['Phố D', 'Hà Nội']);
  expect(marked(fine)).toEqual([]);
});

test('from right to left the two numbers of a refused place keep their order: which is which is what they are looked at for', async () => {
  const [row] = await rowsOf('name,lat,lng\nChùa Xa,999,105.68');
  const why = () => row && column('why').accessor(row);
  expect(why()).toMatch(/999, 105\.68$/);
  language.dir = 'rtl';
  onTestFinished(() => {
    language.dir = 'ltr';
  });
  expect(why()).toMatch(/\u2068999, 105\.68\u2069$/);
});

test('a row at 0, 0 is created, and is worth a look with the reason', async () => {
  const [zero, like, placed] = await rowsOf(
    ['name,lat,lng,address', 'Chùa Không,0,0,Phố A', 'Chùa Không,0,0,Phố A', 'Chùa Có,16,107,Phố B'].join('\n'),
  );
  expect([zero?.judged.is, like?.judged.is, placed?.judged.is]).toEqual(['created', 'likeRow', 'created']);
  expect(stateBadge(zero as TempleRow)).toMatchObject({ text: 'screens.templeImport.verdicts.created', tone: 'warn' });
  expect(stateBadge(placed as TempleRow)).toMatchObject({ tone: 'fact' });
  // No texts are there in this test: the code stands for what it is called.
  expect(column('why').accessor(zero as TempleRow)).toBe('zeroPlace');
  expect(column('why').accessor(like as TempleRow)).toMatch(/^zeroPlace · ./);
  expect(column('why').accessor(placed as TempleRow)).toBe('');
});

test('a row whose place lies far from the city that it names is created, and worth a look with the distance', async () => {
  const [far, near] = await rowsOf('name,city,lat,lng\nChùa Xa,Huế,48.85,2.35\nChùa Gần,Huế,16.47,107.58');
  expect(far?.judged.is).toBe('created');
  expect(stateBadge(far as TempleRow)).toMatchObject({ tone: 'warn' });
  expect(far?.far).toMatchObject({ name: 'Huế' });
  expect(Math.round((far?.far?.metres ?? 0) / 1e6)).toBe(10);
  expect(said(far, ['why'])).toEqual(['screens.templeImport.farFrom']);
  expect(said(near, ['why'])).toEqual(['']);
});

test('a row without a name is called by its line, and what is in the place of the name is said', async () => {
  const [empty, numbered, named] = await rowsOf('name,city\n,Huế\n12345,Huế\nChùa Được,Huế\nChùa Khác,Huế');
  // No texts are there in this test: their keys stand for them.
  expect(rowName('templeRow', empty)).toMatch(/^screens\.templeImport\.line 2 · /);
  expect(rowName('templeRow', numbered)).toMatch(/^screens\.templeImport\.line 3 · /);
  expect(rowName('templeRow', named)).toBe('Chùa Được');
  expect(KINDS.templeRow.nameOf(empty as TempleRow)).toBe('#2');
});

test('the number of a row comes first, its reason has the most room, then what becomes of it, which is said whole, and beside an open row its name and what becomes of it are there', () => {
  expect(importScreen.columns.slice(0, 3).map(({ id }) => id)).toEqual(['line', 'name', 'verdict']);
  const byWidth = importScreen.columns.toSorted((one, other) => other.width - one.width);
  expect(byWidth.slice(0, 2).map(({ id }) => id)).toEqual(['why', 'verdict']);
  const besidePx = importScreen.columns.slice(0, 3).reduce((sum, { width }) => sum + width, CHECK_PX);
  expect(besidePx).toBeLessThanOrEqual(LIST_LEAST_PX);
});

test('a row whose cell for the type is empty says which type it becomes, where there are such cells', async () => {
  const [empty, given] = await rowsOf('name,type\nChùa Một,\nChùa Hai,đình');
  expect(said(empty, ['why'])).toEqual(['']);
  importing.columns = { at: { name: 0, type: 1 }, header: 0, width: 2, names: ['name', 'type'] };
  onTestFinished(() => {
    importing.columns = null;
  });
  expect(said(empty, ['why'])).toEqual(['screens.templeImport.assumedType']);
  expect(said(given, ['why'])).toEqual(['']);
});

test('whatever stands in a row that cannot be read, the server takes what is kept of it, or it is not sent', () => {
  const columns = { header: 0, at: { name: 0, city: 1 }, width: 2, names: ['name', 'city'] };
  const rowWith = (cells: readonly string[], edited = {}) => ({
    ...{
      index: 0,
      row: 2,
      cells,
      odd: true,
      edited,
      draft: null,
      warnings: [],
      also: [],
      earlierRow: null,
      fill: null,
    },
    ...({ decision: 'skip', said: {}, verdict: { is: 'refused', code: 'tooManyCells', field: null } } as const),
  });
  const long = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(long, { maxLength: 5 }), fc.option(long, { nil: undefined }), (cells, city) => {
      const kept = unsentOf(rowWith(cells, city === undefined ? {} : { city }), columns);
      expect(z.safeParse(UnsentRow, kept).success).toBe(true);
      expect(kept?.cells).toEqual(city === undefined ? cells : [cells[0] ?? '', city, ...cells.slice(2)]);
    }),
  );
  expect(unsentOf(rowWith(Array.from({ length: IMPORT_CELLS_MAX + 1 }, () => 'x')), columns)).toBeUndefined();
});
