import { endLook as end, lookAtShop as look } from '#contract/shops/platform.ts';
import * as contract from '#contract/shops/platform-commission.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveShopKinds } from '#server/modules/shops/kinds/kind-routes.ts';
import { listCategoryCommissions } from './commission-queries.ts';
import { endLook, lookAtShop } from './look-at-shop.ts';
import { setCategoryCommission, setShopCommission, withdrawCommission } from './set-commission.ts';

/** Calls that concern products or figures, too, are served by the modules that know these. */
export function serveShopsToPlatform(api: Api): void {
  serve(api, look, (input, caller) => lookAtShop(caller, input));
  serve(api, end, ({ id }, caller) => endLook(caller, id));
  serve(api, contract.listCategoryCommissions, (_, { locale }) => listCategoryCommissions(locale));
  serve(api, contract.setCategoryCommission, (input, caller) => setCategoryCommission(caller, input));
  serve(api, contract.setShopCommission, (input, caller) => setShopCommission(caller, input));
  serve(api, contract.withdrawCommission, ({ id }, caller) => withdrawCommission(caller, id));
  serveShopKinds(api);
}
