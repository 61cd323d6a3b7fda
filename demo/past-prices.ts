import { shopPrice } from '#demo/data/prices.ts';
import type { DemoProduct, DemoSku } from './mall-types.ts';
import { type Random, randomFor } from './random.ts';

/** What a variant cost before, and how many days ago that ended. */
export type DemoPastPrice = { sku: DemoSku; cents: number; endedDaysAgo: number };

const monthDays = 30;

/**
 * What the variants of a product cost before. One that is reduced was sold at the price that is struck through until its
 * reduction began, and never below since then but in further steps down: the lowest price of the thirty days before a
 * reduction is the one that may be struck through. The price of others goes up or down a little now and then.
 */
export function pastPrices({ key, skus, createdDaysAgo }: DemoProduct): DemoPastPrice[] {
  const random = randomFor(`prices ${key}`);
  // While a product is new, its first price held for half of its life at least.
  const reachDays = Math.min(createdDaysAgo / 2, monthDays - 2);
  const isReduced = skus.some(({ priceCents, originalCents }) => originalCents > priceCents);
  return isReduced ? reduced(skus, reachDays, random) : wavering(skus, reachDays, random);
}

function reduced(skus: readonly DemoSku[], reachDays: number, random: Random): DemoPastPrice[] {
  const beganDaysAgo = reachDays * (0.35 + random.next() * 0.65);
  const lowerDaysAgo = beganDaysAgo * (0.2 + random.next() * 0.5);
  const hasTwoSteps = random.chance(0.4);
  return skus.flatMap((sku) => {
    const { priceCents, originalCents } = sku;
    if (originalCents === priceCents) return [];
    const first = { sku, cents: originalCents, endedDaysAgo: beganDaysAgo };
    const between = shopPrice((priceCents + originalCents) / 2);
    const isBetween = priceCents < between && between < originalCents;
    return hasTwoSteps && isBetween ? [first, { sku, cents: between, endedDaysAgo: lowerDaysAgo }] : [first];
  });
}

function wavering(skus: readonly DemoSku[], reachDays: number, random: Random): DemoPastPrice[] {
  if (random.chance(0.5)) return [];
  const factor = random.pick([0.92, 0.95, 1.05, 1.08]);
  const endedDaysAgo = reachDays * (0.2 + random.next() * 0.8);
  return skus.flatMap((sku) => {
    const cents = shopPrice(sku.priceCents * factor);
    return cents === sku.priceCents ? [] : [{ sku, cents, endedDaysAgo }];
  });
}
