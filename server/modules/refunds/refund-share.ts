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
  goods: number;
  shopCoupon: number;
  platformCoupon: number;
  points: number;
  freight: number;
  payable: number;
  commission: number;
  shopShare: number;
  pointsUsed: number;
};

/** What one piece of a line has of each of its amounts. What is paid, and the shop's share, follow from these. */
type Piece = Omit<Share, 'payable' | 'shopShare'>;

/**
 * Shares a line's frozen amounts out to its pieces, once and for all: piece by piece, each by largest remainder of what is
 * left. So no piece has less than nothing of anything, a piece always comes to its price, and whatever pieces go back, in
 * whatever parts and order, all of them together are the line to the cent.
 */
export function unitsOf(line: FrozenLine): Piece[] {
  const { quantity, unitPrice, shopCoupon, platformCoupon, points } = line;
  const evenly = Array.from({ length: quantity }, () => 1);
  const left = [shopCoupon, platformCoupon, points, unitPrice * quantity - shopCoupon - platformCoupon - points];
  const pieces = evenly.map(() => {
    const parts = unitPrice === 0 ? left.map(() => 0) : allocate(money(unitPrice), left);
    for (const [place, part] of parts.entries()) left[place] = (left[place] ?? 0) - part;
    const [ofShop = 0, ofPlatform = 0, byPoints = 0] = parts;
    return { goods: unitPrice, shopCoupon: ofShop, platformCoupon: ofPlatform, points: byPoints };
  });
  // Commission is taken on goods less the shop's own reduction, and points were counted by what they took off.
  const commission = shared(
    line.commission,
    pieces.map((piece) => piece.goods - piece.shopCoupon),
  );
  const pointsUsed = shared(
    line.pointsUsed,
    pieces.map((piece) => piece.points),
  );
  const freight = shared(line.freight, evenly);
  return pieces.map((piece, place) => ({
    ...piece,
    commission: commission[place] ?? 0,
    pointsUsed: pointsUsed[place] ?? 0,
    freight: freight[place] ?? 0,
  }));
}

function shared(total: number, weights: readonly number[]): number[] {
  return total === 0 ? weights.map(() => 0) : allocate(money(total), weights);
}

/** What comes back for these pieces of a line, by their numbers from 1, with so much freight. */
export function shareOf(line: FrozenLine, numbers: readonly number[], freight: number): Share {
  const all = unitsOf(line);
  const chosen = numbers.map((number) => {
    const piece = all[number - 1];
    if (!piece) throw new RangeError(`There is no piece ${number}`);
    return piece;
  });
  const sum = (name: keyof Piece) => chosen.reduce((total, piece) => total + piece[name], 0);
  const parts = {
    goods: sum('goods'),
    shopCoupon: sum('shopCoupon'),
    platformCoupon: sum('platformCoupon'),
    points: sum('points'),
    commission: sum('commission'),
    pointsUsed: sum('pointsUsed'),
    freight,
  };
  const payable = parts.goods - parts.shopCoupon - parts.platformCoupon - parts.points + freight;
  return { ...parts, payable, shopShare: payable + parts.platformCoupon + parts.points - parts.commission };
}

/** The freight of these pieces. */
export function freightOfUnits(line: FrozenLine, numbers: readonly number[]): number {
  const all = unitsOf(line);
  return numbers.reduce((total, number) => total + (all[number - 1]?.freight ?? 0), 0);
}

/** The pieces with the lowest numbers that nobody has asked back, or null when there are not so many. */
export function unclaimedUnits(quantity: number, taken: readonly number[], wanted: number): number[] | null {
  const free = Array.from({ length: quantity }, (_, place) => place + 1).filter((number) => !taken.includes(number));
  return free.length < wanted ? null : free.slice(0, wanted);
}

export function sumShares(shares: readonly Share[]): Share {
  const sum = (name: keyof Share) => shares.reduce((total, share) => total + share[name], 0);
  return {
    goods: sum('goods'),
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
