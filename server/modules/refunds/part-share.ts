import { money } from '#contract/core/values.ts';
import { allocate } from '#server/modules/pricing/index.ts';
import type { Plan } from './plan-refund.ts';
import { type Share, sumShares } from './refund-share.ts';

/**
 * A part of a refund, to the cent. Lines share it by what each would refund in whole. Within a line, coupons, points, freight and
 * commission are given back by the same share, rounded down; the subtotal takes the rest, so that everything adds up and no
 * amount exceeds that of the whole.
 */
export function partOf({ lines, total, freightRule }: Plan, amount: number): Plan {
  if (amount < 1 || amount >= total.payable) throw new RangeError(`${amount} is not a part of ${total.payable}`);
  const payables = allocate(
    money(amount),
    lines.map(({ payable }) => payable),
  );
  const parts = lines.map((line, place) => {
    const payable = payables[place] ?? 0;
    // Nothing was paid in money for this line: the share of the whole refund counts.
    const share = line.payable > 0 ? { part: payable, of: line.payable } : { part: amount, of: total.payable };
    return { ...line, ...shareAt(line, payable, share) };
  });
  return { lines: parts, total: sumShares(parts), freightRule };
}

function shareAt(line: Share, payable: number, { part, of }: { part: number; of: number }): Share {
  const scaled = (value: number) => Number((BigInt(value) * BigInt(part)) / BigInt(of));
  const [shopCoupon, platformCoupon, points] = [line.shopCoupon, line.platformCoupon, line.points].map(scaled) as [
    number,
    number,
    number,
  ];
  const freight = scaled(line.freight);
  const ofShopAndMall = payable + platformCoupon + points;
  const commission = Math.min(scaled(line.commission), ofShopAndMall);
  return {
    subtotal: payable + shopCoupon + platformCoupon + points - freight,
    ...{ shopCoupon, platformCoupon, points, freight, payable, commission },
    shopShare: ofShopAndMall - commission,
    pointsUsed: scaled(line.pointsUsed),
  };
}
