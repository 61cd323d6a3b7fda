import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type FirstStep, firstSteps, type getFirstSteps } from '#contract/shops/merchant-shop.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { freightTemplates, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** What is done of what a shop needs before it can be opened. */
export async function getStepsOf(shopId: number, reader: Reader = database()): Promise<OutputOf<typeof getFirstSteps>> {
  const rules = reader.select({ one: sql`1` }).from(freightTemplates).where(eq(freightTemplates.shopId, shopId));
  const onSale = reader
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.isOnSale, true), eq(products.inStock, true)));
  const [shop] = await reader
    .select({
      isOpen: shops.isOpen,
      details: sql<boolean>`${textIn(shops.intro, 'en')} <> '' and ${shops.address} <> '' and ${shops.phone} <> '' and ${shops.email} <> ''`,
      freight: sql<boolean>`exists ${rules}`,
      product: sql<boolean>`exists ${onSale}`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  return { done: firstSteps.filter((step: FirstStep) => shop[step]), isOpen: shop.isOpen };
}
