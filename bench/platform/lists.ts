import { ask, byWords, daysAgo, each } from '#bench/console-lists.ts';
import { listAnyAccounts } from '#contract/accounts/platform.ts';
import { listAccountCoupons, listAccountPoints } from '#contract/accounts/platform-benefits.ts';
import { listLimitedSources, listSourceBlocks } from '#contract/accounts/platform-sources.ts';
import { listAllApplications } from '#contract/applications/platform.ts';
import { listCampaigns } from '#contract/campaigns/platform.ts';
import { listWaitingProducts } from '#contract/catalogue/platform.ts';
import { listPlatformActivities } from '#contract/catalogue/platform-activities.ts';
import { listBrands } from '#contract/catalogue/platform-brands.ts';
import { listAllCategories } from '#contract/catalogue/platform-categories.ts';
import { findFlashProducts, listFlashSales } from '#contract/catalogue/platform-flash-sales.ts';
import { findHomeProducts } from '#contract/catalogue/platform-home.ts';
import { listAnyProducts, listShopChoices } from '#contract/catalogue/platform-products.ts';
import {
  countPlatformCoupons,
  findCouponProducts,
  getPlatformCouponFigures,
  listCouponShops,
  listPlatformCouponRecords,
  listPlatformCoupons,
} from '#contract/coupons/platform.ts';
import { countLiveOrders, getMallInsights, listMallParts, mallParts } from '#contract/insights/platform.ts';
import { getMachineMarks, getMachineOverview } from '#contract/machine/platform.ts';
import { listChecks } from '#contract/machine/platform-checks.ts';
import { listJobs } from '#contract/machine/platform-jobs.ts';
import { listOpenDeliveries, listWaitingMessages } from '#contract/machine/platform-outbox.ts';
import { listOperatorRoles, listOperators } from '#contract/operators/platform.ts';
import { listOperatorLog, listOperatorsInLog } from '#contract/operators/platform-log.ts';
import { listRefusedProviderRefunds } from '#contract/payments/platform.ts';
import { listBookDifferences } from '#contract/payments/platform-reconciliation.ts';
import { listPayoutsToPay } from '#contract/payouts/platform.ts';
import { getMallBooks, listAnyEntries } from '#contract/payouts/platform-books.ts';
import { listAskedRefunds } from '#contract/refunds/platform.ts';
import { listAnyOrders } from '#contract/refunds/platform-orders.ts';
import { listReportedReviews } from '#contract/reviews/platform.ts';
import { getOwnKeywords, listRedirects, listSynonyms, listUnfound } from '#contract/search/platform.ts';
import { previewRanking } from '#contract/search/platform-ranking.ts';
import { listPlatformShops } from '#contract/shops/platform.ts';
import { listCategoryCommissions } from '#contract/shops/platform-commission.ts';

// Every list of the platform as its screens ask for it, with the filters that people use most.

export type Samples = {
  /** Numbers of orders, payments, parcels and charges, by which an order is found. */
  numbers: Record<'order' | 'payment' | 'refund' | 'parcel' | 'charge', string[]>;
  phones: string[];
  buyerIds: number[];
  payoutNumbers: string[];
  couponId: number;
  shopId: number;
};
type Lists = [string, string[]][];

const lastPage = 500; // of what is counted, with twenty rows each

/** What is asked for, with the different paths that are asked in turn. */
export function platformLists(samples: Samples): Map<string, string[]> {
  return new Map([
    ...deskLists(),
    ...orderLists(samples),
    ...productLists(samples),
    ...shopLists(),
    ...peopleLists(samples),
    ...marketingLists(samples),
    ...moneyLists(samples),
    ...machineLists(),
  ]);
}

