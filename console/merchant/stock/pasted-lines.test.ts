import { expect, test } from 'vitest';
import type { StockRow } from '#contract/catalogue/merchant-stock.ts';
import { checkLines, readLines } from './pasted-lines.ts';

const row = (skuId: number, code: string, available = 10, barcode = '') =>
  ({ skuId, code, barcode, available, onHand: available }) as StockRow;

test('cells are read as spreadsheets and people write them', () => {
  const text = 'CUP-1\t5\r\nCUP 2;-3\n\n"CUP,3", +12\nCUP-4 −7';
  expect(readLines(text)).toEqual([
    { line: 1, code: 'CUP-1', delta: 5 },
    { line: 2, code: 'CUP 2', delta: -3 },
    { line: 4, code: 'CUP,3', delta: 12 },
    { line: 5, code: 'CUP-4', delta: -7 },
  ]);
});

test('a line of headings is left out, a line without a number is not', () => {
  expect(readLines('Code\tChange\nCUP-1\t5')).toEqual([{ line: 2, code: 'CUP-1', delta: 5 }]);
  expect(readLines('CUP-1\t5\nCUP-2\nCUP-3\tmany\nCUP-4\t1.5\nCUP-5\t0').map(({ delta }) => delta)).toEqual([
    5,
    null,
    null,
    null,
    null,
  ]);
  expect(readLines('CUP-1')).toEqual([{ line: 1, code: 'CUP-1', delta: null }]);
});

test('each line finds its variant, or what is wrong with it', () => {
  const found = [row(1, 'A', 3), row(2, 'B'), row(3, 'B'), row(4, 'D', 10, '400'), row(5, '400')];
  const checked = checkLines(readLines('A 5\nB 1\nC 1\nA 1\nD -11\n400 2\nD x'), found);
  expect(checked.map(({ row: of, problem }) => [of?.skuId ?? null, problem])).toEqual([
    [1, null],
    [null, 'severalVariants'],
    [null, 'unknownCode'],
    [1, 'twice'],
    [4, 'tooFew'],
    [5, null],
    [4, 'wrongNumber'],
  ]);
});
