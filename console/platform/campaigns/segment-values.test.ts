import { expect, test } from 'vitest';
import { mistakesInSegment, newSegment, segmentOf } from './segment-values.ts';

test('only what belongs to the kind is asked for, and sent', () => {
  expect(segmentOf(newSegment('everybody'))).toEqual({ kind: 'everybody' });
  expect(segmentOf({ ...newSegment('unseen'), days: 90, amount: 'x' })).toEqual({ kind: 'unseen', days: 90 });
  expect(segmentOf({ ...newSegment('spent'), amount: 19.99 })).toEqual({ kind: 'spent', amount: 1_999, days: 30 });
  expect(segmentOf({ ...newSegment('bought'), categoryId: 3 })).toEqual({ kind: 'bought', categoryId: 3, days: 30 });
  expect(segmentOf({ ...newSegment('account'), accountId: 8 })).toEqual({ kind: 'account', accountId: 8 });
});

test('what is missing or out of range is said at its field', () => {
  expect(mistakesInSegment({ ...newSegment('bought'), days: 0 })).toEqual({
    ...{ categoryId: 'categoryMissing', days: 'daysWrong' },
  });
  for (const days of ['', 731, 1.5])
    expect(mistakesInSegment({ ...newSegment('unseen'), days })).toEqual({ days: 'daysWrong' });
  for (const amount of ['', 0, 1_000_001])
    expect(mistakesInSegment({ ...newSegment('spent'), amount })).toEqual({ amount: 'amountWrong' });
  expect(mistakesInSegment(newSegment('account'))).toEqual({ accountId: 'accountWrong' });
  expect(segmentOf(newSegment('account'))).toBeNull();
});
