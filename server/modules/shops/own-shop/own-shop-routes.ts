import * as contract from '#contract/shops/merchant-shop.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { editOwnShop } from './edit-own-shop.ts';
import { getDetailsOf } from './own-shop-queries.ts';

export function serveOwnShop(api: Api): void {
  serve(api, contract.getShopDetails, (_, { membership, locale }) => getDetailsOf(membership.shopId, locale));
  serve(api, contract.editShopDetails, (input, caller) => editOwnShop(actorOf(caller), input));
}
