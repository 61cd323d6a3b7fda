import * as contract from '#contract/catalogue/merchant-deals.ts';
import { listProductDeals } from '#contract/catalogue/shopper-deals.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addDeal } from './add-deal.ts';
import { listDealsOfProduct } from './deals-of-product.ts';
import { editDeal } from './edit-deal.ts';
import { countDealsOf, getDealOf, listDealsOf } from './own-deal-queries.ts';
import { stopDeal } from './stop-deal.ts';

/** What a shop does with its deals, and what buyers see of them. Their margin is served with prices, their figures with refunds. */
export function serveDeals(api: Api): void {
  serve(api, contract.listShopDeals, (input, { membership, locale }) => listDealsOf(membership.shopId, locale, input));
  serve(api, contract.countShopDeals, (_, { membership }) => countDealsOf(membership.shopId));
  serve(api, contract.getShopDeal, ({ id }, { membership, locale }) => getDealOf(membership.shopId, id, locale));
  serve(api, contract.addDeal, ({ deal }, caller) => addDeal(actorOf(caller), deal));
  serve(api, contract.editDeal, (input, caller) => editDeal(actorOf(caller), input));
  serve(api, contract.stopDeal, ({ id }, caller) => stopDeal(actorOf(caller), id));
  serve(api, listProductDeals, ({ id }, { locale }) => listDealsOfProduct(id, locale));
}
