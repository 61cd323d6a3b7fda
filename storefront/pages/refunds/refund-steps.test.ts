import { expect, test } from 'vitest';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import { amountName, refundSteps } from './refund-steps.ts';

const at = '2026-11-15T12:00:00.000Z';
const past = (...all: RefundStatus[]) =>
  all.map((status) => ({ status, by: 'shop' as const, note: '', amount: null, at }));
const shown = (steps: ReturnType<typeof refundSteps>) =>
  steps.map(({ status, isReached, at: when }) => `${status} ${isReached ? 'reached' : 'to come'}${when ? ' at' : ''}`);

test('money only: four steps, the rest to come', () => {
  expect(shown(refundSteps('money', 'refunding', past('under_review', 'accepted', 'refunding')))).toEqual([
    'under_review reached at',
    'accepted reached at',
    'refunding reached at',
    'refunded to come',
  ]);
});

test('with products, they are sent back between', () => {
  expect(refundSteps('goods', 'accepted', past('under_review', 'accepted')).map(({ status }) => status)).toEqual([
    ...['under_review', 'accepted', 'sent_back', 'refunding', 'refunded'],
  ]);
});

test.each(['refused', 'withdrawn', 'expired'] as const)('%s ends it where it is', (status) => {
  expect(shown(refundSteps('money', status, past('under_review', status)))).toEqual([
    'under_review reached at',
    `${status} reached at`,
  ]);
});

test('accepted after a refusal goes on as if it had never been', () => {
  const history = past('under_review', 'refused', 'accepted', 'refunding');
  expect(refundSteps('money', 'refunding', history).map(({ status }) => status)).not.toContain('refused');
});

test('what was disputed is shown on the way, whether it is paid or refused', () => {
  const disputed = past('under_review', 'accepted', 'sent_back', 'disputed');
  expect(refundSteps('goods', 'disputed', disputed).map(({ status, isReached }) => `${status} ${isReached}`)).toEqual([
    ...['under_review true', 'accepted true', 'sent_back true', 'disputed true', 'refunding false', 'refunded false'],
  ]);
  const refused = past('under_review', 'accepted', 'sent_back', 'disputed', 'refused');
  expect(refundSteps('goods', 'refused', refused).map(({ status }) => status)).toEqual([
    ...['under_review', 'accepted', 'sent_back', 'disputed', 'refused'],
  ]);
});

test('an offered part is shown where it was made, unless the buyer has declined it', () => {
  const names = (...args: Parameters<typeof refundSteps>) => refundSteps(...args).map(({ status }) => status);
  const asked = past('under_review', 'offered');
  const paid = ['accepted', 'refunding', 'refunded'];
  expect(names('money', 'offered', asked)).toEqual(['under_review', 'offered', ...paid]);
  expect(names('money', 'refunding', [...asked, ...past('accepted', 'refunding')])).toContain('offered');
  expect(names('money', 'under_review', [...asked, ...past('under_review')])).toEqual(['under_review', ...paid]);
  const returned = past('under_review', 'accepted', 'sent_back', 'offered');
  expect(names('goods', 'offered', returned)).toEqual([
    ...['under_review', 'accepted', 'sent_back', 'offered', 'refunding', 'refunded'],
  ]);
  expect(names('goods', 'disputed', [...returned, ...past('disputed')])).not.toContain('offered');
});

test.each<[RefundStatus, string]>([
  ['under_review', 'requested'],
  ['offered', 'requested'],
  ['accepted', 'total'],
  ['sent_back', 'total'],
  ['disputed', 'requested'],
  ['refunding', 'total'],
  ['refunded', 'paidBack'],
  ['refused', 'requested'],
  ['withdrawn', 'requested'],
  ['expired', 'requested'],
])('the amount of a refund that is %s is called %s: nothing “comes back” before it is decided', (status, name) => {
  expect(amountName(status)).toBe(name);
});