function deskLists(): Lists {
  const year = { from: daysAgo(364), until: daysAgo(0) };
  return [
    ['desk: figures of 30 days', [ask(getMallInsights)]],
    ['desk: figures of a year', [ask(getMallInsights, year)]],
    ['desk: orders of the last minutes', [ask(countLiveOrders)]],
    ...mallParts.flatMap(
      (by): Lists => [
        [`desk: figures by ${by}, 30 days`, each(listMallParts, { by })],
        [`desk: figures by ${by}, a year`, each(listMallParts, { by, ...year })],
      ],
    ),
    [
      'desk: what waits',
      [listAllApplications, listWaitingProducts, listAskedRefunds, listReportedReviews].map((call) =>
        ask(call, { limit: 1 }),
      ),
    ],
    ['desk: marks of the machine', [ask(getMachineMarks)]],
  ];
}

function orderLists({ numbers, phones, buyerIds, shopId }: Samples): Lists {
  const statuses = ['awaiting_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'];
  return [
    ['orders', each(listAnyOrders)],
    ['orders, last page', [ask(listAnyOrders, { page: lastPage })]],
    ...statuses.map((status): Lists[number] => [`orders, ${status}`, each(listAnyOrders, { status })]),
    ['orders of a shop', each(listAnyOrders, { shopId })],
    ['orders of a shop, cancelled', each(listAnyOrders, { shopId, status: 'cancelled' })],
    ['orders of a buyer', buyerIds.map((buyerId) => ask(listAnyOrders, { buyerId }))],
    ['orders of 30 days', each(listAnyOrders, { from: daysAgo(30), until: daysAgo(0) })],
    [
      'orders of a year, cancelled',
      each(listAnyOrders, { from: daysAgo(400), until: daysAgo(35), status: 'cancelled' }),
    ],
    ['orders of an amount', each(listAnyOrders, { amountFrom: 9_000, amountUntil: 9_100 })],
    ['orders over an amount', each(listAnyOrders, { amountFrom: 50_000 })],
    ['orders over a high amount, cancelled', each(listAnyOrders, { amountFrom: 90_900, status: 'cancelled' })],
    ['orders of a shop over an amount', each(listAnyOrders, { amountFrom: 50_000, shopId })],
    ...Object.entries(numbers).map(([of, all]): Lists[number] => [
      `orders by number of ${of}`,
      byWords(listAnyOrders, all),
    ]),
    ['orders by phone', byWords(listAnyOrders, phones)],
    ['orders by mail', byWords(listAnyOrders, ['bench4711@bench.mall', 'c77@bench.mall', 'nobody@bench.mall'])],
    ['orders by shop number', byWords(listAnyOrders, [String(shopId)])],
    ['orders: shops to choose', byWords(listShopChoices, ['', 'House', 'Dahlia 77', 'nowhere'])],
    ['disputes', each(listAskedRefunds)],
    ['disputes, last page', [ask(listAskedRefunds, { page: 100 })]],
    ['reported reviews', each(listReportedReviews)],
    ['reported reviews, last page', [ask(listReportedReviews, { page: 15 })]],
  ];
}

function productLists({ shopId }: Samples): Lists {
  const states = ['on_sale', 'sold_out', 'hidden', 'forced_down', 'bin'];
  return [
    ['products', each(listAnyProducts)],
    ['products, last page', [ask(listAnyProducts, { page: lastPage })]],
    ...states.map((state): Lists[number] => [`products, ${state}`, each(listAnyProducts, { state })]),
    ['products of a shop', each(listAnyProducts, { shopId })],
    ['products of a category', [1, 2, 20, 60].map((categoryId) => ask(listAnyProducts, { categoryId }))],
    [
      'products of a category, forced down',
      [1, 2, 20, 60].map((categoryId) => ask(listAnyProducts, { categoryId, state: 'forced_down' })),
    ],
    ['products by a common word', ['classic', 'blue'].flatMap((words) => each(listAnyProducts, { words }))],
    ['products by a rare word', byWords(listAnyProducts, ['74711', '99170', 'nowhere'])],
    ['products by two letters', byWords(listAnyProducts, ['bl', 'zz'])],
    ['products by a rare word, forced down', byWords(listAnyProducts, ['74711', 'nowhere'], { state: 'forced_down' })],
    ['products of a shop by word', byWords(listAnyProducts, ['classic', '74711'], { shopId })],
    ['review queue', each(listWaitingProducts)],
    ['review queue, last page', [ask(listWaitingProducts, { page: 400 })]],
    ['review queue of a shop', each(listWaitingProducts, { shopId })],
    ['review queue of a category', [1, 20].map((categoryId) => ask(listWaitingProducts, { categoryId }))],
    ['review queue by word', byWords(listWaitingProducts, ['classic', '4711', 'nowhere'])],
    ['categories', [ask(listAllCategories)]],
    ['brands', each(listBrands)],
    ['home page: products to choose', byWords(findHomeProducts, ['classic', '74711', 'nowhere'])],
    ['coupons: products to choose', byWords(findCouponProducts, ['classic', '74711', 'nowhere'])],
    ['flash sales: products to choose', byWords(findFlashProducts, ['classic', '74711', 'nowhere'])],
  ];
}

