import { listShopCategories, listShopStreet, listShopTypes } from '#contract/shops.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listCategories, listStreet, listTypes } from './queries.ts';

export function serveShops(api: Api): void {
  serve(api, listShopStreet, (paging, caller) => listStreet(caller.locale, paging));
  serve(api, listShopTypes, (_, caller) => listTypes(caller.locale));
  serve(api, listShopCategories, (_, caller) => listCategories(caller.locale));
}
