import { activityPlans } from '#demo/data/activity-plans.ts';
import { shopPrice } from '#demo/data/prices.ts';
import type { DemoActivity, DemoActivityProduct, DemoProduct } from './mall-types.ts';
import { randomFor } from './random.ts';

const leaderCount = 12; // these have a block of their own on the home page, and move up and down as people buy

/** One flash sale and five permanent activities, which together use all three layouts. No product is in two of them. */
export function demoActivities(products: DemoProduct[]): DemoActivity[] {
  const best = [...products].sort((a, b) => a.rank - b.rank).slice(leaderCount);
  const taken = new Set<DemoProduct>();
  return activityPlans.map(({ from, count, heroes, ...activity }) => {
    const random = randomFor(`activity ${activity.key}`);
    const left = best.filter((item) => !taken.has(item));
    const chosen =
      from === 'second-tier' ? onePerShop(left, count) : ofTheme(left, from, count, ofIcons(left, from, heroes ?? []));
    for (const item of chosen) taken.add(item);
    return { ...activity, products: chosen.map((item) => toActivityProduct(activity, item, random)) };
  });
}

const isFrom = ({ categoryKey }: DemoProduct, from: string) =>
  categoryKey === from || categoryKey.startsWith(`${from}-`);

function ofIcons(best: DemoProduct[], from: string[], icons: string[]): DemoProduct[] {
  const ofFrom = best.filter((item) => from.some((key) => isFrom(item, key)));
  return icons.flatMap((icon) => ofFrom.find((item) => item.art[0]?.objects.at(-1)?.icon === icon) ?? []);
}

// One product of each category in turn, so that no activity is filled by a single one.
function ofTheme(best: DemoProduct[], from: string[], count: number, first: DemoProduct[]): DemoProduct[] {
  const queues = from.map((key) => best.filter((item) => isFrom(item, key) && !first.includes(item)));
  const chosen = [...first];
  for (let turn = 0; chosen.length < count && queues.some(({ length }) => length > 0); turn++) {
    const next = queues[turn % queues.length]?.shift();
    if (next) chosen.push(next);
  }
  return chosen.slice(0, count);
}

// The second tier of best sellers, one each of ten shops: the very best need no flash sale.
function onePerShop(best: DemoProduct[], count: number): DemoProduct[] {
  const chosen: DemoProduct[] = [];
  for (const item of best.slice(60 - leaderCount)) {
    if (chosen.length === count) break;
    if (Math.min(...item.skus.map(({ priceCents }) => priceCents)) < 1_200) continue;
    if (!chosen.some((other) => other.shopKey === item.shopKey)) chosen.push(item);
  }
  return chosen;
}

function toActivityProduct(
  activity: Omit<DemoActivity, 'products'>,
  item: DemoProduct,
  random: ReturnType<typeof randomFor>,
): DemoActivityProduct {
  const lowestCents = Math.min(...item.skus.map(({ priceCents }) => priceCents));
  if (activity.kind === 'flash') {
    const quota = random.between(4, 20) * 10;
    const activityPriceCents = Math.min(lowestCents - 100, shopPrice(lowestCents * (0.55 + random.next() * 0.25)));
    return { productKey: item.key, activityPriceCents, quota, sold: Math.floor(quota * (0.12 + random.next() * 0.8)) };
  }
  if (activity.layout !== 3) return { productKey: item.key };
  const main = item.art[0];
  const hero = main?.objects.at(-1);
  if (!main || !hero) throw new Error(`${item.key} has no picture`);
  return {
    productKey: item.key,
    wideArt: {
      width: 600,
      height: 300,
      background: { ...main.background, focusX: 0.68, floorY: 0.88 },
      objects: [
        { ...hero, x: 0.86, y: 0.82, size: 0.44, rotate: 10 },
        { ...hero, x: 0.66, y: 0.88, size: 0.72, rotate: 0 },
      ],
    },
  };
}
