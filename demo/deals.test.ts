import { expect, test } from 'vitest';
import { DealOffer } from '#contract/catalogue/merchant-deals.ts';
import { dealOf, demoDeals } from './deals.ts';
import { demoMall } from './mall.ts';

const mall = demoMall();
const numbered = (list: { key: string }[]) => new Map(list.map(({ key }, at) => [key, at + 1]));
const ids = {
  categories: new Map(),
  activities: new Map(),
  brands: new Map(),
  shops: numbered(mall.shops),
  products: numbered(mall.products),
};

test('every deal is one that a shop could have made, and begins before it ends', () => {
  for (const deal of demoDeals) {
    const { offer, startsAt, endsAt } = dealOf(deal, ids);
    expect(DealOffer.safeParse(offer).error, deal.key).toBeUndefined();
    expect(startsAt < endsAt, deal.key).toBe(true);
  }
  expect(demoDeals.filter(({ startsInDays }) => startsInDays > 0).map(({ key }) => key)).toEqual(['bathroom']);
});

test('no set costs less than two thirds of its prices, and one product shows that deals do not count in the flash sale', () => {
  const lowest = (key: string) => {
    const skus = mall.products.find((product) => product.key === key)?.skus ?? [];
    return Math.min(...skus.map(({ priceCents }) => priceCents));
  };
  for (const { key, offCents, units } of demoDeals) {
    const set = Object.entries(units).reduce((sum, [product, count]) => sum + count * lowest(product), 0);
    expect((offCents ?? 0) * 3, key).toBeLessThan(set);
  }
  const flash = mall.activities
    .filter(({ kind }) => kind === 'flash')
    .flatMap(({ products }) => products.map(({ productKey }) => productKey));
  const inBoth = demoDeals.flatMap(({ units }) => Object.keys(units).filter((key) => flash.includes(key)));
  expect(inBoth).toEqual(['kettlewood-chef-kitchen-knife']);
});

test('a deal that names what is not there stops the filling', () => {
  const [first] = demoDeals;
  expect(() => first && dealOf(first, { ...ids, products: new Map() })).toThrow(
    'The demo mall has nothing called select-clip-lamp-desk-lamp',
  );
});
