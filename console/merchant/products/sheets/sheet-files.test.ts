import Papa from 'papaparse';
import readXlsx from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { openCsv } from './csv-file.ts';
import { exportHeaders } from './sheet-headers.ts';
import { columnName, openXlsx } from './xlsx-file.ts';

const header = ['Name (en)', 'Price'];
const rows = [
  ['A "quoted", text; with\nlines', '3.10'],
  ['  ພາສາລາວ <b>&amp;</b> 😀 ', "'=1+1"],
  ['', '00123'],
];

test('a CSV file begins with the mark by which Excel knows UTF-8, and has every cell in quotes', async () => {
  const file = openCsv(header);
  file.add(rows.slice(0, 1));
  file.add([]);
  file.add(rows.slice(1));
  const bytes = new Uint8Array(await file.finish().arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.split('\r\n')[0]).toBe('"Name (en)","Price"');
  expect(text).toContain('"A ""quoted"", text; with\nlines","3.10"\r\n');
  expect(Papa.parse(text, { skipEmptyLines: true }).data).toEqual([header, ...rows]);
});

test('an XLSX file has the same cells, all of them texts', async () => {
  const file = openXlsx(header);
  for (const row of rows) file.add([row]);
  const [sheet] = await readXlsx(file.finish(), { trim: false });
  expect(sheet?.sheet).toBe('Products');
  expect(sheet?.data).toEqual([header, ...rows.map((cells) => cells.map((cell) => cell || null))]);
});

test('the columns of an XLSX file are named as Excel names them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('no two columns of an export have the same name', () => {
  expect(new Set(exportHeaders).size).toBe(exportHeaders.length);
  expect(exportHeaders).toContain('Name (zh-CN)');
});
