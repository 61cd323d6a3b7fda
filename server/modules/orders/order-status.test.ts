import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/orders.ts';
import { actionsOf, finished, next, statusOfTab } from './order-status.ts';

test('every status is in the table, and what has ended stays so', () => {
  expect(Object.keys(next).sort()).toEqual([...orderStatuses].sort());
  expect([next.cancelled, next.refunded]).toEqual([[], []]);
  expect(finished.flatMap((status) => next[status])).toEqual(['refunded']); // what was completed can still be returned
});

test('nothing comes back to a status that it has had', () => {
  const reachable = (from: (typeof orderStatuses)[number]): string[] =>
    next[from].flatMap((status) => [status, ...reachable(status)]);
  for (const status of orderStatuses) expect(reachable(status)).not.toContain(status);
});

test('no two tabs show the same status', () => {
  const shown = Object.values(statusOfTab).filter((status) => status !== null);
  expect(new Set(shown).size).toBe(shown.length);
});

test('only what the status allows is offered', () => {
  expect(actionsOf('awaiting_payment')).toEqual(['pay', 'cancel']);
  expect(actionsOf('paid')).toEqual(['buy_again']);
  expect(actionsOf('shipped')).toEqual(['buy_again']);
  expect(actionsOf('cancelled')).toEqual(['buy_again', 'delete']);
  expect(actionsOf('completed')).toEqual(['buy_again', 'delete']);
});
