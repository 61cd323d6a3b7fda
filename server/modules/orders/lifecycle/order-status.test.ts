import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/orders/shopper.ts';
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
  const shown = Object.values(statusOfTab);
  expect(new Set(shown).size).toBe(shown.length);
});

describe('what is offered, by status, deadlines and units', () => {
  const line = { quantity: 3, shipped: 0, unsent: 0, refunding: 0, refunded: 0, partRefunded: 0 };
  const standing = { hasTrack: false, isOverdue: false, isOver: false, completeBy: null, openRefunds: 0 };
  const offered = (status: OrderStatus, is: Partial<typeof line> = {}, hasTrack = false) =>
    actionsOf({ ...standing, status, hasTrack, lines: [{ ...line, ...is }] }).join(' ');

  test.each<[OrderStatus, Partial<typeof line>, boolean, string]>([
    ['awaiting_payment', {}, false, 'pay cancel'],
    ['paid', {}, false, 'refund buy_again'],
    ['paid', { shipped: 1 }, true, 'logistics refund buy_again'],
    ['paid', { unsent: 3, refunding: 3 }, false, 'buy_again'],
    ['shipped', { shipped: 3 }, true, 'confirm logistics refund buy_again'],
    ['shipped', { shipped: 3 }, false, 'confirm refund buy_again'],
    ['shipped', { shipped: 2, unsent: 1, refunded: 1 }, true, 'confirm logistics refund buy_again'],
    ['shipped', { shipped: 2, unsent: 1, refunding: 1 }, true, 'logistics refund buy_again'], // it may be to be sent yet
    ['shipped', { shipped: 2 }, true, 'logistics refund buy_again'], // a request was refused: one is still to be sent
    ['shipped', { shipped: 3, refunding: 1, refunded: 2 }, true, 'confirm logistics buy_again'],
    ['received', { shipped: 3 }, true, 'logistics review refund buy_again'],
    ['received', { shipped: 3, refunding: 3 }, false, 'review buy_again'], // undecided: the refund may be refused
    ['received', { shipped: 3, refunded: 3 }, false, 'buy_again'],
    ['completed', { shipped: 3 }, true, 'logistics refund buy_again delete'], // reviewed early: the right stays
    ['completed', { shipped: 3, refunded: 3 }, true, 'logistics buy_again delete'],
    ['shipped', { shipped: 3, refunded: 3 }, true, 'logistics buy_again'], // all is being paid back
    ['shipped', { shipped: 3, partRefunded: 3 }, true, 'confirm logistics buy_again'], // the buyer has all of it
    ['received', { shipped: 3, partRefunded: 2 }, false, 'review refund buy_again'],
    ['cancelled', {}, false, 'buy_again delete'],
    ['refunded', { unsent: 3, refunded: 3 }, false, 'buy_again delete'],
  ])('%s %j', (status, is, hasTrack, actions) => {
    expect(offered(status, is, hasTrack)).toBe(actions);
  });

  test('one line that can be asked back is enough, and all have to be sent to be confirmed', () => {
    const gone = { ...line, shipped: 3, refunded: 3 };
    expect(actionsOf({ ...standing, status: 'shipped', lines: [gone, line] })).toEqual(['refund', 'buy_again']);
  });

  test('a received order whose time is over offers no refund, and one with an open refund cannot be deleted', () => {
    const lines = [{ ...line, shipped: 3 }];
    for (const status of ['received', 'completed'] as const)
      expect(actionsOf({ ...standing, status, isOver: true, lines })).not.toContain('refund');
    expect(actionsOf({ ...standing, status: 'completed', openRefunds: 1, lines })).toEqual(['refund', 'buy_again']);
  });

  test('what was not sent in time can be cancelled by its buyer, and nothing else', () => {
    const overdue = { ...standing, status: 'paid', isOverdue: true } as const;
    expect(actionsOf({ ...overdue, lines: [line] })).toEqual(['cancel_unsent', 'refund', 'buy_again']);
    expect(actionsOf({ ...overdue, lines: [{ ...line, unsent: 3, refunding: 3 }] })).toEqual(['buy_again']);
    expect(actionsOf({ ...overdue, isOverdue: false, lines: [line] })).toEqual(['refund', 'buy_again']);
  });
});
