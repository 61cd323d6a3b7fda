import * as contract from '#contract/catalogue/platform-products.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listAny, listShops } from './any-product-queries.ts';

export function serveAnyProducts(api: Api): void {
  serve(api, contract.listAnyProducts, (filters, { locale }) => listAny(locale, filters));
  serve(api, contract.listShopChoices, (filters, { locale }) => listShops(locale, filters));
}
