import { firstSteps } from '#contract/shops/merchant-shop.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishShopProducts } from '#server/modules/catalogue/publish-shop-products.ts';
import { turnShop } from '#server/modules/shops/index.ts';
import { getStepsOf } from './first-steps-queries.ts';

/** Opens a shop that has all it needs. */
export function openOwnShop(actor: Actor): Promise<null> {
  return transaction(async (tx) => {
    if (!(await turnShop(tx, actor, 'open'))) return null;
    if ((await getStepsOf(actor.shopId, tx)).done.length < firstSteps.length) throw new Refusal('shop_not_ready');
    return publishOffers(tx, actor);
  });
}

export function closeOwnShop(actor: Actor): Promise<null> {
  return transaction(async (tx) => ((await turnShop(tx, actor, 'closed')) ? publishOffers(tx, actor) : null));
}

/** The page of each product shows whether its shop is open. */
async function publishOffers(tx: Transaction, { shopId }: Actor): Promise<null> {
  await publishShopProducts(tx, [shopId]);
  return null;
}
