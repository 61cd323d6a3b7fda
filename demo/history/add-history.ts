import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { endSession } from '#contract/identity/shopper.ts';
import { getBalances } from '#contract/payouts/merchant.ts';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { saveTaxData } from '#contract/payouts/merchant-statements.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { type Ask, askAs, askAsGuest, inLanguage, whoIs } from '#demo/ask-as.ts';
import { pay, place } from '#demo/buy.ts';
import { type Placed, ship } from '#demo/order-histories.ts';
import { listProductsForHistory } from '#demo/order-products.ts';
import { putClockBack } from '#demo/world/clock.ts';
import { database, transaction } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import type { Api } from '#server/http/serve.ts';
import { importReceived } from '#server/modules/coupons/index.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { addAccounts, addAddress, findDefaultAddress } from '#server/modules/identity/index.ts';
import { importSources } from '#server/modules/insights/index.ts';
import { completeByClock } from '#server/modules/orders/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { approvePayout, recordPaidPayout } from '#server/modules/payouts/decide-payout.ts';
import { closeDays, importPayoutAccount, releaseShares } from '#server/modules/payouts/index.ts';
import { advanceParcel } from '#server/modules/shipping/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { handlers } from '#server/start/handlers.ts';
import { historyBuyers } from './buyers.ts';
import { chatActs } from './past-chats.ts';
import { type PastOrder, pastOrders } from './plan.ts';

type Past = {
  api: Api;
  shopId: number;
  merchant: number;
  sells: Ask;
  runs: Ask | null;
  buyers: { id: number; ask: Ask }[];
};
type Act = { daysAgo: number; run: () => Promise<unknown> };

const taxDay = 45;
const releaseDays = [9, 6, 3.4];
const payoutDay = 3.3;

/**
 * Gives the merchant's shop of a new demo mall six weeks in which it has sold: by the same calls that anybody makes, with the mall's
 * clock put back meanwhile, so that every ledger adds up. Runs before the mall is open, since the clock is everybody's.
 */
export async function addDemoHistory(api: Api): Promise<void> {
  const [ordered] = await database().select({ id: orders.id }).from(orders).limit(1);
  const merchant = await whoIs('merchant');
  if (ordered || !merchant) return;
  const [shop] = await database().select({ id: shops.id }).from(shops).where(eq(shops.ownerId, merchant)).limit(1);
  if (!shop) return;
  const past = await prepare(api, shop.id, merchant);
  try {
    await playAll(past);
  } finally {
    await putClockBack(0);
  }
  await closeDays();
  const asks = [past.sells, ...(past.runs ? [past.runs] : [])];
  for (const ask of [...asks, ...past.buyers.map((buyer) => buyer.ask)]) await ask(endSession, {});
}

async function prepare(api: Api, shopId: number, merchant: number): Promise<Past> {
  const emails = historyBuyers.map(({ email }) => email);
  const ids = await addAccounts(
    historyBuyers.map(({ email, address }) => ({
      ...{ email, nickname: address.realName, role: 'shopper' as const, password: null, phone: null },
    })),
  );
  const buyers = await Promise.all(
    emails.map(async (email) => {
      const id = ids.get(email) ?? 0;
      return { id, ask: await askAs(api, id) };
    }),
  );
  await transaction(async (tx) => {
    for (const [at, { address }] of historyBuyers.entries()) {
      const id = buyers[at]?.id ?? 0;
      if (!(await findDefaultAddress(tx, id))) await addAddress(tx, id, address);
    }
  });
  const operator = await whoIs('platform');
  return {
    ...{ api, shopId, merchant, buyers, sells: await askAs(api, merchant) },
    runs: operator === undefined ? null : await askAs(api, operator),
  };
}

async function playAll(past: Past): Promise<void> {
  const products = await listProductsForHistory(past.shopId);
  if (products.length === 0) return;
  const coupon = await findCoupon(past.shopId);
  const plan = pastOrders(past.buyers.length, products.length);
  const acts: Act[] = [
    { daysAgo: taxDay, run: () => describeShop(past) },
    ...plan.flatMap((order, at) => actsOf(past, order, at, products, coupon)),
    ...releaseDays.map((daysAgo) => ({ daysAgo, run: release })),
    { daysAgo: payoutDay, run: () => payOut(past) },
    ...chatActs(peopleOf(past, products)),
  ];
  for (const { daysAgo, run } of acts.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await putClockBack(daysAgo);
    await run();
  }
  await sendProviderRefunds();
  await deliverEvents(handlers);
}

