import { expect, test } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const row = (orderNo: string, trackingNumber = '', carrier = 'dhl') => ({ orderNo, carrier, trackingNumber });
const [first, second, third] = ['SH202611150000000001', 'SH202611150000000002', 'SH202611150000000003'] as const;

test('a pasted line gives its number to the order that waits in the list, and other orders are added', () => {
  const rows = [row(first), row(second, 'GP1'), row(third)];
  const { filled, added } = mergeLines(rows, [
    row(third.toLowerCase(), 'GP3', 'ups'),
    row(second, 'GP2'),
    row(first, 'GP4', ''),
    row(first, 'GP5'),
  ]);
  expect([...filled.values()]).toEqual([row(third, 'GP3', 'ups'), row(first, 'GP4')]);
  expect(added).toEqual([row(second, 'GP2'), row(first, 'GP5')]);
});

test('tracking numbers alone go to the rows that wait, in the order of the list; those too many are added', () => {
  const rows = [row(first), row(second, 'GP1'), row(third)];
  const { filled, added } = mergeLines(rows, [row('JD01'), row('JD02'), row('JD03')]);
  expect([...filled.values()]).toEqual([row(first, 'JD01'), row(third, 'JD02')]);
  expect(added).toEqual([row('JD03')]);
});

test('a line among others that names no order is no tracking number', () => {
  for (const lines of [[row('JD01'), row(first, 'GP1')], [row('nonsense')]])
    expect(mergeLines([row(second)], lines)).toEqual({ filled: new Map(), added: lines });
});

test('an order that is already in the list and brings no number changes nothing', () => {
  expect(mergeLines([row(first)], [row(first)])).toEqual({ filled: new Map(), added: [] });
});
