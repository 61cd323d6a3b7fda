import { asc, eq } from 'drizzle-orm';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { endSession } from '#contract/identity/shopper.ts';
import { computePrice, createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { testCards } from '#contract/payments/developer.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { getApplyInfo, type RefundKind, type RefundReason, requestRefund } from '#contract/refunds/shopper.ts';
import { listWaitingLines, writeReview } from '#contract/reviews/shopper-own.ts';
import { shipOrder } from '#contract/shipping/merchant.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import type { Api } from '#server/http/serve.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { gatewayPath } from '#server/providers/payments/sandbox-gateway.ts';
import { handlers } from '#server/start/handlers.ts';
import { demoAccounts } from './accounts.ts';
import { listProductsForDemo } from './order-products.ts';

type Sides = { buys: Ask; sells: Ask };

const ship = ({ sells }: Sides, orderNumber: string, trackingNumber: string) =>
  sells(shipOrder, { orderNo: orderNumber, parcel: { kind: 'courier', carrier: 'demo-post', trackingNumber } });

async function askForRefund(
  { buys }: Sides,
  orderNumber: string,
  kind: RefundKind,
  reason: RefundReason,
): Promise<string> {
  const { orderInfoList } = await buys(getApplyInfo, { orderNo: orderNumber });
  const lines = orderInfoList.map(({ lineId }) => ({ lineId, quantity: 1 }));
  return (await buys(requestRefund, { orderNo: orderNumber, lines, kind, reason })).refundOrderNo;
}

/** What happens to each order, the oldest first: together they show every state after payment. */
const orderHistories: ((sides: Sides, orderNumber: string) => Promise<unknown>)[] = [
  async function paidBack(sides, orderNumber) {
    const refundOrderNo = await askForRefund(sides, orderNumber, 'money', 'changed_mind');
    await sides.sells(acceptRefund, { refundOrderNo });
  },
  async function reviewed(sides, orderNumber) {
    await ship(sides, orderNumber, 'GP2611150001');
    await sides.buys(confirmReceipt, { orderNo: orderNumber });
    const waiting = await sides.buys(listWaitingLines, {});
    const line = waiting.list.find((one) => one.merOrderNo === orderNumber);
    const words = { star: 5, serviceStar: 5, comment: 'Just as shown, and here within two days.' };
    if (line) await sides.buys(writeReview, { orderNo: orderNumber, orderInfoId: line.id, ...words });
  },
  async function askedBack(sides, orderNumber) {
    await ship(sides, orderNumber, 'GP2611150002');
    await sides.buys(confirmReceipt, { orderNo: orderNumber });
    await askForRefund(sides, orderNumber, 'goods', 'damaged');
  },
  async function received(sides, orderNumber) {
    await ship(sides, orderNumber, 'GP2611150003');
    await sides.buys(confirmReceipt, { orderNo: orderNumber });
  },
  (sides, orderNumber) => ship(sides, orderNumber, 'GP2611150004'),
  async function waitsToBeSent() {},
];
const handledWithinMs = 10_000;

/**
 * Gives the demo's shopper orders in several states, from the merchant's shop, by the same calls that anybody makes, so that every
 * ledger adds up. A shopper who has ordered anything gets none.
 */
export async function addDemoOrders(api: Api): Promise<void> {
  const [shopper, merchant] = await Promise.all([whoIs('shopper'), whoIs('merchant')]);
  if (!shopper || !merchant) return;
  const [ordered] = await database().select().from(payments).where(eq(payments.accountId, shopper)).limit(1);
  if (ordered) return;
  const [buys, sells] = [await signedIn(api, shopper), await signedIn(api, merchant)];
  const products = await listProductsForDemo(merchant, orderHistories.length);
  for (const [index, play] of orderHistories.entries()) {
    const product = products[index % products.length];
    if (product) await play({ buys, sells }, await buy(api, buys, product));
  }
  await sendProviderRefunds();
  await deliverEvents(handlers);
  await Promise.all([buys(endSession, {}), sells(endSession, {})]);
}

type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

async function buy(api: Api, ask: Ask, product: { productId: number; skuId: number }): Promise<string> {
  const { preOrderNo } = await ask(createDraft, {
    preOrderType: 'buyNow',
    orderDetails: [{ ...product, quantity: 1 }],
  });
  const { addressId } = await ask(loadDraft, { preOrderNo });
  // Without the proposed coupons, which are left for people who try the demo.
  const input = { preOrderNo, addressId, shops: [], platformCouponId: null, usesPoints: false };
  const { quoteKey } = await ask(computePrice, input);
  const { orderNo: paymentNumber, orderNumbers } = await ask(placeOrder, { ...input, quoteKey });
  const { clientSecret } = await ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  const body = JSON.stringify({ clientSecret, number: testCards[0]?.number });
  await api.request(`${gatewayPath}/card`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const number = orderNumbers[0] ?? '';
  await untilPaid(number);
  return number;
}

/** The gateway notifies the mall after it has answered, and the event handlers run after that. */
async function untilPaid(number: string): Promise<void> {
  for (const end = Date.now() + handledWithinMs; Date.now() < end; ) {
    await deliverEvents(handlers);
    // The order's status, not the payment's: another delivery may be handling the event.
    const [order] = await database().select({ status: orders.status }).from(orders).where(eq(orders.number, number));
    if (order?.status === 'paid') return;
    await new Promise((pass) => setTimeout(pass, 50));
  }
  throw new Error(`Order ${number} was not paid`);
}

async function whoIs(role: 'shopper' | 'merchant'): Promise<number | undefined> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
  const [account] = await database()
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
    .orderBy(asc(accounts.id))
    .limit(1);
  return account?.id;
}

async function signedIn(api: Api, accountId: number): Promise<Ask> {
  const token = await transaction((tx) => openSession(tx, accountId, 'demo'));
  return async (call, input) => {
    const { path } = fillPath(call.path, input as Record<string, unknown>);
    const response = await api.request(path, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: JSON.stringify(input) }),
    });
    const { data, code, message } = (await response.json()) as Envelope<OutputOf<typeof call>>;
    if (code !== 200) throw new Error(`${call.path}: ${message}`);
    return data as OutputOf<typeof call>;
  };
}
