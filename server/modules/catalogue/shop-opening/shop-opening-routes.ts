import * as contract from '#contract/shops/merchant-shop.ts';
import * as platform from '#contract/shops/platform.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getStepsOf } from './first-steps-queries.ts';
import { closeOwnShop, openOwnShop } from './open-own-shop.ts';
import { blockShopAndProducts, markShopAndProducts, unblockShopAndProducts } from './shops-of-platform.ts';

export function serveShopOpening(api: Api): void {
  serve(api, contract.getFirstSteps, (_, { membership }) => getStepsOf(membership.shopId));
  serve(api, contract.openShop, (_, caller) => openOwnShop(actorOf(caller)));
  serve(api, contract.closeShop, (_, caller) => closeOwnShop(actorOf(caller)));
  serve(api, platform.blockShop, (input, caller) => blockShopAndProducts(caller, input));
  serve(api, platform.unblockShop, (input, caller) => unblockShopAndProducts(caller, input));
  serve(api, platform.markShop, (input, caller) => markShopAndProducts(caller, input));
}
