import { and, asc, eq, inArray } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { activities, flashSignUps, flashTerms, products } from '#server/modules/catalogue/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import { publishSignUpDecision } from './publish-sign-up-decision.ts';
import { lockSale } from './sale-rows.ts';

/** Cancels a flash sale, or ends one that runs. The shops that take part learn of it. Repeating it changes nothing. */
export function cancelFlashSale(by: Caller<'platform'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const sale = await lockSale(tx, id, 'update');
    if (sale.state === 'cancelled') return null;
    if (sale.state === 'ended') throw new Refusal('flash_sale_over');
    await tx.update(activities).set({ isOpen: false }).where(eq(activities.id, id));
    await tx
      .update(flashTerms)
      .set({ version: sale.version + 1, ...savedNow(by.session.accountId) })
      .where(eq(flashTerms.activityId, id));
    const concerned = await tx
      .select({ signUp: flashSignUps, name: products.name })
      .from(flashSignUps)
      .innerJoin(products, eq(products.id, flashSignUps.productId))
      .where(and(eq(flashSignUps.activityId, id), inArray(flashSignUps.state, ['waiting', 'accepted'])))
      .orderBy(asc(flashSignUps.productId));
    for (const { signUp, name } of concerned) {
      await logAct(tx, { shopId: signUp.shopId, accountId: null }, 'flash_cancelled', name.en, sale.name.en);
      await publishSignUpDecision(tx, 'cancelled', { sale, signUp, name });
    }
    const sold = concerned.filter(({ signUp }) => signUp.state === 'accepted').map(({ signUp }) => signUp.productId);
    if (sold.length > 0) await publishProducts(tx, sold);
    await invalidateCache(tx, 'activities', 'products');
    await logOperatorAct(tx, by, {
      act: 'flash_sale_cancelled',
      subject: sale.name.en,
      before: { id, state: sale.state },
    });
    return null;
  });
}
