import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openCsv } from '#console/merchant/products/sheets/csv-file.ts';
import { exportHeaders } from '#console/merchant/products/sheets/sheet-headers.ts';
import { openXlsx } from '#console/merchant/products/sheets/xlsx-file.ts';
import { sheetFields } from '#contract/catalogue/sheet-fields.ts';
import { guessColumns } from './columns.ts';
import { FileProblem } from './file-problem.ts';
import { groupRows } from './group-rows.ts';
import { readFiles } from './read-files.ts';
import { partsOf } from './send-import.ts';
import { unpack, unpackLimits } from './unpack.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const csv = (text: string) => file('products.csv', text);

const whyNot = async (...files: File[]) =>
  readFiles(files).then(
    () => 'read',
    (error) => (error instanceof FileProblem ? `${error.reason} ${error.row}` : String(error)),
  );

describe('files that are read', () => {
  test.each([
    ['commas', 'Name,Price\r\n"A, ""b""","1\n2"\r\n'],
    ['semicolons', '\ufeffName;Price\r\n"A, ""b""";"1\n2"\r\n'],
    ['tabs', 'Name\tPrice\n"A, ""b"""\t"1\n2"\n\n'],
  ])('a CSV file with %s', async (_, text) => {
    const { cells } = await readFiles([csv(text)]);
    expect(cells).toEqual({ header: ['Name', 'Price'], rows: [{ row: 2, cells: ['A, "b"', '1\n2'] }] });
  });

  test('UTF-16 that says so', async () => {
    const text = 'Name,Price\n杯,1\n';
    const little = new Uint8Array(2 + 2 * text.length);
    little.set([0xff, 0xfe]);
    for (const [at, sign] of [...text].entries())
      little.set([sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8], 2 + 2 * at);
    expect((await readFiles([file('a.csv', little)])).cells.rows[0]?.cells).toEqual(['杯', '1']);
  });

  test.each([
    ['csv', openCsv],
    ['xlsx', openXlsx],
  ] as const)('our own export as %s, cell by cell', async (kind, open) => {
    const row = sheetFields.map((_, at) => (at % 3 === 0 ? '' : ` Té<x>&"q" _x0041_ ${at}\nສ 😀`));
    const written = open(exportHeaders);
    written.add([row, row]);
    const { cells } = await readFiles([file(`products.${kind}`, written.finish())]);
    expect(cells.header).toEqual(exportHeaders);
    expect(cells.rows.map((one) => sheetFields.map((_, at) => one.cells[at] ?? ''))).toEqual([row, row]);
    expect(guessColumns(cells.header)).toEqual(sheetFields);
  });

  test('a spreadsheet and its pictures, beside it or in an archive', async () => {
    const packed = zipSync({
      'list/products.csv': strToU8('Name\nA\n'),
      'list/pictures/One.JPG': new Uint8Array([1]),
      '__MACOSX/list/._products.csv': new Uint8Array([2]),
      'notes.docx': new Uint8Array([3]),
    });
    const { name, pictures } = await readFiles([
      file('all.zip', packed as Uint8Array<ArrayBuffer>),
      file('Two.png', 'x'),
    ]);
    expect([name, [...pictures.keys()]]).toEqual(['products.csv', ['one.jpg', 'two.png']]);
  });
});

