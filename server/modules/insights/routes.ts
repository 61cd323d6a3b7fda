import * as insights from '#contract/insights/merchant.ts';
import * as health from '#contract/insights/merchant-health.ts';
import { type Api, serve } from '#server/http/serve.ts';
import {
  getHealthOf,
  listCostlyChatsOf,
  listCostlyRefundsOf,
  listCostlyReviewsOf,
  listLateOrdersOf,
} from './health/health-queries.ts';
import { getInsightsOf, listPartsOf } from './reads/figure-queries.ts';
import { listProductsOf } from './reads/product-queries.ts';

export function serveInsights(api: Api): void {
  serve(api, insights.getInsights, (range, { membership }) => getInsightsOf(membership.shopId, range));
  serve(api, insights.listProductInsights, (filters, { membership, locale }) =>
    listProductsOf(membership.shopId, filters, locale),
  );
  serve(api, insights.listInsightParts, (filters, { membership, locale }) =>
    listPartsOf(membership.shopId, filters, locale),
  );
  serve(api, health.getHealth, (_, { membership }) => getHealthOf(membership.shopId));
  serve(api, health.listLateOrders, (paging, { membership }) => listLateOrdersOf(membership.shopId, paging));
  serve(api, health.listCostlyRefunds, (filters, { membership }) => listCostlyRefundsOf(membership.shopId, filters));
  serve(api, health.listCostlyChats, (filters, { membership }) => listCostlyChatsOf(membership.shopId, filters));
  serve(api, health.listCostlyReviews, (filters, { membership, locale }) =>
    listCostlyReviewsOf(membership.shopId, filters, locale),
  );
}
