import * as contract from '#contract/catalogue/merchant-bargains.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addBargain } from './add-bargain.ts';
import { editBargain } from './edit-bargain.ts';
import { countBargainsOf, getBargainOf, listBargainsOf } from './own-bargain-queries.ts';
import { stopBargain } from './stop-bargain.ts';

/** What a shop does with its bargains. Their margin is served with prices. */
export function serveBargains(api: Api): void {
  serve(api, contract.listShopBargains, (input, { membership, locale }) =>
    listBargainsOf(membership.shopId, locale, input),
  );
  serve(api, contract.countShopBargains, (_, { membership }) => countBargainsOf(membership.shopId));
  serve(api, contract.getShopBargain, ({ id }, { membership, locale }) => getBargainOf(membership.shopId, id, locale));
  serve(api, contract.addBargain, ({ bargain }, caller) => addBargain(actorOf(caller), bargain));
  serve(api, contract.editBargain, (input, caller) => editBargain(actorOf(caller), input));
  serve(api, contract.stopBargain, ({ id }, caller) => stopBargain(actorOf(caller), id));
}
