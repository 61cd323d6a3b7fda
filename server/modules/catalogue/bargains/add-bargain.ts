import type { BargainTerms } from '#contract/catalogue/merchant-bargains.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { bargains } from '#server/modules/catalogue/tables.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import {
  assertAlone,
  assertPrices,
  assertRoomForBargain,
  lockBargainsOf,
  publishBargain,
  timesOf,
  writePrices,
} from './bargain-rows.ts';

/** Offers variants of a product of the shop at a lower price. */
export function addBargain(actor: Actor, terms: BargainTerms): Promise<{ id: number }> {
  const { shopId } = actor;
  const { productId, prices, quota, perBuyer } = terms;
  return transaction(async (tx) => {
    await lockBargainsOf(tx, shopId);
    const name = await assertPrices(tx, shopId, terms);
    const times = await timesOf(tx, terms);
    await assertAlone(tx, productId, times);
    await assertRoomForBargain(tx, shopId);
    const [added] = await tx
      .insert(bargains)
      .values({ shopId, productId, ...times, quota, perBuyer, ...savedNow(actor.accountId) })
      .returning({ id: bargains.id });
    if (!added) throw new Error('Adding a bargain returned no id');
    await writePrices(tx, added.id, prices);
    await publishBargain(tx, productId);
    await logAct(tx, actor, 'bargain_added', name);
    return added;
  });
}
