import { type Previewed, previewProduct } from '#contract/catalogue/merchant-preview.ts';
import { previewWaitingProduct } from '#contract/catalogue/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { CallForShop, CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { productIdOf } from '#storefront/base/links/product-id.ts';
import {
  askAround,
  askForBest,
  notItself,
  type ProductAnswers,
  withPopular,
} from '#storefront/pages/product/product-answers.ts';

type Found = OutputOf<typeof previewProduct>;

export type Preview = Pick<Found, 'productId'> & {
  /** In review: someone of the platform looks at it, who is to decide. */
  state: Found['state'] | 'review';
  answers: ProductAnswers;
  previewed: Previewed;
  shopId: number;
};

/** "12" is a product, "d12" a draft of one that was never published. */
export function previewedOf(written: string): Previewed | null {
  const isDraft = /^d/i.test(written);
  const id = productIdOf(isDraft ? written.slice(1) : written);
  return id === null ? null : { kind: isDraft ? 'draft' : 'product', id };
}

const noReviews: ProductAnswers['reviews'] = {
  summary: {
    ...{ sumCount: 0, goodCount: 0, inCount: 0, poorCount: 0, pictureCount: 0 },
    ...{ replyChance: 0, replyStar: 0, serviceStar: 0, stars: [0, 0, 0, 0, 0] },
  },
  firstPage: { list: [], total: 0, page: 1, limit: 1 },
};
const nothingAround = { coupons: [], reviews: noReviews, similar: { popular: [], sameShop: [], similar: [] } };

type Ask = { callMall: CallMall; callForShop: CallForShop; mallTime: () => Promise<number> };

const noEntry = [400, 401, 403, 404, 409];

const askForReview = async (ask: Ask, { id }: Previewed, shopId: number) => ({
  ...(await ask.callForShop(previewWaitingProduct, { id }, shopId)),
  state: 'review' as const,
});

/** Null for everyone who may not see it, and for what is not there: nobody learns which. */
export async function askForPreview(
  ask: Ask,
  previewed: Previewed,
  { shopId, isReview }: { shopId: number; isReview: boolean },
): Promise<Preview | null> {
  const found = isReview
    ? await orNull(askForReview(ask, previewed, shopId), noEntry)
    : await orNull(ask.callForShop(previewProduct, previewed, shopId), noEntry);
  if (!found) return null;
  const { product, productId, state } = found;
  const [{ similar, ...around }, best, answeredAt] = await Promise.all([
    productId === null ? nothingAround : askAround(ask.callMall, productId),
    askForBest(ask.callMall, shopId),
    ask.mallTime(),
  ]);
  const others = similar && withPopular(similar, notItself(best, productId ?? 0));
  return {
    answers: { product, ...around, similar: others, hasQuestions: false, answeredAt },
    productId,
    state,
    previewed,
    shopId,
  };
}
