import { money } from '#contract/core/values.ts';
import { allocate } from '#server/modules/pricing/index.ts';

/** The amounts of an order line that were frozen when the order was placed. */
export type FrozenLine = {
  quantity: number;
  unitPrice: number;
  shopCoupon: number;
  platformCoupon: number;
  points: number;
  pointsUsed: number;
  freight: number;
  commission: number;
};

export type Share = {
  subtotal: number;
  shopCoupon: number;
  platformCoupon: number;
  points: number;
  freight: number;
  payable: number;
  commission: number;
  shopShare: number;
  pointsUsed: number;
};

/** One unit's part of each amount of a line. The payable amount and the shop's share follow from these. */
type Unit = Omit<Share, 'payable' | 'shopShare'>;

/**
 * Divides a line's frozen amounts among its units, always in the same way: unit by unit, each by largest remainder of what is
 * left. So no amount of a unit is negative, a unit always adds up to its price, and whatever units are refunded, in whatever
 * parts and order, all of them together are the line to the cent.
 */
export function unitsOf(line: FrozenLine): Unit[] {
  const { quantity, unitPrice, shopCoupon, platformCoupon, points } = line;
  const evenly = Array.from({ length: quantity }, () => 1);
  const left = [shopCoupon, platformCoupon, points, unitPrice * quantity - shopCoupon - platformCoupon - points];
  const units = evenly.map(() => {
    const parts = unitPrice === 0 ? left.map(() => 0) : allocate(money(unitPrice), left);
    for (const [place, part] of parts.entries()) left[place] = (left[place] ?? 0) - part;
    const [ofShop = 0, ofPlatform = 0, byPoints = 0] = parts;
    return { subtotal: unitPrice, shopCoupon: ofShop, platformCoupon: ofPlatform, points: byPoints };
  });
  // Commission is based on the subtotal minus the shop's own reduction; points are divided by what they took off.
  const commission = shared(
    line.commission,
    units.map((unit) => unit.subtotal - unit.shopCoupon),
  );
  const pointsUsed = shared(
    line.pointsUsed,
    units.map((unit) => unit.points),
  );
  const freight = shared(line.freight, evenly);
  return units.map((unit, place) => ({
    ...unit,
    commission: commission[place] ?? 0,
    pointsUsed: pointsUsed[place] ?? 0,
    freight: freight[place] ?? 0,
  }));
}

function shared(total: number, weights: readonly number[]): number[] {
  return total === 0 ? weights.map(() => 0) : allocate(money(total), weights);
}

/** The refund of these units of a line, by their numbers from 1, with this freight. */
export function shareOf(line: FrozenLine, numbers: readonly number[], freight: number): Share {
  const all = unitsOf(line);
  const chosen = numbers.map((number) => {
    const unit = all[number - 1];
    if (!unit) throw new RangeError(`Unit ${number} does not exist`);
    return unit;
  });
  const sum = (name: keyof Unit) => chosen.reduce((total, unit) => total + unit[name], 0);
  const parts = {
    subtotal: sum('subtotal'),
    shopCoupon: sum('shopCoupon'),
    platformCoupon: sum('platformCoupon'),
    points: sum('points'),
    commission: sum('commission'),
    pointsUsed: sum('pointsUsed'),
    freight,
  };
  const payable = parts.subtotal - parts.shopCoupon - parts.platformCoupon - parts.points + freight;
  return { ...parts, payable, shopShare: payable + parts.platformCoupon + parts.points - parts.commission };
}

/** The freight of these units. */
export function freightOfUnits(line: FrozenLine, numbers: readonly number[]): number {
  const all = unitsOf(line);
  return numbers.reduce((total, number) => total + (all[number - 1]?.freight ?? 0), 0);
}

/** The units with the lowest numbers that nobody has requested back; null when there are not enough. */
export function unclaimedUnits(quantity: number, taken: readonly number[], wanted: number): number[] | null {
  const free = Array.from({ length: quantity }, (_, place) => place + 1).filter((number) => !taken.includes(number));
  return free.length < wanted ? null : free.slice(0, wanted);
}

export function sumShares(shares: readonly Share[]): Share {
  const sum = (name: keyof Share) => shares.reduce((total, share) => total + share[name], 0);
  return {
    subtotal: sum('subtotal'),
    shopCoupon: sum('shopCoupon'),
    platformCoupon: sum('platformCoupon'),
    points: sum('points'),
    freight: sum('freight'),
    payable: sum('payable'),
    commission: sum('commission'),
    shopShare: sum('shopShare'),
    pointsUsed: sum('pointsUsed'),
  };
}

/**
 * How many earned points a refund after the receipt takes back: the remaining points are the same share of the earned ones,
 * rounded down, as the remaining payment is of what was paid when they were earned.
 */
export function earnedToTakeBack(earned: number, paidAtReceipt: number, backBefore: number, back: number): number {
  if (earned === 0 || paidAtReceipt === 0) return 0;
  const leftAfter = (paid: number) => Number((BigInt(earned) * BigInt(paidAtReceipt - paid)) / BigInt(paidAtReceipt));
  return leftAfter(backBefore) - leftAfter(backBefore + back);
}
