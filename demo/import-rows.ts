import type { Art } from '#demo/art/art.ts';
import type {
  DaysSales,
  ImportedProduct,
  NewActivity,
  NewBrand,
  NewCategory,
  PastPrice,
  RatingChange,
  StoredBlock,
} from '#server/modules/catalogue/index.ts';
import type { NewBanner } from '#server/modules/content/index.ts';
import type { NewCoupon } from '#server/modules/coupons/index.ts';
import type { NewQuestion } from '#server/modules/questions/index.ts';
import type { NewReview } from '#server/modules/reviews/index.ts';
import type { FreightRule, NewShop, ShopRatingChange } from '#server/modules/shops/index.ts';
import type {
  DemoActivity,
  DemoBanner,
  DemoBlock,
  DemoBrand,
  DemoCategory,
  DemoCategorySpecs,
  DemoCoupon,
  DemoMall,
  DemoProduct,
  DemoQuestion,
  DemoReview,
  DemoShop,
} from './mall-types.ts';
import { pastPrices } from './past-prices.ts';

// Turns each part of the demo mall, which refers to others by keys, into the input of a module, which refers to them by ids.

type Keyed = ReadonlyMap<string, number>;
type HashOf = (art: Art) => string;
export type Ids = { categories: Keyed; brands: Keyed; shops: Keyed; products: Keyed; activities: Keyed };

export function byKey(parts: readonly { key: string }[], ids: readonly number[]): Keyed {
  if (ids.length !== parts.length)
    throw new Error(`${parts.length} parts of the demo mall were given ${ids.length} ids`);
  return new Map(parts.map(({ key }, index) => [key, ids[index] ?? 0]));
}

