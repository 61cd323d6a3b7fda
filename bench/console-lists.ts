import { countProducts, findProducts, listProducts, productStates } from '#contract/catalogue/merchant.ts';
import { listImportItems, listImports } from '#contract/catalogue/merchant-import.ts';
import { countStock, listStock, listStockChanges } from '#contract/catalogue/merchant-stock.ts';
import type { Call } from '#contract/core/call.ts';
import { getInsights, listInsightParts, listProductInsights } from '#contract/insights/merchant.ts';
import { getHealth, listLateOrders } from '#contract/insights/merchant-health.ts';
import { getShopSales } from '#contract/orders/merchant-sales.ts';
import { orderStatuses } from '#contract/orders/shopper.ts';
import { getBalances, listLedger } from '#contract/payouts/merchant.ts';
import { getStatement, listStatements } from '#contract/payouts/merchant-statements.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import { getScores, listShopReviews } from '#contract/reviews/merchant.ts';
import { countShopOrders, listShopOrders, shopOrderWaits } from '#contract/shipping/merchant.ts';
import { listFreightProducts, listFreightTemplates } from '#contract/shops/merchant-freight.ts';
import { listLogPeople, listShopLog } from '#contract/shops/merchant-log.ts';
import { listRoles, listStaff } from '#contract/shops/merchant-staff.ts';
import { listViews } from '#contract/shops/merchant-views.ts';

// Every list of the console as its screens ask for it, with the filters that people use most.

type Filters = Record<string, string | number>;

export const ask = (call: Call, filters: Filters = {}) =>
  `${call.path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))}`;

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const spaced = (phone: string) => phone.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
const pages = [1, 2, 3, 10];
export const each = (call: Call, filters: Filters = {}) => pages.map((page) => ask(call, { ...filters, page }));
export const byWords = (call: Call, words: readonly string[], filters: Filters = {}) =>
  words.map((word) => ask(call, { ...filters, words: word }));

export type Samples = {
  orderNumbers: string[];
  paymentNumbers: string[];
  phones: string[];
  skuIds: number[];
  importId: number;
};

/** What is asked for, with the different paths that are asked in turn. */
export function consoleLists(samples: Samples): Map<string, string[]> {
  return new Map([
    ...todayLists(),
    ...orderLists(samples),
    ...productLists(samples),
    ...stockLists(samples),
    ...ledgerLists(samples),
    ...insightLists(),
    ...otherLists(samples),
  ]);
}

function todayLists(): [string, string[]][] {
  return [
    ['Today: sales of 7 days', [ask(getShopSales, { days: 7 })]],
    ['Today: sales of 30 days', [ask(getShopSales, { days: 30 })]],
    ['Today: refunds that wait', [ask(listShopRefunds, { due: 1, limit: 1 })]],
    ['Today: reviews to answer', [ask(listShopReviews, { answered: 'no', limit: 1 })]],
  ];
}

function insightLists(): [string, string[]][] {
  return [
    ['insights of 30 days', [ask(getInsights)]],
    ['insights of a year', [ask(getInsights, { from: daysAgo(364) })]],
    ['insights by product, 30 days', each(listProductInsights)],
    ['insights by product, worst of 90 days', each(listProductInsights, { sort: 'worst', from: daysAgo(89) })],
    ['insights by product, a year', each(listProductInsights, { from: daysAgo(364) })],
    ['insights by source, a year', [ask(listInsightParts, { by: 'source', from: daysAgo(364) })]],
    ['insights by country, a year', [ask(listInsightParts, { by: 'country', from: daysAgo(364) })]],
    ['shop health', [ask(getHealth)]],
    ['shop health: late orders', each(listLateOrders)],
  ];
}

