import { listActivities, listCategories, listLeaders, listRecommended } from '#contract/catalogue/shopper.ts';
import * as alerts from '#contract/catalogue/shopper-alerts.ts';
import { getPriceHistory } from '#contract/catalogue/shopper-prices.ts';
import * as product from '#contract/catalogue/shopper-product.ts';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { getShop, listShopProducts, listShopShelves } from '#contract/shops/shopper-page.ts';
import { type Api, serve } from '#server/http/serve.ts';
import {
  getActivityHead,
  listProductsOfActivity,
  listRunningActivities,
} from '#server/modules/catalogue/activities/activity-queries.ts';
import { serveActivities } from '#server/modules/catalogue/activities/activity-routes.ts';
import { addAlert } from '#server/modules/catalogue/alerts/add-alert.ts';
import { listAlertsFor, listAlertsOf } from '#server/modules/catalogue/alerts/alert-queries.ts';
import { cancelAlerts } from '#server/modules/catalogue/alerts/cancel-alerts.ts';
import { serveAnyProducts } from '#server/modules/catalogue/any-products/any-product-routes.ts';
import { serveBargains } from '#server/modules/catalogue/bargains/bargain-routes.ts';
import { serveBrands } from '#server/modules/catalogue/brands/brand-routes.ts';
import { serveCategories } from '#server/modules/catalogue/categories/category-routes.ts';
import { serveDeals } from '#server/modules/catalogue/deals/deal-routes.ts';
import { serveDraftActs } from '#server/modules/catalogue/drafts/draft-act-routes.ts';
import { addFavourite } from '#server/modules/catalogue/favourites/add-favourite.ts';
import { cancelFavourites } from '#server/modules/catalogue/favourites/cancel-favourites.ts';
import { isFavourite, listFavouritesOf } from '#server/modules/catalogue/favourites/favourite-queries.ts';
import { serveFlashSales } from '#server/modules/catalogue/flash-sales/flash-sale-routes.ts';
import { serveImports } from '#server/modules/catalogue/imports/import-routes.ts';
import { serveHomePage } from '#server/modules/catalogue/mall-home/home-page-routes.ts';
import { serveOwnProducts } from '#server/modules/catalogue/own-products/own-product-routes.ts';
import { serveOwnStock } from '#server/modules/catalogue/own-stock/own-stock-routes.ts';
import { getPriceHistoryOf } from '#server/modules/catalogue/prices/price-history-queries.ts';
import { serveProductReview } from '#server/modules/catalogue/review/review-routes.ts';
import { serveSheets } from '#server/modules/catalogue/sheets/sheet-routes.ts';
import { listStreet } from '#server/modules/catalogue/shop-shelves/shop-card-queries.ts';
import { listProductsOfShop } from '#server/modules/catalogue/shop-shelves/shop-product-queries.ts';
import { getShopPage, listShelves } from '#server/modules/catalogue/shop-shelves/shop-queries.ts';
import { getStockOf } from '#server/modules/catalogue/stock/stock-queries.ts';
import { getProductPage } from './product-queries.ts';
import { listCardsOf, listCategoryTree, listLeaderCards, listRankingCards, listRecommendedCards } from './queries.ts';
import { listSimilarCards } from './similar-queries.ts';

export function serveCatalogue(api: Api): void {
  serve(api, listCategories, (_, caller) => listCategoryTree(caller.locale));
  serve(api, listRecommended, (paging, caller) => listRecommendedCards(caller.locale, paging));
  serve(api, listLeaders, (_, caller) => listLeaderCards(caller.locale));
  serve(api, listActivities, (_, caller) => listRunningActivities(caller.locale));

  serve(api, product.getProduct, ({ id }, caller) => getProductPage(id, caller.locale));
  serve(api, product.getStock, ({ id }) => getStockOf(id));
  serve(api, getPriceHistory, ({ id, skuId }) => getPriceHistoryOf(id, skuId));
  serve(api, product.listSimilar, ({ id }, caller) => listSimilarCards(id, caller.locale));
  serve(api, product.listCards, ({ ids }, caller) => listCardsOf(caller.locale, ids));
  serve(api, product.getActivity, ({ aid }, caller) => getActivityHead(aid, caller.locale));
  serve(api, product.listActivityProducts, ({ aid, ...paging }, caller) =>
    listProductsOfActivity(aid, caller.locale, paging),
  );
  serve(api, product.listRanking, (input, caller) => listRankingCards(caller.locale, input));

  serve(api, listShopStreet, (paging, caller) => listStreet(caller.locale, paging));
  serve(api, getShop, ({ id }, caller) => getShopPage(id, caller.locale));
  serve(api, listShopShelves, ({ id }, caller) => listShelves(id, caller.locale));
  serve(api, listShopProducts, (input, caller) => listProductsOfShop(caller.locale, input));

  serveHomePage(api);
  serveActivities(api);
  serveFavourites(api);
  serveAlerts(api);
  serveOwnProducts(api);
  serveDraftActs(api);
  serveOwnStock(api);
  serveSheets(api);
  serveProductReview(api);
  serveAnyProducts(api);
  serveBrands(api);
  serveCategories(api);
  serveImports(api);
  serveBargains(api);
  serveFlashSales(api);
  serveDeals(api);
}

function serveFavourites(api: Api): void {
  serve(api, product.getFavouriteState, async ({ id }, { session }) => ({
    userCollect: await isFavourite(session.accountId, id),
  }));
  serve(api, product.addFavourite, async ({ id }, { session }) => {
    await addFavourite(session.accountId, id);
    return null;
  });
  serve(api, product.cancelFavourite, async ({ id }, { session }) => {
    await cancelFavourites(session.accountId, [id]);
    return null;
  });
  serve(api, product.cancelFavourites, async ({ ids }, { session }) => ({
    cancelled: await cancelFavourites(session.accountId, ids),
  }));
  serve(api, product.listFavourites, (paging, { session, locale }) =>
    listFavouritesOf(session.accountId, locale, paging),
  );
}

function serveAlerts(api: Api): void {
  serve(api, alerts.listProductAlerts, ({ id }, { session }) => listAlertsFor(session.accountId, id));
  serve(api, alerts.addAlert, (input, { session }) => addAlert(session.accountId, input));
  serve(api, alerts.cancelAlerts, async ({ ids }, { session }) => ({
    cancelled: await cancelAlerts(session.accountId, ids),
  }));
  serve(api, alerts.listAlerts, (paging, { session, locale }) => listAlertsOf(session.accountId, locale, paging));
}
