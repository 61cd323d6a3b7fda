import { and, asc, count, eq, gt, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import { type DealOffer, type DealTerms, dealDaysMax, dealsOpenMax } from '#contract/catalogue/merchant-deals.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { Localized } from '#contract/core/languages.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { dealProducts, deals, products, skus } from '#server/modules/catalogue/tables.ts';

/** The deals of a shop are added one after another: two at once would both find room for the last one. */
export const lockDealsOf = (tx: Transaction, shopId: number) => takeLock(tx, locks.deals, shopId);

/** A deal of the shop, locked until the transaction ends: nobody orders with it meanwhile. */
export async function lockDeal(tx: Transaction, shopId: number, id: number) {
  const [deal] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.shopId, shopId), eq(deals.id, id)))
    .for('no key update');
  if (!deal) throw new Refusal('deal_not_found');
  const [now] = await tx
    .select({
      isOver: sql<boolean>`${deals.stoppedAt} is not null or ${deals.endsAt} <= ${mallNow}`,
      hasBegun: sql<boolean>`${deals.startsAt} <= ${mallNow}`,
    })
    .from(deals)
    .where(eq(deals.id, id));
  if (!now) throw new Error(`Deal ${id} is gone`);
  return { ...deal, ...now };
}

/** The times of a deal by the mall's clock. Refuses an end that is over, and one that is too far from the start. */
export async function timesOf(tx: Transaction, { startsAt, endsAt }: Pick<DealTerms, 'startsAt' | 'endsAt'>) {
  const [clock] = await tx
    .select({ ms: sql<number>`floor(extract(epoch from ${mallNow}) * 1000)::float8` })
    .from(sql`(select 1) as one`);
  const now = new Date(clock?.ms ?? Number.NaN);
  const times = { startsAt: startsAt === null ? now : new Date(startsAt), endsAt: new Date(endsAt) };
  const days = (times.endsAt.getTime() - times.startsAt.getTime()) / 86_400_000;
  if (times.endsAt <= now || days <= 0 || days > dealDaysMax) throw new Refusal('bad_input', { field: 'endsAt' });
  return times;
}

/** Refuses products that are not the shop's, and a bundle that takes off all that its cheapest set costs. */
export async function assertProducts(tx: Transaction, shopId: number, { products: wanted, off }: DealOffer) {
  if (wanted.length === 0) return;
  const ids = wanted.map(({ productId }) => productId);
  const own = await tx
    .select({ id: products.id, price: min(skus.price) })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.isOffered, true)))
    .where(and(inArray(products.id, ids), eq(products.shopId, shopId), ne(products.state, 'bin')))
    .groupBy(products.id);
  if (own.length < wanted.length) throw new Refusal('product_not_found');
  const prices = new Map(own.map(({ id, price }) => [id, price]));
  const set = wanted.reduce((sum, { productId, units }) => sum + units * (prices.get(productId) ?? 0), 0);
  if (off !== null && off >= set) throw new Refusal('deal_off_too_high');
}

/** Refuses another deal when the shop has as many open ones as it may. */
export async function assertRoomForDeal(tx: Transaction, shopId: number): Promise<void> {
  const [open] = await tx
    .select({ total: count() })
    .from(deals)
    .where(and(eq(deals.shopId, shopId), isNull(deals.stoppedAt), gt(deals.endsAt, mallNow)));
  if ((open?.total ?? 0) >= dealsOpenMax) throw new Refusal('too_many_deals');
}

export async function writeProducts(tx: Transaction, dealId: number, wanted: DealOffer['products']): Promise<void> {
  await tx.delete(dealProducts).where(eq(dealProducts.dealId, dealId));
  if (wanted.length > 0) await tx.insert(dealProducts).values(wanted.map((product) => ({ ...product, dealId })));
}

export const readProducts = (tx: Transaction, dealId: number) =>
  tx
    .select({ productId: dealProducts.productId, units: dealProducts.units })
    .from(dealProducts)
    .where(eq(dealProducts.dealId, dealId))
    .orderBy(asc(dealProducts.productId));

/** A name without the languages that are empty. */
export function nameOf(texts: Texts): Localized {
  const written = Object.entries(texts).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : []));
  return Object.fromEntries(written) as Localized;
}