function orderLists({ orderNumbers, paymentNumbers, phones }: Samples): [string, string[]][] {
  const digits = orderNumbers.map((number) => number.slice(-4));
  return [
    ['orders', each(listShopOrders)],
    ...orderStatuses.map((status): [string, string[]] => [`orders, ${status}`, each(listShopOrders, { status })]),
    ['orders, completed, page 1,000', [ask(listShopOrders, { status: 'completed', page: 1000 })]],
    ['orders with a flag', each(listShopOrders, { flag: 'urgent' })],
    ['orders of 30 days', each(listShopOrders, { from: daysAgo(30) })],
    ['orders of a year', each(listShopOrders, { from: daysAgo(400), until: daysAgo(35) })],
    [
      'orders of a year, completed',
      each(listShopOrders, { from: daysAgo(400), until: daysAgo(35), status: 'completed' }),
    ],
    ...shopOrderWaits.map((waits): [string, string[]] => [
      `orders that wait: ${waits}`,
      each(listShopOrders, { waits }),
    ]),
    ['orders by number', byWords(listShopOrders, orderNumbers)],
    ['orders by payment number', byWords(listShopOrders, paymentNumbers)],
    ['orders by phone', byWords(listShopOrders, phones)],
    ['orders by phone with spaces', byWords(listShopOrders, phones.map(spaced))],
    [
      'orders of a year by product',
      byWords(listShopOrders, ['Classic', 'Travel'], { from: daysAgo(400), until: daysAgo(35) }),
    ],
    ['orders by four digits', byWords(listShopOrders, digits)],
    ['orders by buyer', byWords(listShopOrders, ['Buyer 4711', 'bench77@bench.mall'])],
    ['orders by consignee', byWords(listShopOrders, ['Ana Chen 117', 'Hugo Bo 7', 'Dara'])],
    ['orders by product', byWords(listShopOrders, ['Classic', 'Travel'])],
    ['orders to ship by product', byWords(listShopOrders, ['Classic', 'Travel'], { status: 'paid' })],
    ['orders by two letters', byWords(listShopOrders, ['Bo', 'An'])],
    ['orders: counts', [ask(countShopOrders)]],
    ['orders: views', [ask(listViews, { list: 'orders' })]],
  ];
}

function productLists({ importId }: Samples): [string, string[]][] {
  return [
    ...productStates.map((state): [string, string[]] => [`products, ${state}`, each(listProducts, { state })]),
    ['products, dearest first', each(listProducts, { sort: 'price_high' })],
    ['products, bestsellers first', each(listProducts, { sort: 'best_selling' })],
    ['products, oldest first, page 500', [ask(listProducts, { sort: 'oldest', page: 500 })]],
    ['products of a category', each(listProducts, { categoryId: 1 })],
    ['products by a common word', ['classic', 'blue'].flatMap((words) => each(listProducts, { words }))],
    ['products by a common word, dearest first', byWords(listProducts, ['classic', 'blue'], { sort: 'price_high' })],
    ['products by a rare word', byWords(listProducts, ['4711', '9917', 'nowhere'])],
    ['products by code', byWords(listProducts, ['BEN-777-1', 'BEN-4711-2'])],
    ['drafts by a word', byWords(listProducts, ['classic', '1104'], { state: 'draft' })],
    ['products: counts', [ask(countProducts)]],
    ['imports', each(listImports)],
    ['products of an import', each(listImportItems, { id: importId })],
    ['Ctrl-K: products', byWords(findProducts, ['classic', '9917', 'BEN-777-1', 'Blue', 'nowhere'])],
    ['Ctrl-K: orders', byWords(listShopOrders, ['classic', '9917', 'Buyer 77', 'Blue', 'nowhere'], { limit: 5 })],
  ];
}