/** Who writes to the desks of the shop and of the platform. */
function peopleOf(
  { api, shopId, sells, runs, buyers }: Past,
  products: Awaited<ReturnType<typeof listProductsForHistory>>,
): Parameters<typeof chatActs>[0] {
  return {
    ...{ shopId, clerks: { shop: sells, platform: runs }, productId: products[0]?.productId ?? 0 },
    shopper(buyer, locale) {
      const known = buyer === null ? undefined : buyers[buyer];
      return known ? inLanguage(known.ask, locale) : askAsGuest(api, locale);
    },
    async orderOf(buyer) {
      const [order] = await database()
        .select({ number: orders.number })
        .from(orders)
        .where(and(eq(orders.shopId, shopId), eq(orders.accountId, buyers[buyer]?.id ?? 0)))
        .orderBy(desc(orders.id))
        .limit(1);
      return order?.number ?? null;
    },
  };
}

/** What happens to one order, each step at its time. */
function actsOf(
  past: Past,
  order: PastOrder,
  at: number,
  products: Awaited<ReturnType<typeof listProductsForHistory>>,
  coupon: { id: number; minimumSpend: number } | undefined,
): Act[] {
  const buyer = past.buyers[order.buyer];
  const product = order.withCoupon ? products.toSorted((a, b) => b.price - a.price)[0] : products[order.product];
  if (!buyer || !product) return [];
  let placed: Placed | undefined;
  const made = () => {
    if (!placed) throw new Error('The order was not placed');
    return placed;
  };
  const buy = async () => {
    const spends = order.withCoupon ? coupon : undefined;
    const received = spends ? await transaction((tx) => importReceived(tx, buyer.id, spends.id, 0)) : null;
    const quantity = Math.max(order.units, Math.ceil((spends?.minimumSpend ?? 0) / product.price));
    const wanted = [{ productId: product.productId, skuId: product.skuId, quantity }];
    placed = await place(buyer.ask, wanted, received ? { shopId: past.shopId, couponId: received } : undefined);
    await pay(past.api, buyer.ask, placed, 'succeeds');
    await noteSource(placed.orderNumber, order.source);
  };
  const steps: [number | null, () => Promise<unknown>][] = [
    [order.placed, buy],
    [order.sent, () => sendOff(past, made(), at, order.received !== null)],
    [order.received, () => buyer.ask(confirmReceipt, { orderNo: made().orderNumber })],
    [order.refunded, () => refundOne(past, made().orderNumber)],
  ];
  return steps.flatMap(([daysAgo, run]) => (daysAgo === null ? [] : [{ daysAgo, run }]));
}

async function sendOff({ sells }: Past, placed: Placed, at: number, arrives: boolean): Promise<void> {
  const parcel = await ship({ sells }, placed, `GP26100${String(at).padStart(5, '0')}`);
  await advanceParcel(parcel);
  while (arrives && (await advanceParcel(parcel)));
}

async function refundOne({ sells }: Past, orderNumber: string): Promise<void> {
  const [line] = await database()
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, orderNumber));
  if (!line) return;
  const lines = [{ lineId: line.id, quantity: 1 }];
  await sells(grantRefund, { orderNo: orderNumber, lines, reason: 'damaged', note: '' });
  await sendProviderRefunds();
}

async function noteSource(orderNumber: string, source: string): Promise<void> {
  const [order] = await database().select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber));
  if (order) await transaction((tx) => importSources(tx, [{ orderId: order.id, source }]));
}

/** The shop's own coupon that takes an amount off and can be claimed at any time. */
async function findCoupon(shopId: number) {
  const [coupon] = await database()
    .select({ id: coupons.id, minimumSpend: coupons.minimumSpend })
    .from(coupons)
    .where(and(eq(coupons.shopId, shopId), inArray(coupons.scope, ['shop']), isNull(coupons.startsAt)))
    .orderBy(asc(coupons.id))
    .limit(1);
  return coupon;
}

async function describeShop({ sells, shopId, merchant }: Past): Promise<void> {
  await sells(saveTaxData, {
    legalName: 'Galleria Select Ltd',
    address: '12 Harbour Street\nDublin 1\nIreland',
    taxNumber: 'IE7654321A',
  });
  await transaction((tx) =>
    importPayoutAccount(tx, {
      ...{ shopId, accountId: merchant, holder: 'Galleria Select Ltd', bank: 'Demo Bank', country: 'IE' },
      ...{ bankCode: 'DEMOIE2D', number: 'IE29AIBK93115212345678' },
    }),
  );
}

async function release(): Promise<void> {
  await completeByClock();
  await releaseShares();
}

/** Half of what is available is paid out; the rest is left for those who try it. */
async function payOut({ sells }: Past): Promise<void> {
  const { available } = await sells(getBalances, {});
  const amount = Math.floor(available / 2 / 100) * 100;
  const { payoutNo } = await sells(requestPayout, { amount });
  await approvePayout(null, payoutNo);
  await putClockBack(payoutDay - 1.2);
  await recordPaidPayout(null, payoutNo, 'DEMO-BANK-000417');
}
