import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readFile } from '../../src/import/read';
import { encoded } from './samples';

const failure = (file: Blob) => readFile(file).then(String, ({ code }) => code);
/** Bytes that look like any compressed file's. */
const noise = deflateSync(Uint8Array.from({ length: 40_000 }, (_, at) => (at * 7919 * at) % 251));

test.each([
  ['a picture called .csv', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), noise], 'a.csv')],
  ['bytes without a beginning, called .csv', new File([noise], 'a.csv')],
  ['a PDF', new File(['%PDF-1.7\nname,address\nx,y'], 'a.csv')],
  ['a web page', new File(['<!DOCTYPE html><html><table><tr><td>name'], 'a.xls')],
  ['an .xlsx that is no ZIP', new File(['name,address\nChùa Dâu,Bắc Ninh'], 'a.xlsx')],
  ['an .xlsx of noise', new File([noise], 'a.xlsx')],
])('%s is no table', async (_, file) => {
  expect(await failure(file)).toBe('notATable');
});

test('a text with a stray sign, or in UTF-16 without a mark, is one', async () => {
  expect((await readFile(new Blob(['name,address\nChùa\u0001 Dâu,Bắc\u0000 Ninh']))).rows.count).toBe(2);
  expect((await readFile(encoded('name,address\nChua Dau,Bac Ninh', 'utf-16le'))).rows.count).toBe(2);
});
