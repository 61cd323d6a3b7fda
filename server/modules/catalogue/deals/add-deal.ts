import type { DealTerms } from '#contract/catalogue/merchant-deals.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertProducts, assertRoomForDeal, lockDealsOf, nameOf, timesOf, writeProducts } from './deal-rows.ts';

/** Offers less to pay for several units, or for several products together. */
export function addDeal(actor: Actor, terms: DealTerms): Promise<{ id: number }> {
  const { shopId } = actor;
  const { kind, steps, off, products } = terms.offer;
  return transaction(async (tx) => {
    await lockDealsOf(tx, shopId);
    await assertProducts(tx, shopId, terms.offer);
    const times = await timesOf(tx, terms);
    await assertRoomForDeal(tx, shopId);
    const name = nameOf(terms.name);
    const [added] = await tx
      .insert(deals)
      .values({ shopId, kind, name, steps, off, ...times, ...savedNow(actor.accountId) })
      .returning({ id: deals.id });
    if (!added) throw new Error('Adding a deal returned no id');
    await writeProducts(tx, added.id, products);
    await logAct(tx, actor, 'deal_added', name.en);
    return added;
  });
}
