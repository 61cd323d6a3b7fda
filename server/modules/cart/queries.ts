import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { canBuySku } from '#server/modules/catalogue/index.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { freightRules, shops } from '#server/modules/shops/tables.ts';
import { type CartOwner, isOwn } from './open-cart.ts';
import { cartLines, carts } from './tables.ts';

export async function hasCart(owner: CartOwner): Promise<boolean> {
  const [cart] = await database().select({ id: carts.id }).from(carts).where(isOwn(owner));
  return cart !== undefined;
}

/** The lines of a cart, newest first. */
export async function listLines(owner: CartOwner) {
  return database()
    .select({
      id: cartLines.id,
      skuId: cartLines.skuId,
      quantity: cartLines.quantity,
      isSelected: cartLines.isSelected,
      priceWhenAdded: cartLines.priceWhenAdded,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(isOwn(owner))
    .orderBy(highestFirst(cartLines.addedAt), highestFirst(cartLines.id));
}

/** Lines of an account's cart that are to be ordered. Ids of other carts are ignored. */
export async function findCartLines(reader: Pick<Transaction, 'select'>, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return reader
    .select({
      id: cartLines.id,
      productId: cartLines.productId,
      skuId: cartLines.skuId,
      quantity: cartLines.quantity,
      priceWhenAdded: cartLines.priceWhenAdded,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(carts.accountId, accountId), inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.id));
}

/** Counts units or lines of an account's cart: those that can be ordered, or the others. */
export async function countIn(accountId: number, areValid: boolean, what: 'units' | 'lines'): Promise<number> {
  const [row] = await database()
    .select({ count: what === 'lines' ? count() : sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(carts.accountId, accountId), eq(canBuySku, areValid)));
  return row?.count ?? 0;
}

/** The freight rules of these templates for a country: the country's own, else the general one. */
export async function listFreightRules(templateIds: readonly number[], country: string) {
  return database()
    .selectDistinctOn([freightRules.templateId], {
      templateId: freightRules.templateId,
      basis: freightRules.basis,
      firstUnits: freightRules.firstUnits,
      firstFee: freightRules.firstFee,
      furtherUnits: freightRules.furtherUnits,
      furtherFee: freightRules.furtherFee,
      tiers: freightRules.tiers,
      freeFrom: freightRules.freeFrom,
    })
    .from(freightRules)
    .where(and(inArray(freightRules.templateId, [...templateIds]), inArray(freightRules.country, [country, '*'])))
    .orderBy(freightRules.templateId, sql`${freightRules.country} = '*'`);
}

/** Product and variant of a line in the owner's cart. */
export async function findLine(owner: CartOwner, id: number) {
  const [line] = await database()
    .select({ productId: cartLines.productId, skuId: cartLines.skuId })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(isOwn(owner), eq(cartLines.id, id)));
  return line ?? null;
}

const variantsMax = 50; // contract: findSubstitutes

/** The variants of a product that are in stock. */
export async function listVariantsInStock(productId: number): Promise<number[]> {
  const rows = await database()
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.isOffered, true), gt(skus.onHand, skus.reserved)))
    .orderBy(asc(skus.id))
    .limit(variantsMax + 1);
  return rows.map(({ id }) => id);
}
