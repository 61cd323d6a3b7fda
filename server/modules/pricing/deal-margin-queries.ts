import { sql } from 'drizzle-orm';
import {
  type DealMargin,
  type DealOffer,
  dealMarginRowsMax,
  type previewDealMargin,
} from '#contract/catalogue/merchant-deals.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import type { Margin } from './coupon-margin.ts';
import { listVariants, type VariantRow } from './coupon-margin-queries.ts';
import { marginOfSteps, marginsOfSet } from './deal-margin.ts';

/** What a deal would leave of its products, each by the variant of which least remains, the worst first. */
export async function previewDeal(
  shopId: number,
  locale: Locale,
  offer: DealOffer,
): Promise<OutputOf<typeof previewDealMargin>> {
  const ids = offer.products.map(({ productId }) => productId);
  const isCovered = ids.length === 0 ? sql`true` : sql`p.id = any(${sql.param(ids)}::int[])`;
  const rows = await listVariants(shopId, isCovered);
  // The variants come in the order of what remains of them: the first of each product is its worst.
  const worst = [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap(([first]) => first ?? []);
  const margins =
    offer.kind === 'bundle' ? setOf(offer, worst) : worst.map((row) => marginOfSteps(offer, factsOf(row)));
  const list = worst.map((row, place): DealMargin => {
    const { productId, values, picture, usualPrice } = row;
    const shown = { productId, name: localized(row.name, locale), variant: values.join(', ') };
    return { ...shown, picture: pictureValue(picture), price: money(usualPrice), ...(margins[place] as Margin) };
  });
  return {
    products: list.length,
    withoutCost: list.filter(({ cost }) => cost === null).length,
    losing: list.filter(isLosing).length,
    remains: list.reduce((sum, { remains }) => sum + remains, 0),
    list: list.toSorted(worstFirst).slice(0, dealMarginRowsMax),
  };
}

function setOf({ off, products }: DealOffer, rows: readonly VariantRow[]): Margin[] {
  const unitsOf = (id: number) => products.find(({ productId }) => productId === id)?.units ?? 1;
  return marginsOfSet(
    off ?? 0,
    rows.map((row) => ({ facts: factsOf(row), units: unitsOf(row.productId) })),
  );
}

/** At the usual price: what is sold at a lower one takes no part. */
const factsOf = ({ usualPrice, cost, commissionPercent }: VariantRow) => ({
  price: usualPrice,
  cost,
  commissionPercent: Number(commissionPercent),
});

const isLosing = ({ remains, cost }: DealMargin) => cost !== null && remains < 0;

/** By what remains of each dollar paid; one whose cost is not known says less, and comes after those of which it is. */
function worstFirst(a: DealMargin, b: DealMargin): number {
  const rank = (margin: DealMargin) => (isLosing(margin) ? 0 : margin.cost === null ? 2 : 1);
  return rank(a) - rank(b) || (a.remainsPercent ?? -1_000) - (b.remainsPercent ?? -1_000) || a.productId - b.productId;
}