function shopLists(): Lists {
  return [
    ['shops', each(listPlatformShops)],
    ...['name', 'rating', 'orders'].map((sort): Lists[number] => [
      `shops by ${sort}`,
      each(listPlatformShops, { sort }),
    ]),
    ['shops, closed', each(listPlatformShops, { state: 'closed' })],
    ['shops by word', byWords(listPlatformShops, ['House', 'Dahlia 77', 'shop77@bench.mall', '77', 'nowhere'])],
    ['commissions', [ask(listCategoryCommissions)]],
    ['applications', each(listAllApplications)],
    ['applications, all', each(listAllApplications, { auditStatus: 'all' })],
    ['applications, all, last page', [ask(listAllApplications, { auditStatus: 'all', page: lastPage })]],
    ['applications by name', each(listAllApplications, { auditStatus: 'all', sort: 'name' })],
    [
      'applications by word',
      byWords(listAllApplications, ['Company 4711', 'apply77@bench.mall', 'Person', 'nowhere'], { auditStatus: 'all' }),
    ],
  ];
}

function peopleLists({ phones, buyerIds }: Samples): Lists {
  const [buyerId = 0] = buyerIds;
  const of = (call: Parameters<typeof ask>[0]) => buyerIds.map((id) => ask(call).replace('{id}', String(id)));
  return [
    ['people', each(listAnyAccounts)],
    ['people, last page', [ask(listAnyAccounts, { page: lastPage })]],
    ['people, visitors', each(listAnyAccounts, { kind: 'visitor' })],
    ['people, disabled', each(listAnyAccounts, { isDisabled: 'yes' })],
    ['people, disabled visitors', each(listAnyAccounts, { isDisabled: 'yes', kind: 'visitor' })],
    ['people by mail', byWords(listAnyAccounts, ['bench4711@bench.mall', 'bench70@bench.mall', 'nobody@bench.mall'])],
    ['people by phone', byWords(listAnyAccounts, ['+1 2000004711', '2000077770', ...phones.slice(0, 3)])],
    ['people by number', byWords(listAnyAccounts, [String(buyerId), '12345'])],
    ['people by name', byWords(listAnyAccounts, ['Ana Adler 64', 'Hugo Hansen 4095', 'nobody'])],
    ['people by common name', byWords(listAnyAccounts, ['Hugo', 'Hansen', 'Chen Costa'])],
    ['people by two letters', byWords(listAnyAccounts, ['Bo', 'An'])],
    ['points of an account', of(listAccountPoints)],
    ['coupons of an account', of(listAccountCoupons)],
    ['sources that ran into limits', each(listLimitedSources)],
    ['blocked networks that are over', each(listSourceBlocks, { state: 'over' })],
    ['operators', [ask(listOperators)]],
    ['roles', [ask(listOperatorRoles)]],
    ['log', each(listOperatorLog)],
    ['log, last page', [ask(listOperatorLog, { page: lastPage })]],
    ['log of orders', each(listOperatorLog, { kind: 'order' })],
    ['log of shops', each(listOperatorLog, { kind: 'shop' })],
    ['log of a month', each(listOperatorLog, { from: daysAgo(60), until: daysAgo(30) })],
    ['log by subject', byWords(listOperatorLog, ['SH4711', 'SH77', '4711', 'nowhere'])],
    ['people in the log', [ask(listOperatorsInLog)]],
  ];
}

