import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';

/** The amounts of an order line that a reduction changes or is limited by. */
export type ReducibleLine = Record<
  'subtotal' | 'shopCoupon' | 'platformCoupon' | 'points' | 'freight' | 'payable' | 'commission' | 'shopShare',
  number
>;
export type Reduction = { productsOff: Money; freightOff: Money };

const productsLeft = ({ subtotal, shopCoupon, platformCoupon, points }: ReducibleLine) =>
  subtotal - shopCoupon - platformCoupon - points;

/** The most that can be taken off: what is paid in money for the products, and the freight. */
export function reducible(lines: readonly ReducibleLine[]): Reduction {
  return { productsOff: money(sumOf(lines, productsLeft)), freightOff: money(sumOf(lines, ({ freight }) => freight)) };
}

/**
 * Takes a reduction by the shop off the lines of an order, each by its share of what is left to pay. The shop bears it, so
 * that it counts as its coupons do; what the platform bears stays, and the commission falls at the rate it was computed with.
 */
export function reduceLines<Line extends ReducibleLine>(
  lines: readonly Line[],
  { productsOff, freightOff }: Reduction,
): Line[] {
  const most = reducible(lines);
  if (productsOff > most.productsOff || freightOff > most.freightOff)
    throw new RangeError('More is taken off than is left');
  const offProducts = split(productsOff, lines.map(productsLeft));
  const offFreight = split(
    freightOff,
    lines.map(({ freight }) => freight),
  );
  return lines.map((line, place) => {
    const fromProducts = offProducts[place] ?? 0;
    const freight = offFreight[place] ?? 0;
    const payable = line.payable - fromProducts - freight;
    const commission = commissionOf(line, fromProducts);
    return {
      ...line,
      shopCoupon: line.shopCoupon + fromProducts,
      freight: line.freight - freight,
      payable,
      commission,
      shopShare: payable + line.platformCoupon + line.points - commission,
    };
  });
}

/** The commission is a part of the subtotal minus the shop's own reductions; half a unit is rounded up. */
function commissionOf({ subtotal, shopCoupon, commission }: ReducibleLine, off: number): number {
  const base = BigInt(subtotal - shopCoupon);
  if (base === 0n) return commission;
  return Number((BigInt(commission) * (base - BigInt(off)) * 2n + base) / (base * 2n));
}

function split(amount: Money, weights: readonly number[]): readonly number[] {
  return amount === 0 ? weights.map(() => 0) : allocate(amount, weights);
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
