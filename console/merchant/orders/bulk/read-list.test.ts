import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const number = 'SH202611150000000042';
const other = 'SH202611150000000043';
const line = (orderNo: string, carrier: string, trackingNumber: string) => ({ orderNo, carrier, trackingNumber });

test.each([
  ['copied from a spreadsheet', `${number}\tDHL\tJD01\r\n${other}\tUPS\t1Z9\r\n`],
  ['with commas', `${number},DHL,JD01\n${other}, UPS ,1Z9`],
  ['with semicolons', `${number};DHL;JD01\r${other};UPS;1Z9;;`],
  ['with names of columns and a byte order mark', `\ufeffOrder,Carrier,Number\n${number},DHL,JD01\n\n${other},UPS,1Z9`],
  ['quoted, with more columns', `"${number}","DHL","JD01","Ana ""A"", Silva\nRoad 1"\n${other},UPS,'1Z9,Bo`],
])('a list %s', (_, text) => {
  expect(readList(text, 'dhl')).toEqual([line(number, 'DHL', 'JD01'), line(other, 'UPS', '1Z9')]);
});

test('a line without a carrier gets the one for all, and one without a tracking number stays', () => {
  expect(readList(`${number},JD01\n${other},,1Z9\n${other}`, 'dhl')).toEqual([
    line(number, 'dhl', 'JD01'),
    line(other, 'dhl', '1Z9'),
    line(other, 'dhl', ''),
  ]);
});

test('the order number may follow other columns', () => {
  expect(readList(`1\t${number}\tDHL\tJD01`, '')).toEqual([line(number, 'DHL', 'JD01')]);
});

test('what is no order number stays visible, except above the list', () => {
  expect(readList(`${number},DHL,JD01\nnonsense,DHL,2`, '')).toEqual([
    line(number, 'DHL', 'JD01'),
    line('nonsense', 'DHL', '2'),
  ]);
  expect(readList('nonsense', 'dhl')).toEqual([line('nonsense', 'dhl', '')]);
  expect(readList(' \n\n', 'dhl')).toEqual([]);
});

test('a broken quote and a huge text end', () => {
  expect(readList(`"${number},DHL`, '')).toHaveLength(1);
  expect(readList(`${number},DHL,${'x'.repeat(100_000)}\n`.repeat(50), '')).toHaveLength(50);
});
