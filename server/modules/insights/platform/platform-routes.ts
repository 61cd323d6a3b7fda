import { countLiveOrders, getMallInsights, listMallParts } from '#contract/insights/platform.ts';
import { getPlatformShop, listPlatformShops } from '#contract/shops/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getInsightsOfMall } from '#server/modules/insights/reads/figure-queries.ts';
import { countLive, listPartsOfMall } from './mall-queries.ts';
import { getShop, listShops } from './shop-queries.ts';

/** Operators see the figures of the mall, and shops with theirs. */
export function serveFiguresToPlatform(api: Api): void {
  serve(api, getMallInsights, (range) => getInsightsOfMall(range));
  serve(api, listMallParts, (filters, { locale }) => listPartsOfMall(filters, locale));
  serve(api, countLiveOrders, () => countLive());
  serve(api, listPlatformShops, (asked, { locale }) => listShops(asked, locale));
  serve(api, getPlatformShop, ({ id }, { locale }) => getShop(id, locale));
}
