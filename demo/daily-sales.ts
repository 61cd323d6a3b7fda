import { money } from '#contract/core/values.ts';
import { allocate } from '#server/modules/pricing/index.ts';
import { randomFor } from './random.ts';

const days = 30;
const weekendBoost = 1.5;

/**
 * How many were sold on each of the last thirty days, today first: all sales when the product is younger than that, else
 * about the share of its life that thirty days are, a little more or less as fashions come and go.
 */
export function soldByDay(key: string, sales: number, createdDaysAgo: number): number[] {
  const random = randomFor(`sales ${key}`);
  const fashion = 0.4 + random.next() * 2;
  const weights = Array.from({ length: days }, (_, daysAgo) => {
    const mood = random.between(20, 100);
    if (daysAgo > createdDaysAgo) return 0;
    return Math.round(daysAgo % 7 < 2 ? mood * weekendBoost : mood);
  });
  const inMonth =
    createdDaysAgo < days ? sales : Math.min(sales, Math.round((sales * days * fashion) / createdDaysAgo));
  return allocate(money(inMonth), weights);
}
