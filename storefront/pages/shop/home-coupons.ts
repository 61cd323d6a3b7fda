import { listCoupons, type OfferedCoupon } from '#contract/coupons/shopper.ts';
import type { ShownBlock } from '#contract/shops/shopper-home.ts';
import type { CallMall } from '#storefront/base/client/calls/call-mall.ts';

export const couponsShown = 3;

/** The coupons that a home page shows: none unless it has a row for them. */
export async function couponsFor(
  ask: CallMall,
  merId: number,
  blocks: readonly ShownBlock[],
): Promise<OfferedCoupon[]> {
  if (!blocks.some(({ kind }) => kind === 'coupons')) return [];
  return (await ask(listCoupons, { merId, limit: couponsShown })).list;
}
