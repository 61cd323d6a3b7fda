import { listHotKeywords, searchProducts as searchProductsCall } from '#contract/search.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listKeywords } from './queries.ts';
import { searchProducts } from './search-products.ts';

export function serveSearch(api: Api): void {
  serve(api, listHotKeywords, (_, caller) => listKeywords(caller.locale));
  serve(api, searchProductsCall, (wish, caller) => searchProducts(caller.locale, wish));
}