function stockLists({ skuIds }: Samples): [string, string[]][] {
  return [
    ['stock', each(listStock)],
    ['stock, least first', each(listStock, { sort: 'least' })],
    ['stock, least first, page 500', [ask(listStock, { sort: 'least', page: 500 })]],
    ['low stock', each(listStock, { level: 'low' })],
    ['low stock, least first', each(listStock, { level: 'low', sort: 'least' })],
    ['stock, sold out', each(listStock, { level: 'out' })],
    ['stock by a common word', ['classic', 'blue'].flatMap((words) => each(listStock, { words }))],
    ['stock by a common word, least first', byWords(listStock, ['classic', 'blue'], { sort: 'least' })],
    ['low stock by a common word', byWords(listStock, ['classic', 'blue'], { level: 'low' })],
    ['stock by a rare word', byWords(listStock, ['4711', '9917', 'nowhere'])],
    ['stock by code', byWords(listStock, ['BEN-777-1', 'BEN-4711-2'])],
    ['stock: counts', [ask(countStock)]],
    ['history of a variant', skuIds.map((skuId) => ask(listStockChanges, { skuId }))],
    ['history of a bestseller', skuIds.slice(0, 1).flatMap((skuId) => each(listStockChanges, { skuId }))],
  ];
}

function ledgerLists({ orderNumbers }: Samples): [string, string[]][] {
  const months = [1, 2, 12, 20].map((ago) => daysAgo(ago * 31).slice(0, 7));
  const statementOf = (period: string) => ask(getStatement).replace('{period}', period);
  const [lastMonth = ''] = months;
  return [
    ['ledger', each(listLedger)],
    ['ledger, oldest first', each(listLedger, { sort: 'oldest' })],
    ['ledger, available', each(listLedger, { account: 'available' })],
    ['ledger, pending', each(listLedger, { account: 'pending' })],
    ['ledger, sales', each(listLedger, { rule: 'sale' })],
    ['ledger, payouts', [ask(listLedger, { rule: 'payout' })]],
    ['ledger of 30 days', each(listLedger, { from: daysAgo(30) })],
    [
      'ledger: releases of a month',
      each(listLedger, { account: 'available', rule: 'release', from: `${lastMonth}-01`, until: `${lastMonth}-28` }),
    ],
    ['ledger of an order', orderNumbers.map((orderNo) => ask(listLedger, { orderNo }))],
    ['ledger: balances', [ask(getBalances)]],
    ['statements', [ask(listStatements)]],
    ['statement of a month', months.map(statementOf)],
    ['statement of the running month', [statementOf(daysAgo(0).slice(0, 7))]],
    ['statement of a day', [1, 40, 300].map((ago) => statementOf(daysAgo(ago)))],
  ];
}

function otherLists({ orderNumbers }: Samples): [string, string[]][] {
  return [
    ['delivery templates', [ask(listFreightTemplates)]],
    ['delivery: products by word', byWords(listFreightProducts, ['', 'classic', '9917', 'nowhere'])],
    ['refunds', each(listShopRefunds)],
    ['refunds that wait for the shop', each(listShopRefunds, { due: 1 })],
    ['refunds, refunded', each(listShopRefunds, { status: 'refunded' })],
    ['reviews', each(listShopReviews)],
    ['reviews to answer', each(listShopReviews, { answered: 'no' })],
    ['reviews that are answered', each(listShopReviews, { answered: 'yes' })],
    ['reviews with one star', each(listShopReviews, { stars: 1 })],
    ['reviews with one star to answer', each(listShopReviews, { stars: 1, answered: 'no' })],
    ['reviews with pictures', [ask(listShopReviews, { withPictures: 'yes' })]],
    ['reviews that are reported', [ask(listShopReviews, { reported: 'yes' })]],
    ['reviews, page 500', [ask(listShopReviews, { page: 500 })]],
    ['reviews: score by month', [ask(getScores)]],
    ['people', [ask(listStaff)]],
    ['roles', [ask(listRoles)]],
    ['log', each(listShopLog)],
    ['people in the log', [ask(listLogPeople)]],
    ['log of orders', each(listShopLog, { kind: 'order' })],
    ['log of products', each(listShopLog, { kind: 'product' })],
    ['log by a word', byWords(listShopLog, [...orderNumbers.slice(0, 3), '000004', 'nowhere'])],
    ['log of a month', each(listShopLog, { from: '2026-03-01', until: '2026-03-31' })],
  ];
}