function marketingLists({ couponId }: Samples): Lists {
  const states = ['running', 'planned', 'ended', 'stopped'];
  return [
    ['coupons', each(listPlatformCoupons)],
    ...states.map((state): Lists[number] => [`coupons, ${state}`, each(listPlatformCoupons, { state })]),
    ...['oldest', 'ending', 'received'].map((sort): Lists[number] => [
      `coupons by ${sort}`,
      each(listPlatformCoupons, { sort }),
    ]),
    ['coupons by word', byWords(listPlatformCoupons, ['Summer', 'BENCH77', 'nowhere'])],
    ['coupons: counts', [ask(countPlatformCoupons)]],
    ['coupon: figures', [ask(getPlatformCouponFigures, { id: couponId })]],
    ['coupon: who has it', each(listPlatformCouponRecords, { id: couponId })],
    ['coupon: who has used it', each(listPlatformCouponRecords, { id: couponId, state: 'used' })],
    ['coupons: shops to choose', byWords(listCouponShops, ['', 'House', 'nowhere'])],
    ['campaigns', each(listCampaigns)],
    ['campaigns of points', each(listCampaigns, { kind: 'points' })],
    ['flash sales', each(listFlashSales)],
    ['activities', each(listPlatformActivities)],
    ['searched in vain', each(listUnfound)],
    ['searched in vain, last page', [ask(listUnfound, { page: 50 })]],
    ['search: keywords', [ask(getOwnKeywords)]],
    ['search: redirects and synonyms', [ask(listRedirects), ask(listSynonyms)]],
    [
      'search: order with other weights',
      ['lamp', 'blue', 'nowhere'].map((title) =>
        ask(previewRanking, { title, titleMatch: 3, sales: 9, rating: 5, newness: 2, stock: 1, self: 1, offer: 1 }),
      ),
    ],
  ];
}

function moneyLists({ payoutNumbers, shopId }: Samples): Lists {
  const span = (days: number, by: string) => ask(getMallBooks, { from: daysAgo(days), until: daysAgo(0), by });
  return [
    ['payouts to pay', each(listPayoutsToPay)],
    ['payouts, paid', each(listPayoutsToPay, { status: 'paid' })],
    ['payouts, all, last page', [ask(listPayoutsToPay, { status: 'any', page: lastPage })]],
    ['payouts of a shop', each(listPayoutsToPay, { status: 'any', shopId })],
    ['payouts by provider', each(listPayoutsToPay, { status: 'any', provider: 'stripe' })],
    ['payouts by number', byWords(listPayoutsToPay, payoutNumbers)],
    ['ledger', each(listAnyEntries)],
    ['ledger, last page', [ask(listAnyEntries, { page: lastPage })]],
    ['ledger, releases', each(listAnyEntries, { rule: 'release' })],
    ['ledger, corrections', each(listAnyEntries, { rule: 'correction' })],
    ['ledger of a shop', each(listAnyEntries, { shopId })],
    ['ledger of a shop, available', each(listAnyEntries, { shopId, account: 'available' })],
    ['ledger of a month', each(listAnyEntries, { from: daysAgo(60), until: daysAgo(30) })],
    ['statement of 30 days', [span(30, 'day')]],
    ['statement of two years by month', [span(720, 'month')]],
    ['provider refunds that were refused', each(listRefusedProviderRefunds)],
    ['reconciliation: open differences', each(listBookDifferences, { state: 'open' })],
    ['reconciliation: all differences', each(listBookDifferences)],
  ];
}

function machineLists(): Lists {
  return [
    ['messages', each(listWaitingMessages)],
    ['messages that failed', each(listWaitingMessages, { state: 'failed' })],
    ['messages, last page', [ask(listWaitingMessages, { page: lastPage })]],
    ['webhooks', each(listOpenDeliveries)],
    ['webhooks that failed', each(listOpenDeliveries, { state: 'failed' })],
    ['jobs', [ask(listJobs)]],
    ['self-check', [ask(listChecks)]],
    ['machine', [ask(getMachineOverview)]],
  ];
}