function idOf(ids: Keyed, key: string): number {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo mall has nothing called ${key}`);
  return id;
}

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
const daysAgo = (days: number) => inHours(-24 * days);

export function shopOf(shop: DemoShop, kinds: { types: Keyed; categories: Keyed }, hashOf: HashOf): NewShop {
  const { key: _, typeKey, categoryKey, joinedDaysAgo, freight: _rules, ...rest } = shop;
  const { avatarArt, backArt, streetArt, bannerArts, paperArts, ...same } = rest;
  return {
    ...same,
    typeId: idOf(kinds.types, typeKey),
    categoryId: idOf(kinds.categories, categoryKey),
    joinedAt: daysAgo(joinedDaysAgo),
    avatarHash: hashOf(avatarArt),
    backHash: hashOf(backArt),
    streetHash: hashOf(streetArt),
    banners: bannerArts.map((art) => ({ hash: hashOf(art), productId: null, shelfId: null })),
    paperHashes: paperArts.map(hashOf),
  };
}

export function freightRulesOf({ key, freight }: DemoShop, ids: Keyed): FreightRule[] {
  return freight.map(({ country, firstCents, furtherCents, freeFromCents, daysFrom, daysTo }) => ({
    shopId: idOf(ids, key),
    country,
    firstFee: firstCents,
    furtherFee: furtherCents,
    freeFrom: freeFromCents ?? null,
    daysFrom,
    daysTo,
  }));
}

/** The first level has drawings of its own, the third shows its first product; the second level is headings. */
export function categoryOf(category: DemoCategory, products: readonly DemoProduct[], hashOf: HashOf): NewCategory {
  const below = ({ key, name, children }: DemoCategory): NewCategory => {
    const art = products.find(({ categoryKey }) => categoryKey === key)?.art[0];
    return { key, name, iconHash: art ? hashOf(art) : null, children: children.map(below) };
  };
  return { ...below(category), iconHash: hashOf(category.art) };
}

export function categorySpecsOf({ categoryKey, specs }: DemoCategorySpecs, ids: Keyed) {
  return { categoryId: idOf(ids, categoryKey), specs };
}

export function brandOf({ name, logoArt }: DemoBrand, hashOf: HashOf): NewBrand {
  return { name, logoHash: logoArt && hashOf(logoArt) };
}

export function productOf(product: DemoProduct, ids: Ids, hashOf: HashOf): ImportedProduct {
  const { name, sales, keywords, rank, summary, contentHtml, details, unit, isVirtual, guarantees } = product;
  const [main, ...others] = product.art.map(hashOf);
  if (!main) throw new Error(`${product.key} has no picture`);
  return {
    product: {
      shopId: idOf(ids.shops, product.shopKey),
      categoryId: idOf(ids.categories, product.categoryKey),
      brandId: product.brandKey === null ? null : idOf(ids.brands, product.brandKey),
      name,
      sales,
      keywords,
      isVirtual,
      guarantees,
      platformRank: -rank, // the demo counts from 1, the mall puts the highest first
      createdAt: daysAgo(product.createdDaysAgo),
    },
    texts: { summary, contentHtml, unit, details: details.map((block) => storedBlock(block, [main, ...others])) },
    pictureHashes: [main, ...others],
    options: product.options,
    specs: product.specs,
    skus: product.skus.map(({ values, priceCents, originalCents, stock, artIndex }, at) => ({
      code: `G${String(rank).padStart(4, '0')}-${at + 1}`,
      values,
      price: priceCents,
      originalPrice: originalCents,
      cost: Math.round((priceCents * costPercent(rank)) / 100),
      onHand: stock,
      pictureHash: artIndex === undefined ? null : ([main, ...others][artIndex] ?? null),
    })),
  };
}

/** What its shop has paid, as a part of the price: from 52 to 78 percent. */
const costPercent = (rank: number) => 52 + ((rank * 7) % 27);

function storedBlock(block: DemoBlock, hashes: readonly string[]): StoredBlock {
  if (block.kind !== 'section') return block;
  const { artIndex, ...section } = block;
  return { ...section, pictureHash: artIndex === null ? null : (hashes[artIndex] ?? null) };
}

export function salesOf({ key, soldByDay }: DemoProduct, ids: Ids): DaysSales[] {
  const productId = idOf(ids.products, key);
  return soldByDay.flatMap((sold, days) =>
    sold === 0 ? [] : [{ productId, day: daysAgo(days).toISOString().slice(0, 10), sold }],
  );
}

export function pastPricesOf(product: DemoProduct, ids: Ids): PastPrice[] {
  const productId = idOf(ids.products, product.key);
  return pastPrices(product).map(({ sku, cents, endedDaysAgo }) => ({
    productId,
    values: sku.values,
    price: cents,
    untilAt: daysAgo(endedDaysAgo),
  }));
}

export function activityOf(activity: DemoActivity, ids: Ids, hashOf: HashOf): NewActivity {
  const { kind, layout, name, instruction, startsInHours, endsInHours, bannerArt, sort } = activity;
  return {
    activity: {
      kind,
      layout,
      name,
      instruction,
      bannerHash: hashOf(bannerArt),
      startsAt: inHours(startsInHours),
      endsAt: inHours(endsInHours),
      position: sort,
    },
    products: activity.products.map(({ productKey, activityPriceCents, quota, sold, wideArt }) => ({
      productId: idOf(ids.products, productKey),
      activityPrice: activityPriceCents ?? null,
      quota: quota ?? 0,
      sold: sold ?? 0,
      wideHash: wideArt ? hashOf(wideArt) : null,
    })),
  };
}

export function reviewOf(review: DemoReview, ids: Ids, hashOf: HashOf): NewReview {
  const { productKey, nickname, productScore, serviceScore, variant, text, art, reply } = review;
  return {
    productId: idOf(ids.products, productKey),
    nickname,
    productScore,
    serviceScore,
    variant,
    text,
    pictureHashes: (art ?? []).map(hashOf),
    reply: reply ?? null,
    createdAt: daysAgo(review.daysAgo),
  };
}

export function questionOf({ productKey, shopKey, ...question }: DemoQuestion, ids: Ids): NewQuestion {
  return {
    productId: idOf(ids.products, productKey),
    shopId: idOf(ids.shops, shopKey),
    ...{ nickname: question.nickname, text: question.text, createdAt: daysAgo(question.daysAgo) },
    answers: question.answers.map(({ nickname, text, helpful, daysAgo: days }) => ({
      ...{ isShop: nickname === null, nickname: nickname ?? '', text, helpfulCount: helpful, createdAt: daysAgo(days) },
    })),
  };
}

export function ratingsOf(reviews: readonly DemoReview[], ids: Ids): RatingChange[] {
  return [...Map.groupBy(reviews, (review) => review.productKey)].map(([productKey, group]) => ({
    productId: idOf(ids.products, productKey),
    scoreSum: group.reduce((sum, review) => sum + review.productScore, 0),
    count: group.length,
  }));
}

export function shopRatingsOf(mall: DemoMall, shopIds: Keyed): ShopRatingChange[] {
  const shopOf = new Map(mall.products.map(({ key, shopKey }) => [key, shopKey]));
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
  return [...Map.groupBy(mall.reviews, ({ productKey }) => shopOf.get(productKey) ?? '')].map(([shopKey, group]) => ({
    shopId: idOf(shopIds, shopKey),
    qualitySum: sum(group.map(({ productScore }) => productScore)),
    serviceSum: sum(group.map(({ serviceScore }) => serviceScore)),
    count: group.length,
  }));
}

export function couponOf(coupon: DemoCoupon, ids: Ids): NewCoupon {
  const { name, scope, shopKey, productKeys, categoryKey, minimumCents, discountCents, percent, lasts } = coupon;
  return {
    name,
    scope,
    shopId: shopKey ? idOf(ids.shops, shopKey) : null,
    categoryId: categoryKey ? idOf(ids.categories, categoryKey) : null,
    productIds: (productKeys ?? []).map((key) => idOf(ids.products, key)),
    minimumSpend: minimumCents,
    discount: discountCents,
    percent: percent ?? null,
    ...('validDays' in lasts
      ? lasts
      : { validDays: null, startsAt: inHours(24 * lasts.startsInDays), endsAt: inHours(24 * lasts.endsInDays) }),
    issued: coupon.issued,
    perPerson: coupon.perPerson,
  };
}

export function bannerOf(
  place: 'main' | 'advert',
  { title, line, art, link }: DemoBanner,
  position: number,
  mall: DemoMall,
  ids: Ids,
  hashOf: HashOf,
): NewBanner {
  const activity = mall.activities.find(({ key }) => key === link.key);
  const links = {
    activity: () => `/goods/activity_list?id=${idOf(ids.activities, link.key)}&type=${activity?.layout}`,
    category: () => `/goods/goods_search?title=&cid=${idOf(ids.categories, link.key)}`,
    shop: () => `/merchant/merchant?id=${idOf(ids.shops, link.key)}`,
    product: () => `/goods_detail/${idOf(ids.products, link.key)}`,
  };
  return { place, title, line, pictureHash: hashOf(art), link: links[link.target](), position };
}
