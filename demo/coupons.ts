import { filledIn, inLanguages } from '#demo/data/translations/index.ts';
import type { DemoCategory, DemoCoupon, DemoProduct, DemoShop } from './mall-types.ts';
import { randomFor } from './random.ts';

/**
 * Coupons of all four scopes: for everything, for one shop, for one category and for a few products. Their names contain
 * no amount: screens write it in the mall's currency.
 */
export function demoCoupons(categories: DemoCategory[], shops: DemoShop[], products: DemoProduct[]): DemoCoupon[] {
  return [
    ...generalCoupons,
    ...shopCoupons(shops),
    ...categoryCoupons(categories),
    ...productCoupons(products),
    ...percentCoupons(shops, products),
  ];
}

export const generalCoupons: DemoCoupon[] = [
  {
    key: 'welcome',
    name: inLanguages('Welcome gift', '新人礼'),
    scope: 'general',
    minimumCents: 2_000,
    discountCents: 300,
    lasts: { validDays: 30 },
    issued: 50_000,
    perPerson: 1,
  },
  {
    key: 'anything-8',
    name: inLanguages('Everyday saver', '天天省'),
    scope: 'general',
    minimumCents: 8_000,
    discountCents: 800,
    lasts: { validDays: 15 },
    issued: 20_000,
    perPerson: 2,
  },
  {
    key: 'anything-25',
    name: inLanguages('Full basket', '满满一篮'),
    scope: 'general',
    minimumCents: 20_000,
    discountCents: 2_500,
    lasts: { startsInDays: -2, endsInDays: 60 },
    issued: 8_000,
    perPerson: 1,
  },
  {
    key: 'anything-80',
    name: inLanguages('Grand order', '大单立减'),
    scope: 'general',
    minimumCents: 60_000,
    discountCents: 8_000,
    lasts: { startsInDays: 3, endsInDays: 45 },
    issued: 2_000,
    perPerson: 1,
  },
  {
    key: 'just-because',
    name: inLanguages('Just because', '无门槛券'),
    scope: 'general',
    minimumCents: 100,
    discountCents: 100,
    lasts: { validDays: 7 },
    issued: 100_000,
    perPerson: 1,
  },
];

const steps: [minimumCents: number, discountCents: number][] = [
  [3_000, 300],
  [5_000, 600],
  [10_000, 1_500],
  [20_000, 3_000],
];

const terms = (random: ReturnType<typeof randomFor>) => ({
  lasts: { validDays: random.pick([7, 10, 15, 30]) },
  issued: random.between(3, 40) * 100,
  perPerson: random.between(1, 3),
});

const shopCoupon = inLanguages('{shop} coupon', '{shop}店铺券');
const categoryCoupon = inLanguages('{category} coupon', '{category}品类券');

const withAmount = 16; // so many shops take an amount off everything, the others a part of the price of some products

function shopCoupons(shops: DemoShop[]): DemoCoupon[] {
  return shops.slice(0, withAmount).map((shop) => {
    const random = randomFor(`coupon ${shop.key}`);
    const [minimumCents, discountCents] = random.pick(steps);
    return {
      key: `shop-${shop.key}`,
      scope: 'shop',
      shopKey: shop.key,
      minimumCents,
      discountCents,
      ...terms(random),
      name: filledIn(shopCoupon, { shop: shop.name }),
    };
  });
}

/** Of the shops without an amount off, and of the first one, which the demo's merchant runs: there it begins in a few days. */
function percentCoupons(shops: DemoShop[], products: DemoProduct[]): DemoCoupon[] {
  const [first] = shops;
  const planned = first && {
    key: `planned-${first.key}`,
    scope: 'shop' as const,
    shopKey: first.key,
    minimumCents: 10_000,
    discountCents: 3_000,
    percent: 15,
    lasts: { startsInDays: 5, endsInDays: 30 },
    issued: 500,
    perPerson: 1,
    name: inLanguages('Early birds', '早鸟券'),
  };
  const running = shops.slice(withAmount).map((shop): DemoCoupon => {
    const random = randomFor(`percent ${shop.key}`);
    const own = products.filter(({ shopKey }) => shopKey === shop.key).sort((a, b) => a.rank - b.rank);
    return {
      key: `percent-${shop.key}`,
      scope: 'product',
      shopKey: shop.key,
      productKeys: own.slice(0, 4).map(({ key }) => key),
      minimumCents: 3_000,
      discountCents: random.pick([1_500, 2_000, 3_000]),
      percent: random.pick([5, 8, 10]),
      ...terms(random),
      name: filledIn(shopCoupon, { shop: shop.name }),
    };
  });
  return [...running, ...(planned ? [planned] : [])];
}

// Every fourth is valid in one season only.
function categoryCoupons(categories: DemoCategory[]): DemoCoupon[] {
  return categories.slice(0, 10).map((category, at) => {
    const random = randomFor(`coupon ${category.key}`);
    const [minimumCents, discountCents] = random.pick(steps);
    return {
      key: `category-${category.key}`,
      scope: 'category',
      categoryKey: category.key,
      minimumCents,
      discountCents,
      ...terms(random),
      ...(at % 4 === 0 && { lasts: { startsInDays: -5, endsInDays: 40 } }),
      name: filledIn(categoryCoupon, { category: category.name }),
    };
  });
}

// Nine of the best sellers, each with a neighbour from the same shop, so that a product coupon names more than one product.
function productCoupons(products: DemoProduct[]): DemoCoupon[] {
  const best = [...products].sort((a, b) => a.rank - b.rank).filter(({ skus }) => lowestCents(skus) >= 1_500);
  return best.slice(0, 9).map((first) => {
    const random = randomFor(`coupon ${first.key}`);
    const more = best
      .filter((other) => other.shopKey === first.shopKey && other.key !== first.key)
      .slice(0, random.between(1, 3));
    const minimumCents = lowestCents(first.skus);
    const discountCents = Math.max(100, Math.round(minimumCents / 1_000) * 100);
    return {
      key: `product-${first.key}`,
      scope: 'product',
      shopKey: first.shopKey,
      productKeys: [first.key, ...more.map(({ key }) => key)],
      minimumCents,
      discountCents,
      ...terms(random),
      name: inLanguages('Chosen for you', '精选单品券'),
    };
  });
}

const lowestCents = (skus: DemoProduct['skus']) => Math.min(...skus.map(({ priceCents }) => priceCents));