describe('files that are refused with words', () => {
  test.each([
    ['GBK', file('a.csv', new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xb1, 0xad, 0x0a])), 'not_utf8 0'],
    ['Latin-1', file('a.csv', new Uint8Array([0x4e, 0x6f, 0x6d, 0x0a, 0xe9, 0x74, 0xe9, 0x0a])), 'not_utf8 0'],
    ['UTF-16 that does not say so', file('a.csv', new Uint8Array([0x4e, 0, 0x0a, 0, 0x41, 0])), 'not_utf8 0'],
    ['open quotes', csv('Name,Price\nA,1\n"B,2\n'), 'quotes 3'],
    ['no rows', csv('Name,Price\n'), 'empty 0'],
    ['too many rows', csv(`Name\n${'A\n'.repeat(20_001)}`), 'too_many_rows 0'],
    ['too many columns', csv(`Name\n${','.repeat(200)}A\n`), 'too_many_columns 2'],
    ['a huge cell', csv(`Name\n${'A'.repeat(65_001)}\n`), 'cell_too_long 2'],
    ['an old Excel file', file('a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), 'old_excel 0'],
    ['macros by name', file('a.xlsm', 'PK'), 'macros 0'],
    ['a picture alone', file('a.png', 'x'), 'no_sheet 0'],
    ['a document', file('a.pdf', '%PDF-1.7'), 'unknown_kind 0'],
    ['a damaged archive', file('a.xlsx', 'PK\u0003\u0004 and nothing more'), 'broken 0'],
  ])('%s', async (_, given, why) => {
    expect(await whyNot(given)).toBe(why);
  });

  test('macros inside, whatever the name', async () => {
    const inside = zipSync({ 'xl/workbook.xml': strToU8('<x/>'), 'xl/vbaProject.bin': new Uint8Array(9) });
    expect(await whyNot(file('a.xlsx', inside as Uint8Array<ArrayBuffer>))).toBe('macros 0');
  });

  test('two spreadsheets at once', async () => {
    expect(await whyNot(csv('A\n1\n'), csv('A\n1\n'))).toBe('several_sheets 0');
  });

  test('an archive that unpacks into far more than it is', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(12 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await whyNot(file('a.xlsx', bomb as Uint8Array<ArrayBuffer>))).toBe('bomb 0');
  });

  test('an archive with too many files, or too many bytes', () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}`, new Uint8Array(1_000)])));
    expect(() => unpack(many, () => false, { ...unpackLimits, entries: 10 })).toThrow('bomb');
    expect(() => unpack(many, () => false, { ...unpackLimits, bytes: 10_000 })).toThrow('bomb');
    expect(unpack(many, () => false).names).toHaveLength(12);
  });
});

describe('columns', () => {
  test.each([
    [
      ['Product Name', 'Category', 'Price', 'SKU', 'Quantity'],
      ['name.en', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['商品名称', '类目', '售价', '货号', '库存'],
      ['name.zh-CN', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['Nombre', 'Categoría', 'Precio', 'Código', 'Existencias'],
      ['name.es', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['Nom', 'Catégorie', 'Prix', 'Référence', 'Quantité'],
      ['name.fr', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['ชื่อสินค้า', 'หมวดหมู่', 'ราคา', 'รหัส SKU', 'สต็อก'],
      ['name.th', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['ຊື່ສິນຄ້າ', 'ໝວດໝູ່', 'ລາຄາ', 'ລະຫັດ', 'ສະຕັອກ'],
      ['name.lao', 'category', 'price', 'code', 'stock'],
    ],
    [
      ['name_fr', 'Name (zh)', 'Título', 'Nope', 'name fr'],
      ['name.fr', 'name.zh-CN', 'name.es', null, null],
    ],
    [
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU'],
      ['product', 'name.en', 'optionName1', 'optionValue1', 'code'],
    ],
  ])('%j are recognized', (header, fields) => {
    expect(guessColumns(header)).toEqual(fields);
  });
});

describe('rows of one product', () => {
  const rows = (...lines: string[][]) => ({ header: [], rows: lines.map((cells, at) => ({ row: at + 2, cells })) });

  test('have the same number, wherever they stand; without one they follow the name', () => {
    const { groups } = groupRows(
      rows(['7', 'A', '1'], ['', 'New', '2'], ['', '', '3'], ['7', '', '4'], ['', 'Other', '5']),
      ['product', 'name.en', 'price'],
    );
    expect(groups.map((group) => group.map(({ row, cells }) => `${row}:${cells.price}`))).toEqual([
      ['2:1', '5:4'],
      ['3:2', '4:3'],
      ['6:5'],
    ]);
  });

  test('take the names of options from the first of them', () => {
    const { fields, groups } = groupRows(
      rows(
        ['cup', 'Cup', 'Colour', 'Red', '9'],
        ['cup', '', '', 'Blue', '8'],
        ['lid', 'Lid', 'Title', 'Default Title', '1'],
      ),
      ['product', 'name.en', 'optionName1', 'optionValue1', 'price'],
    );
    expect(fields).toEqual(['product', 'name.en', 'price', 'options.en']);
    expect(groups.flat().map(({ cells }) => cells['options.en'])).toEqual(['Colour: Red', 'Colour: Blue', undefined]);
  });

  test('are sent in parts that the mall takes', () => {
    const groups = Array.from({ length: 250 }, (_, at) => [{ row: at + 2, cells: { 'name.en': 'x'.repeat(100) } }]);
    expect([...partsOf(groups)].map(({ length }) => length)).toEqual([100, 100, 50]);
    const small = [...partsOf(groups, 1_000)];
    expect(small.flat()).toEqual(groups);
    expect(small.every((part) => JSON.stringify(part).length < 1_200)).toBe(true);
  });
});
