import { expect, test } from 'vitest';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';
import { sharePart } from './share-part.ts';

const share = {
  ...{ quantity: 2, subtotal: 6_000, shopCoupon: 500, platformCoupon: 300, points: 0, freight: 0 },
  ...{ payable: 5_200, commission: 275, shopShare: 5_225 },
};
const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ id: 1, at: '2026-11-16T10:00:00.000Z', rule: 'sale', account: 'pending', amount: 5_225, currency: 'USD' },
  ...{ orderNo: null, lineId: 1, product: null, variant: null, refundOrderNo: null, payoutNo: null, reason: '' },
  share,
  ...given,
});

test('the parts of sales and refunds can be added up', () => {
  expect(sharePart(entry({}), 'quantity')).toBe(2);
  expect(sharePart(entry({}), 'subtotal')).toBe(60);
  expect(sharePart(entry({ rule: 'refund' }), 'commission')).toBe(-2.75);
  expect(sharePart(entry({ rule: 'refund' }), 'points')).toBe(0);
  expect(sharePart(entry({ rule: 'release', share: null }), 'subtotal')).toBeNull();
});
