import { eq } from 'drizzle-orm';
import { addToCart } from '#contract/cart/shopper.ts';
import { addFavourite } from '#contract/catalogue/shopper-product.ts';
import { endSession } from '#contract/identity/shopper.ts';
import { computePrice, createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { type CardBehaviour, testCards } from '#contract/payments/developer.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { database } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import type { Api } from '#server/http/serve.ts';
import { countDays, countHealthOfShops } from '#server/modules/insights/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { gatewayPath } from '#server/providers/payments/sandbox-gateway.ts';
import { handlers } from '#server/start/handlers.ts';
import { type Ask, askAs, whoIs } from './ask-as.ts';
import { orderHistories, type Placed } from './order-histories.ts';
import { listOtherDeliveries, listProductsForDemo, listRecommendedForDemo } from './order-products.ts';
import { actAsShop } from './world/desk.ts';
import { shopOfOrder } from './world/shop-queries.ts';

const handledWithinMs = 10_000;
const inCart = 4;
const savedForLater = 8;

/**
 * Gives the demo's shopper a cart, favourites, and orders in every state, from the merchant's shop, by the same calls that
 * anybody makes, so that every ledger adds up. A shopper who has ordered anything gets none.
 */
export async function addDemoOrders(api: Api): Promise<void> {
  const [shopper, merchant] = await Promise.all([whoIs('shopper'), whoIs('merchant')]);
  if (!shopper || !merchant) return;
  const [ordered] = await database().select().from(payments).where(eq(payments.accountId, shopper)).limit(1);
  if (ordered) return;
  const [buys, sells] = [await askAs(api, shopper), await askAs(api, merchant)];
  const products = await listProductsForDemo(merchant, orderHistories.length);
  for (const [index, { units, card, isWithOthers, play }] of orderHistories.entries()) {
    const product = products[index % products.length];
    if (!product) continue;
    const others = isWithOthers ? await listOtherDeliveries(merchant) : [];
    const placed = await place(buys, [{ ...product, quantity: units }, ...others]);
    if (card) await pay(api, buys, placed, card);
    await play({ buys, sells }, placed);
    await sendOthers(placed);
  }
  await sendProviderRefunds();
  await deliverEvents(handlers);
  await fillCartAndFavourites(buys);
  // Nobody who opens the demo has to wait until these jobs come by.
  await countDays();
  await countHealthOfShops();
  await Promise.all([buys(endSession, {}), sells(endSession, {})]);
}

async function fillCartAndFavourites(buys: Ask): Promise<void> {
  const wanted = await listRecommendedForDemo(inCart + savedForLater);
  const lines = wanted.slice(0, inCart).map((product, at) => ({ ...product, quantity: at === 0 ? 2 : 1 }));
  if (lines.length > 0) await buys(addToCart, { lines });
  for (const { productId } of wanted.slice(inCart)) await buys(addFavourite, { id: productId });
}

type Wanted = { productId: number; skuId: number; quantity: number; pickupAt?: number | null };

/** Several products are bought through the cart, since they may be of several shops: one order for each. */
async function place(ask: Ask, wanted: Wanted[]): Promise<Placed> {
  const lines = wanted.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity }));
  const { preOrderNo } = await ask(createDraft, lines.length > 1 ? await fromCart(ask, lines) : buyNow(lines));
  const { addressId } = await ask(loadDraft, { preOrderNo });
  const shops = wanted.flatMap(({ pickupAt }) =>
    pickupAt ? [{ shopId: pickupAt, couponId: null, delivery: 'pickup' as const, note: '' }] : [],
  );
  // Without the proposed coupons, which are left for people who try the demo.
  const input = { preOrderNo, addressId, shops, platformCouponId: null, usesPoints: false };
  const { quoteKey } = await ask(computePrice, input);
  const { orderNo: paymentNumber, orderNumbers } = await ask(placeOrder, { ...input, quoteKey });
  return { paymentNumber, orderNumber: orderNumbers[0] ?? '', orderNumbers };
}

type Lines = { productId: number; skuId: number; quantity: number }[];

const buyNow = (lines: Lines) => ({ preOrderType: 'buyNow' as const, orderDetails: lines });

async function fromCart(ask: Ask, lines: Lines) {
  const { shops } = await ask(addToCart, { lines });
  const orderDetails = shops.flatMap((shop) => shop.lines.map(({ id }) => ({ shoppingCartId: id })));
  return { preOrderType: 'shoppingCart' as const, orderDetails };
}

/** What is collected or needs no delivery is sent off by its own shop. */
async function sendOthers({ orderNumbers }: Placed): Promise<void> {
  for (const orderNumber of orderNumbers) {
    const { delivery } = await shopOfOrder(orderNumber);
    if (delivery !== 'courier') await actAsShop({ action: 'ship', orderNo: orderNumber });
  }
}

async function pay(api: Api, ask: Ask, placed: Placed, card: CardBehaviour): Promise<void> {
  const { clientSecret } = await ask(startPayment, { orderNo: placed.paymentNumber, payType: 'sandbox' });
  const number = testCards.find(({ behaviour }) => behaviour === card)?.number;
  const body = JSON.stringify({ clientSecret, number });
  await api.request(`${gatewayPath}/card`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const orderNumber of placed.orderNumbers) await untilPaid(orderNumber);
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
