import { money } from '#contract/core/values.ts';
import type { NewFigures, NewProductFigures } from '#server/modules/insights/index.ts';
import { allocate } from '#server/modules/pricing/index.ts';
import type { DemoProduct } from './mall-types.ts';
import { randomFor } from './random.ts';

const days = 60; // twice the usual range, so that it can be compared
const lookedPerSale = 14;
const quietest = 2; // visitors of a product that hardly sells
const productsPerVisitor = 1.6;
const weekendBoost = 1.4;

/** How many of a hundred come from where. */
const sourceShares = {
  search: 34,
  category: 17,
  home: 14,
  product: 11,
  offers: 8,
  direct: 7,
  'site:google.com': 5,
  'campaign:newsletter': 4,
} as const;

type Visits = { figures: NewFigures[]; products: NewProductFigures[] };
type Ids = { shopId: number; productIdOf: (key: string) => number; categoryIdOf: (key: string) => number };
type Seen = { visitors: number; views: number; carts: number };

/** Who has looked at a shop on the days before today. Nobody has bought then: orders of the demo are real ones. */
export function demoVisits(shopKey: string, products: readonly DemoProduct[], ids: Ids): Visits {
  const visits: Visits = { figures: [], products: [] };
  const random = randomFor(`visits ${shopKey}`);
  const words = searchWords(products);
  for (let daysAgo = 1; daysAgo <= days; daysAgo++) {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const mood = (daysAgo % 7 < 2 ? weekendBoost : 1) * (1.15 - daysAgo / 200) * (0.8 + random.next() * 0.4);
    const byCategory = new Map<number, Seen>();
    const all: Seen = { visitors: 0, views: 0, carts: 0 };
    for (const product of products.filter(({ createdDaysAgo }) => createdDaysAgo >= daysAgo)) {
      const sold = product.soldByDay[daysAgo % product.soldByDay.length] ?? 0;
      const visitors = Math.round((quietest * random.next() + (sold * lookedPerSale) / 10) * mood);
      if (visitors === 0) continue;
      const seen = {
        visitors,
        views: visitors + random.between(0, visitors),
        carts: Math.round(visitors * random.next() * 0.2),
      };
      visits.products.push({ shopId: ids.shopId, day, productId: ids.productIdOf(product.key), ...seen });
      for (const sum of [all, categoryOf(byCategory, ids.categoryIdOf(product.categoryKey))]) {
        sum.visitors += seen.visitors;
        sum.views += seen.views;
        sum.carts += seen.carts;
      }
    }
    const visitors = Math.round(all.visitors / productsPerVisitor);
    const row = (part: NewFigures['part'], key: string, seen: Partial<Seen>) =>
      visits.figures.push({ shopId: ids.shopId, part, day, key, ...seen });
    row('all', '', { ...all, visitors });
    for (const [id, seen] of byCategory)
      row('category', String(id), { ...seen, visitors: Math.min(visitors, seen.visitors) });
    const shares = allocate(money(visitors), Object.values(sourceShares));
    const views = allocate(money(all.views), Object.values(sourceShares));
    for (const [at, source] of Object.keys(sourceShares).entries())
      row('source', source, { visitors: shares[at] ?? 0, views: views[at] ?? 0 });
    for (const [at, word] of words.entries()) {
      const found = Math.floor(((shares[0] ?? 0) * random.between(5, 20)) / 100 / (1 + at / 3));
      if (found >= 3) row('search', word, { visitors: found, views: found });
    }
  }
  return visits;
}

function categoryOf(sums: Map<number, Seen>, id: number): Seen {
  const sum = sums.get(id) ?? { visitors: 0, views: 0, carts: 0 };
  sums.set(id, sum);
  return sum;
}

/** What the best products are searched for by: the last two words of their names, before any comma. */
function searchWords(products: readonly DemoProduct[]): string[] {
  const best = products.toSorted((a, b) => b.sales - a.sales).slice(0, 12);
  const words = best.map(({ name }) => (name.en.toLowerCase().split(',')[0] ?? '').split(' ').slice(-2).join(' '));
  return [...new Set(words)];
}
