import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

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
