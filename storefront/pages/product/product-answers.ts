import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { getProduct, listSimilar, type Product } from '#contract/catalogue/shopper-product.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listCoupons, type OfferedCoupon } from '#contract/coupons/shopper.ts';
import { getReviewSummary, listReviews } from '#contract/reviews/shopper.ts';
import { listShopProducts } from '#contract/shops/shopper-page.ts';
import type { CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { reviewsPerPage } from '#storefront/parts/reviews/review-filters.ts';

const couponsShown = 6;
const popularShown = 4; // beside the details, under the shop
const sameShopShown = 5; // one row
const similarShown = 10; // two rows

/** Of its shop the best sellers and others, and what other shops have of the same kind. No product is in two of them. */
export type Similar = { popular: ProductCard[]; sameShop: ProductCard[]; similar: ProductCard[] };

/** What a product's page is made of. Null is a part that the mall could not answer for; the rest stands without it. */
export type ProductAnswers = {
  product: Product;
  coupons: OfferedCoupon[];
  reviews: { summary: OutputOf<typeof getReviewSummary>; firstPage: OutputOf<typeof listReviews> } | null;
  similar: Similar | null;
  /** False in a preview: nobody asks about what is not published. */
  hasQuestions: boolean;
  answeredAt: number;
};

/** Null when there never was such a product. */
export async function askForProduct(
  callMall: CallMall,
  mallTime: () => Promise<number>,
  id: number,
): Promise<ProductAnswers | null> {
  const [product, { similar, ...around }, answeredAt] = await Promise.all([
    orNull(callMall(getProduct, { id }), [404]),
    askAround(callMall, id),
    mallTime(),
  ]);
  if (!product) return null;
  const best = await askForBest(callMall, product.shop.id);
  return {
    product,
    ...around,
    similar: similar && withPopular(similar, notItself(best, id)),
    hasQuestions: true,
    answeredAt,
  };
}

/** What others say and offer about a product: its coupons, its reviews, and what is like it. */
export async function askAround(
  callMall: CallMall,
  id: number,
): Promise<Pick<ProductAnswers, 'coupons' | 'reviews' | 'similar'>> {
  const [coupons, summary, firstPage, similar] = await Promise.all([
    orNull(callMall(listCoupons, { productId: id, page: 1, limit: couponsShown })),
    orNull(callMall(getReviewSummary, { id })),
    orNull(callMall(listReviews, { id, page: 1, limit: reviewsPerPage })),
    askForSimilar(callMall, id),
  ]);
  return { coupons: coupons?.list ?? [], reviews: summary && firstPage && { summary, firstPage }, similar };
}

/** The best sellers of a shop. */
export async function askForBest(callMall: CallMall, shopId: number): Promise<ProductCard[]> {
  return (await orNull(callMall(listShopProducts, bestOf(shopId))))?.list ?? [];
}

export const notItself = (cards: readonly ProductCard[], id: number) => cards.filter((card) => card.id !== id);

/** One more than is shown: the product itself may be one of them. */
const bestOf = (merId: number) => ({ merId, sort: 'sales', page: 1, limit: popularShown + 1 }) as const;

/** The best sellers of the shop, and below the details those of its products that are not among them. */
export function withPopular(similar: Similar, best: readonly ProductCard[]): Similar {
  const popular = best.slice(0, popularShown);
  const isPopular = ({ id }: ProductCard) => popular.some((card) => card.id === id);
  return { ...similar, popular, sameShop: similar.sameShop.filter((card) => !isPopular(card)).slice(0, sameShopShown) };
}

/** Also for what is no longer sold, or never was: then it is what the mall recommends. */
export async function askForSimilar(callMall: CallMall, id: number): Promise<Similar | null> {
  const answer = await orNull(callMall(listSimilar, { id }));
  return answer && { popular: [], sameShop: answer.sameShop, similar: answer.similar.slice(0, similarShown) };
}
