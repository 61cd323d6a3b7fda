import { expect, test } from 'vitest';
import { newCoupon } from '#console/base/coupons/coupon-values.ts';
import { type GivingValues, givingOf, mistakesInGiving, platformTermsOf } from './giving-values.ts';

const byCode = (is: Partial<GivingValues> = {}): GivingValues => ({
  ...givingOf(null),
  ...{ channel: 'code', code: 'hello-10', ...is },
});

test('a code has letters, digits and hyphens, and is written in capitals', () => {
  expect(mistakesInGiving(byCode(), 'general')).toEqual({});
  for (const code of ['', 'abc', 'two words', 'ünder', 'x'.repeat(33)])
    expect(mistakesInGiving(byCode({ code }), 'general')).toEqual({ code: 'codeWrong' });
  const values = { ...newCoupon(), scope: 'general' as const, money: 5, minPrice: 20 };
  expect(platformTermsOf(values, byCode())).toMatchObject({ scope: 'general', code: 'HELLO-10', money: 500 });
});

test('what belongs to another choice is left out', () => {
  const values = { ...newCoupon(), scope: 'general' as const, money: 5, minPrice: 20 };
  const giving = byCode({ channel: 'centre', shopId: 7, codeUntil: '2026-12-01T00:00:00.000Z' });
  expect(platformTermsOf(values, giving)).toMatchObject({ shopId: null, code: null, codeUntil: null });
});

test('one shop has to be chosen, and a code begins before it ends', () => {
  expect(mistakesInGiving(givingOf(null), 'shop')).toEqual({ shopId: 'shopMissing' });
  const [codeFrom, codeUntil] = ['2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  expect(mistakesInGiving(byCode({ codeFrom, codeUntil }), 'general')).toEqual({ codeFrom: 'codeLate' });
});
