import { eq } from 'drizzle-orm';
import { addToCart } from '#contract/cart/shopper.ts';
import { addFavourite } from '#contract/catalogue/shopper-product.ts';
import { endSession } from '#contract/identity/shopper.ts';
import { database } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import type { Api } from '#server/http/serve.ts';
import { countDays, countHealthOfShops } from '#server/modules/insights/index.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { handlers } from '#server/start/handlers.ts';
import { type Ask, askAs, whoIs } from './ask-as.ts';
import { pay, place } from './buy.ts';
import { orderHistories, type Placed } from './order-histories.ts';
import { listOtherDeliveries, listProductsForDemo, listRecommendedForDemo } from './order-products.ts';
import { actAsShop } from './world/desk.ts';
import { shopOfOrder } from './world/shop-queries.ts';

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

/** What is collected or needs no delivery is sent off by its own shop. */
async function sendOthers({ orderNumbers }: Placed): Promise<void> {
  for (const orderNumber of orderNumbers) {
    const { delivery } = await shopOfOrder(orderNumber);
    if (delivery !== 'courier') await actAsShop({ action: 'ship', orderNo: orderNumber });
  }
}
