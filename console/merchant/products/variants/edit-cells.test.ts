import { describe, expect, test } from 'vitest';
import { columns } from '#console/base/compare/variant-columns.ts';
import type { ProductVariant } from '#contract/catalogue/product-content.ts';
import { amountIn, cellText, typedInto } from './columns.ts';
import { blankVariant } from './combinations.ts';
import { cellsIn, fillDown, pasteCells, writeAll } from './edit-cells.ts';

const variant = (given: Partial<ProductVariant> = {}): ProductVariant => ({ ...blankVariant, ...given });

describe('amounts are read as people write them', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['$1,299.50', 129_950],
    ['1.299,50 €', 129_950],
    ['USD 12.00', 1200],
    ['1 299', 129_900],
    ['1,299', 129_900],
    ['1.234.567', 123_456_700],
    ['.5', 50],
    ['0', 0],
    ['12.345,6', 1_234_560],
    ['1.2.3', null],
    ['12.505', null],
    ['12.5055', null],
    ['-3', null],
    ['abc', null],
    ['12a', null],
    ['.', null],
  ])('%s', (text, amount) => expect(amountIn(text)).toBe(amount));
});

test('a cell takes back what it shows', () => {
  const full = variant({
    price: 1205,
    originalPrice: 1999,
    cost: 1,
    openingStock: 3,
    code: 'A',
    barcode: '4',
    weightGrams: 9,
  });
  for (const column of columns) expect(typedInto(full, column, cellText(full, column))).toEqual(full);
  for (const column of columns) expect(typedInto(variant(), column, cellText(variant(), column))).toEqual(variant());
});

test('an empty cell is no price; an empty stock is none', () => {
  const full = variant({ price: 5, openingStock: 5, weightGrams: 5 });
  expect(typedInto(full, 'price', ' ')?.price).toBeNull();
  expect(typedInto(full, 'weightGrams', '')?.weightGrams).toBeNull();
  expect(typedInto(full, 'openingStock', '')?.openingStock).toBe(0);
});

test.each([
  ['openingStock', '1.5'],
  ['openingStock', '1000001'],
  ['weightGrams', '0'],
  ['price', '1000000.01'],
  ['code', 'x'.repeat(65)],
] as const)('%s cannot be %s', (column, text) => expect(typedInto(variant(), column, text)).toBeNull());

describe('cells of a spreadsheet', () => {
  test.each([
    ['12', [['12']]],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\n\n3', [['1'], [''], ['3']]],
    ['a\t\tb\t', [['a', '', 'b', '']]],
    ['"say ""hi""\nthere"\tb', [['say "hi"\nthere', 'b']]],
    ['5" pipe\t2', [['5" pipe', '2']]],
    ['', [['']]],
  ])('%j', (text, cells) => expect(cellsIn(text)).toEqual(cells));
});

test('a block is pasted from its corner; what is outside, closed or no value is left as it was', () => {
  const rows = [
    variant({ price: 1 }),
    variant({ price: 2, skuId: 7, openingStock: 0 }),
    variant({ price: 3, isOffered: false }),
  ];
  const { variants, refused } = pasteCells(
    rows,
    0,
    'cost',
    cellsIn('1.00\t5\tA-1\n2.00\t6\tA-2\n3.00\t7\tA-3\n4\t8\tA-4'),
  );
  expect(variants).toEqual([
    { ...rows[0], cost: 100, openingStock: 5, code: 'A-1' },
    { ...rows[1], cost: 200, code: 'A-2' },
    rows[2],
  ]);
  expect(refused).toEqual([]);
  const half = pasteCells(rows, 1, 'price', cellsIn('cheap\t9'));
  expect(half.variants[1]).toEqual({ ...rows[1], originalPrice: 900 });
  expect(half.refused).toEqual(['cheap']);
  expect(pasteCells(rows, 0, 'weightGrams', cellsIn('5\t6')).variants[0]).toEqual({ ...rows[0], weightGrams: 5 });
});

test('fill down copies the uppermost of the chosen rows', () => {
  const rows = [variant({ price: 1 }), variant({ price: 2 }), variant({ price: 3 })];
  expect(fillDown(rows, [2, 1], 'price').variants.map(({ price }) => price)).toEqual([1, 2, 2]);
  expect(fillDown(rows, [], 'price').variants).toEqual(rows);
  const sold = [variant({ openingStock: 4 }), variant({ skuId: 1 }), variant()];
  expect(fillDown(sold, [0, 1, 2], 'openingStock').variants.map(({ openingStock }) => openingStock)).toEqual([4, 0, 4]);
});

test('one value for the chosen rows, and none when it is no value', () => {
  const rows = [variant({ price: 1 }), variant({ price: 2 })];
  expect(writeAll(rows, [1], 'price', '9.90').variants.map(({ price }) => price)).toEqual([1, 990]);
  expect(writeAll(rows, [0, 1], 'price', 'x')).toEqual({ variants: rows, refused: ['x'] });
});
