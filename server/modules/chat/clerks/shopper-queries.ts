import { and, eq, sql } from 'drizzle-orm';
import { type ShopperOrder, shopperCartMax, shopperOrdersMax } from '#contract/chat/desk.ts';
import type { getShopper as contract } from '#contract/chat/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cartLines, carts } from '#server/modules/cart/tables.ts';
import { listSkuFacts, whyNotForSale } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { type Clerk, isOwn } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { type PictureRow, pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Shopper = OutputOf<typeof contract>;

/** What the shopper of a conversation of this desk has ordered and has in their cart. Of a guest nothing is known. */
export async function getShopper(clerk: Clerk, chatId: number): Promise<Shopper> {
  const [chat] = await database()
    .select({ accountId: chats.accountId })
    .from(chats)
    .where(and(eq(chats.id, chatId), isOwn(clerk)));
  if (!chat) throw new Refusal('chat_not_found');
  if (chat.accountId === null) return { orders: [], orderCount: 0, cart: [] };
  const [orderRows, cart] = await Promise.all([listOrders(clerk, chat.accountId), listCart(clerk, chat.accountId)]);
  return { ...orderRows, cart };
}

type OrderRow = Omit<ShopperOrder, 'payable' | 'image' | 'placedAt'> & {
  payable: number;
  picture: PictureRow | null;
  placedAt: string;
  total: number;
};

async function listOrders(
  { shopId, locale }: Clerk,
  accountId: number,
): Promise<Pick<Shopper, 'orders' | 'orderCount'>> {
  const rows = await statement<OrderRow>(
    'chat_shopper_orders',
    sql`select o.number as "orderNo", o.status, o.payable, o.currency, o.created_at as "placedAt",
        ${textIn(sql`s.name`, locale)} as "shopName", count(*) over ()::int as total,
        (select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = o.id) as units,
        (select ${pictureJson} from ${orderLines} l join ${pictures} p on p.hash = l.picture_hash
          where l.order_id = o.id order by l.id limit 1) as picture,
        (select jsonb_build_object('refundOrderNo', r.number, 'status', r.status, 'payable', r.payable) from ${refunds} r
          where r.order_id = o.id and r.status in ('under_review', 'offered', 'accepted', 'sent_back', 'disputed', 'refunding')
          order by r.id desc limit 1) as refund
      from ${orders} o join ${shops} s on s.id = o.shop_id
      where o.account_id = ${accountId}::int and (${shopId}::int is null or o.shop_id = ${shopId}::int) and o.hidden_at is null
      order by o.id desc limit ${shopperOrdersMax}::int`,
  ).rows(database());
  return {
    orders: rows.map(({ payable, picture, placedAt, total: _, ...order }) => ({
      ...order,
      payable: money(payable),
      placedAt: new Date(placedAt).toISOString(),
      image: picture && pictureValue(picture),
    })),
    orderCount: rows[0]?.total ?? 0,
  };
}

/** Lines of this shop alone: what lies in a cart is nobody else's business, the platform's neither. */
async function listCart({ shopId, locale }: Clerk, accountId: number): Promise<Shopper['cart']> {
  if (shopId === null) return [];
  const lines = await database()
    .select({ skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(carts.accountId, accountId), eq(products.shopId, shopId)))
    .orderBy(sql`${cartLines.addedAt} desc, ${cartLines.id} desc`)
    .limit(shopperCartMax);
  const facts = await listSkuFacts(
    database(),
    lines.map(({ skuId }) => skuId),
  );
  const bySku = new Map(facts.map((sku) => [sku.skuId, sku]));
  return lines.flatMap(({ skuId, quantity }) => {
    const sku = bySku.get(skuId);
    if (!sku) return [];
    const { productId, name, variant, picture, price } = sku;
    const shown = { name: localized(name, locale), variant: localized(variant, locale), image: pictureValue(picture) };
    return [{ productId, ...shown, quantity, price, isOnSale: whyNotForSale(sku) === null }];
  });
}
