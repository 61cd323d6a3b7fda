import { money } from '#contract/core/values.ts';
import { allocate } from '#server/modules/pricing/index.ts';

/** What was frozen of an order's line when it was placed. */
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

/** What one unit of a line has of each of its amounts. What is paid, and the shop's share, follow from these. */
type Unit = Omit<Share, 'payable' | 'shopShare'>;

/**
 * Shares a line's frozen amounts out to its units, once and for all: unit by unit, each by largest remainder of what is
 * left. So no unit has less than nothing of anything, a unit always comes to its price, and whatever units go back, in
 * whatever parts and order, all of them together are the line to the cent.
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
  // Commission is taken on the subtotal less the shop's own reduction, and points were counted by what they took off.
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

/** What comes back for these units of a line, by their numbers from 1, with so much freight. */
export function shareOf(line: FrozenLine, numbers: readonly number[], freight: number): Share {
  const all = unitsOf(line);
  const chosen = numbers.map((number) => {
    const unit = all[number - 1];
    if (!unit) throw new RangeError(`There is no unit ${number}`);
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

/** The units with the lowest numbers that nobody has asked back, or null when there are not so many. */
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
 * How many earned points go with a refund after the receipt: what is left after it is the same share of them, rounded down,
 * as what is still paid is of what was paid when they were earned.
 */
export function earnedToTakeBack(earned: number, paidAtReceipt: number, backBefore: number, back: number): number {
  if (earned === 0 || paidAtReceipt === 0) return 0;
  const leftAfter = (paid: number) => Number((BigInt(earned) * BigInt(paidAtReceipt - paid)) / BigInt(paidAtReceipt));
  return leftAfter(backBefore) - leftAfter(backBefore + back);
}
