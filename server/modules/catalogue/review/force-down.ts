import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { setOnSale } from '#server/modules/catalogue/set-on-sale.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { publishDecision } from './publish-decision.ts';

/** Takes a product off sale until the platform lifts it, whatever its shop does. */
export function forceDownProduct(
  by: LoggedOperator,
  { productId, reason }: { productId: number; reason: string },
): Promise<null> {
  return transaction(async (tx) => {
    const { shopId, name, forcedDownReason } = await lockAnyProduct(tx, productId);
    if (forcedDownReason === reason) return null;
    await setReason(tx, productId, reason);
    await logAct(tx, { shopId, accountId: null }, 'product_forced_down', name.en, reason);
    const change = { before: { productId, reason: forcedDownReason }, after: { productId, reason } };
    await logOperatorAct(tx, by, { act: 'product_forced_down', subject: name.en, ...change, reason });
    await publishDecision(tx, { decision: 'forced_down', shopId, productId, draftId: null, name, reason });
    return null;
  });
}

/** Lets a product be sold again, as its shop and the clock say. */
export function liftProduct(by: LoggedOperator, productId: number): Promise<null> {
  return transaction(async (tx) => {
    const { shopId, name, forcedDownReason } = await lockAnyProduct(tx, productId);
    if (forcedDownReason === null) return null;
    await setReason(tx, productId, null);
    await logAct(tx, { shopId, accountId: null }, 'product_lifted', name.en);
    const before = { productId, reason: forcedDownReason };
    await logOperatorAct(tx, by, { act: 'product_lifted', subject: name.en, before });
    await publishDecision(tx, { decision: 'lifted', shopId, productId, draftId: null, name, reason: null });
    return null;
  });
}

async function lockAnyProduct(tx: Transaction, productId: number) {
  const [product] = await tx
    .select({ shopId: products.shopId, name: products.name, forcedDownReason: products.forcedDownReason })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  if (!product) throw new Refusal('product_not_found');
  return product;
}

async function setReason(tx: Transaction, productId: number, forcedDownReason: string | null): Promise<void> {
  await tx.update(products).set({ forcedDownReason, editedAt: mallNow }).where(eq(products.id, productId));
  await setOnSale(tx, [productId]);
}
