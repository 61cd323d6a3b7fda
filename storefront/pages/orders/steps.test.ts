import { expect, test } from 'vitest';
import { hasStatusLine, stepsOf } from './steps.ts';

const at = '2026-11-15T10:00:00.000Z';
const words = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ status, isReached }) => `${status}${isReached ? '' : '?'}`);

test('an order goes through five steps', () => {
  expect(words(stepsOf('awaiting_payment', []))).toEqual([
    'awaiting_payment',
    'paid?',
    'shipped?',
    'received?',
    'completed?',
  ]);
  expect(words(stepsOf('shipped', []))).toEqual(['awaiting_payment', 'paid', 'shipped', 'received?', 'completed?']);
});

test('one that has ended before shows what it has been through', () => {
  expect(words(stepsOf('cancelled', [{ status: 'awaiting_payment', at }]))).toEqual(['awaiting_payment', 'cancelled']);
  expect(
    words(
      stepsOf('refunded', [
        { status: 'awaiting_payment', at },
        { status: 'paid', at },
        { status: 'refunded', at },
      ]),
    ),
  ).toEqual(['awaiting_payment', 'paid', 'refunded']);
});

test('each step knows when it was', () => {
  const steps = stepsOf('paid', [
    { status: 'awaiting_payment', at },
    { status: 'paid', at: '2026-11-15T10:05:00.000Z' },
  ]);
  expect(steps.map((step) => step.at)).toEqual([at, '2026-11-15T10:05:00.000Z', null, null, null]);
});

test('the step that comes next may have a day by which it comes', () => {
  const by = '2026-11-29T10:00:00.000Z';
  expect(stepsOf('shipped', [], by).map((step) => step.by)).toEqual([null, null, null, by, null]);
  expect(stepsOf('completed', [], null).map((step) => step.by)).toEqual([null, null, null, null, null]);
});

test('nobody is getting ready what is overdue, or what was all asked back before it was sent', () => {
  const line = { quantity: 2, unsent: 0 };
  const paid = { status: 'paid', isOverdue: false, lines: [line] } as const;
  expect(hasStatusLine(paid)).toBe(true);
  expect(hasStatusLine({ ...paid, isOverdue: true })).toBe(false);
  expect(hasStatusLine({ ...paid, lines: [{ quantity: 2, unsent: 2 }] })).toBe(false);
  expect(hasStatusLine({ ...paid, lines: [{ quantity: 2, unsent: 2 }, line] })).toBe(true);
  expect(hasStatusLine({ ...paid, status: 'shipped', isOverdue: true })).toBe(true);
});
