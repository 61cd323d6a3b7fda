import { expect, test } from 'vitest';
import type { ApplyLine } from '#contract/refunds/shopper.ts';
import { fitted, linesAsked, mostOf } from './apply-order.ts';

const line = (lineId: number, left: number, leftSent: number) => ({ lineId, left, leftSent }) as ApplyLine;
const lines = [line(1, 3, 2), line(2, 1, 0)];

test('only what was sent can be sent back', () => {
  expect(lines.map((each) => mostOf(each, 'money'))).toEqual([3, 1]);
  expect(lines.map((each) => mostOf(each, 'goods'))).toEqual([2, 0]);
});

test('another kind keeps of a choice what it can', () => {
  expect(fitted(lines, { 1: 3, 2: 1 }, 'goods')).toEqual({ 1: 2 });
  expect(fitted(lines, { 1: 2 }, 'money')).toEqual({ 1: 2 });
});

test('what is asked for is a list of lines', () => {
  expect(linesAsked({ 7: 2, 9: 1 })).toEqual([
    { lineId: 7, quantity: 2 },
    { lineId: 9, quantity: 1 },
  ]);
});
