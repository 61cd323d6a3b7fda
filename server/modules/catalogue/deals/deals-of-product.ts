import { and, eq, inArray } from 'drizzle-orm';
import { type OfferKind, type ProductDeal, productDealsMax } from '#contract/catalogue/shopper-deals.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { listSkuFacts } from '#server/modules/catalogue/sku-queries.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { listRunningDeals } from './running-queries.ts';
import { listShown } from './shown-queries.ts';

/**
 * The deals that a product takes part in, those that end first coming first, and which of its variants are sold now at a price with
 * which no deal counts.
 */
export async function listDealsOfProduct(productId: number, locale: Locale): Promise<ProductDeal[]> {
  const [product] = await database()
    .select({ shopId: products.shopId })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isOnSale, true)));
  if (!product) return [];
  const running = await listRunningDeals(database(), [product.shopId]);
  const own = running
    .filter((deal) => deal.products.length === 0 || deal.products.some((each) => each.productId === productId))
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt) || a.id - b.id)
    .slice(0, productDealsMax);
  if (own.length === 0) return [];
  const inSets = own.flatMap((deal) => (deal.kind === 'bundle' ? deal.products.map((each) => each.productId) : []));
  const [shown, offers] = await Promise.all([listShown(inSets, locale), listOffers([productId, ...inSets])]);
  return own.flatMap((deal): ProductDeal[] => {
    const set = deal.kind === 'bundle' ? deal.products : [];
    const found = set.flatMap((each) => {
      const is = shown.get(each.productId);
      return is ? [{ ...is, units: each.units, offer: offers.get(each.productId)?.ofAll ?? null }] : [];
    });
    if (found.length < set.length) return []; // something of the set is not sold now
    return [
      {
        id: deal.id,
        kind: deal.kind,
        name: localized(deal.name, locale),
        endsAt: new Date(deal.endsAt).toISOString(),
        steps: deal.steps,
        mixes: deal.products.length !== 1,
        off: deal.off === null ? null : money(deal.off),
        products: found,
        variantsAtOffer: offers.get(productId)?.variants ?? [],
      },
    ];
  });
}

/** The names of products of which a variant is sold at its usual price, by their id. Units at a lower one count for no deal. */
export async function listNamesAtUsualPrice(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const [shown, offers] = await Promise.all([listShown(ids, locale), listOffers(ids)]);
  return new Map([...shown].flatMap(([id, { name }]) => (offers.get(id)?.isAtUsualPrice ? [[id, name]] : [])));
}

type Offers = {
  isAtUsualPrice: boolean;
  /** The lower price at which every variant that is sold is sold, that of the first if there are two kinds. */
  ofAll: OfferKind | null;
  variants: ProductDeal['variantsAtOffer'];
};

/** At which prices the variants of products are sold now, by the product's id. */
async function listOffers(ids: readonly number[]): Promise<Map<number, Offers>> {
  if (ids.length === 0) return new Map();
  const variants = await database()
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.productId, [...ids]));
  const facts = await listSkuFacts(
    database(),
    variants.map(({ id }) => id),
  );
  const sold = facts.filter(({ isOnSale }) => isOnSale);
  return new Map(
    [...Map.groupBy(sold, ({ productId }) => productId)].map(([id, own]) => {
      const atOffer = own.flatMap(({ skuId, offers: [offer] }) => (offer ? [{ skuId, offer: offer.kind }] : []));
      const isAtUsualPrice = atOffer.length < own.length;
      return [id, { isAtUsualPrice, ofAll: isAtUsualPrice ? null : (atOffer[0]?.offer ?? null), variants: atOffer }];
    }),
  );
}
