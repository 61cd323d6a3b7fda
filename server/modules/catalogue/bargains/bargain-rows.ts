import { and, count, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type BargainTerms, bargainDaysMax, bargainsOpenMax } from '#contract/catalogue/merchant-bargains.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { bargainPrices, bargains, products, skus } from '#server/modules/catalogue/tables.ts';

/** The bargains of a shop change one after another: two at once could overlap, and neither would see the other. */
export const lockBargainsOf = (tx: Transaction, shopId: number) => takeLock(tx, locks.bargains, shopId);

const isOpen = and(isNull(bargains.stoppedAt), gt(bargains.endsAt, mallNow));

/** A bargain of the shop, locked until the transaction ends: nobody takes units of it meanwhile. */
export async function lockBargain(tx: Transaction, shopId: number, id: number) {
  await lockBargainsOf(tx, shopId);
  const [bargain] = await tx
    .select()
    .from(bargains)
    .where(and(eq(bargains.shopId, shopId), eq(bargains.id, id)))
    .for('no key update');
  if (!bargain) throw new Refusal('bargain_not_found');
  const [now] = await tx
    .select({
      name: sql<string>`${products.name} ->> 'en'`,
      isOver: sql<boolean>`${bargains.stoppedAt} is not null or ${bargains.endsAt} <= ${mallNow}`,
      hasBegun: sql<boolean>`${bargains.startsAt} <= ${mallNow}`,
    })
    .from(bargains)
    .innerJoin(products, eq(products.id, bargains.productId))
    .where(eq(bargains.id, id));
  if (!now) throw new Error(`The product of bargain ${id} is gone`);
  return { ...bargain, ...now };
}

/** The times of a bargain by the mall's clock. Refuses an end that is over, and one that is too far from the start. */
export async function timesOf(tx: Transaction, { startsAt, endsAt }: Pick<BargainTerms, 'startsAt' | 'endsAt'>) {
  const [clock] = await tx
    .select({ ms: sql<number>`floor(extract(epoch from ${mallNow}) * 1000)::float8` })
    .from(sql`(select 1) as one`);
  const now = new Date(clock?.ms ?? Number.NaN);
  const times = { startsAt: startsAt === null ? now : new Date(startsAt), endsAt: new Date(endsAt) };
  const days = (times.endsAt.getTime() - times.startsAt.getTime()) / 86_400_000;
  if (times.endsAt <= now || days <= 0 || days > bargainDaysMax) throw new Refusal('bad_input', { field: 'endsAt' });
  return times;
}

/** Refuses variants that are not offered for this product of the shop, and prices that are not lower than theirs. */
export async function assertPrices(
  tx: Transaction,
  shopId: number,
  { productId, prices }: Pick<BargainTerms, 'productId' | 'prices'>,
): Promise<string> {
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shopId), ne(products.state, 'bin')));
  if (!product) throw new Refusal('product_not_found');
  const own = await tx
    .select({ id: skus.id, price: skus.price })
    .from(skus)
    .where(
      and(
        eq(skus.productId, productId),
        eq(skus.isOffered, true),
        inArray(
          skus.id,
          prices.map(({ skuId }) => skuId),
        ),
      ),
    );
  if (own.length < prices.length) throw new Refusal('sku_not_found');
  const usual = new Map(own.map(({ id, price }) => [id, price]));
  if (prices.some(({ skuId, price }) => price >= (usual.get(skuId) ?? 0))) throw new Refusal('bargain_price_too_high');
  return product.name.en;
}

type Times = { startsAt: Date; endsAt: Date };

/** Refuses a second bargain of a product in the same time; `exceptId` is the one that is being changed. */
export async function assertAlone(tx: Transaction, productId: number, { startsAt, endsAt }: Times, exceptId = 0) {
  const [other] = await tx
    .select({ id: bargains.id })
    .from(bargains)
    .where(
      and(
        eq(bargains.productId, productId),
        ne(bargains.id, exceptId),
        isOpen,
        lt(bargains.startsAt, endsAt),
        gt(bargains.endsAt, startsAt),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('bargain_overlaps');
}

/** Refuses another bargain when the shop has as many open ones as it may. */
export async function assertRoomForBargain(tx: Transaction, shopId: number): Promise<void> {
  const [open] = await tx
    .select({ total: count() })
    .from(bargains)
    .where(and(eq(bargains.shopId, shopId), isOpen));
  if ((open?.total ?? 0) >= bargainsOpenMax) throw new Refusal('too_many_bargains');
}

export async function writePrices(tx: Transaction, bargainId: number, prices: BargainTerms['prices']): Promise<void> {
  await tx.delete(bargainPrices).where(eq(bargainPrices.bargainId, bargainId));
  await tx.insert(bargainPrices).values(prices.map((price) => ({ ...price, bargainId })));
}

/** Lists, search, pages and alerts follow. */
export async function publishBargain(tx: Transaction, productId: number): Promise<void> {
  await publishProducts(tx, [productId]);
  await invalidateCache(tx, 'products');
}
