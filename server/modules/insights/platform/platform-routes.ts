import { getPlatformShop, listPlatformShops } from '#contract/shops/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getShop, listShops } from './shop-queries.ts';

/** Operators see shops with their figures. */
export function serveFiguresToPlatform(api: Api): void {
  serve(api, listPlatformShops, (asked, { locale }) => listShops(asked, locale));
  serve(api, getPlatformShop, ({ id }, { locale }) => getShop(id, locale));
}
