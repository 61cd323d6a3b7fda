import * as stock from '#contract/catalogue/merchant-stock.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { applyStockTake, changeOwnStock, type Editor } from './change-own-stock.ts';
import { setLowStock, setLowStockDefault } from './low-stock.ts';
import { countOwnStock, listOwnStock, matchOwnStock } from './own-stock-queries.ts';

export function serveOwnStock(api: Api): void {
  serve(api, stock.listStock, (filters, { membership, locale }) => listOwnStock(membership.shopId, locale, filters));
  serve(api, stock.countStock, (_, { membership }) => countOwnStock(membership.shopId));
  serve(api, stock.matchStock, ({ codes }, { membership, locale }) => matchOwnStock(membership.shopId, locale, codes));
  serve(api, stock.changeStock, (input, caller) => changeOwnStock(editorOf(caller), input));
  serve(api, stock.applyStockTake, (input, caller) => applyStockTake(editorOf(caller), input));
  serve(api, stock.setLowStock, ({ skuIds, lowAt }, caller) => setLowStock(actorOf(caller), skuIds, lowAt));
  serve(api, stock.setLowStockDefault, ({ lowAt }, caller) => setLowStockDefault(actorOf(caller), lowAt));
}

const editorOf = (caller: Caller<'merchant'>): Editor => ({
  ...actorOf(caller),
  ...{ locale: caller.locale, idempotencyKey: caller.idempotencyKey },
});
