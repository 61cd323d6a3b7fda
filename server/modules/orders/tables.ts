// Long, because it is one subject: the tables of orders, each with its indexes and what reads them.
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { addressChangeStatuses } from '#contract/orders/address-change.ts';
import { priceOfferStatuses } from '#contract/orders/price-offers.ts';
import { orderStatuses } from '#contract/orders/shopper.ts';
import { deliveryKinds } from '#contract/orders/shopper-checkout.ts';
import { hasEnglish, localizedText } from '#server/database/localized-text.ts';
import { bargains, deals, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });
export type DraftLine = {
  productId: number;
  skuId: number;
  quantity: number;
  priceSeen: number;
  cartLineId: number | null;
};

/** Products that someone is about to order. A draft is used up by the one payment that results from it. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    number: text().primaryKey(), // PR…
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<DraftLine[]>().notNull(),
    paymentNumber: text().unique(),
    endsAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index('checkout_drafts_ends').on(table.endsAt)],
);

const amounts = {
  listPrice: integer().notNull(),
  subtotal: integer().notNull(),
  shopCoupon: integer().notNull(), // all that the shop takes off
  dealOff: integer().notNull().default(0), // the part of `shopCoupon` that deals took off
  platformCoupon: integer().notNull(),
  points: integer().notNull(),
  freight: integer().notNull(),
  payable: integer().notNull(),
  // Frozen when the order is placed: a later change of the rate has no effect here.
  commission: integer().notNull(),
  shopShare: integer().notNull(),
};
type AmountColumns = { [Name in keyof typeof amounts]: unknown };
/** The amounts add up to the payable one, which is divided to the cent, with what the platform bears. */
const addsUp = (table: AmountColumns) =>
  sql`${table.subtotal} - ${table.shopCoupon} - ${table.platformCoupon} - ${table.points} + ${table.freight} = ${table.payable}
    and ${table.payable} >= 0 and ${table.payable} + ${table.platformCoupon} + ${table.points} = ${table.shopShare} + ${table.commission}`;

/** What a shop finds an order by, in one text: its number, and the consignee's name, phone and mail address. */
export const shopOrderText = (table: { number: unknown; address: unknown }): SQL<string> =>
  sql<string>`(${table.number} || ' ' || coalesce(${table.address} ->> 'realName', '') || ' ' || coalesce(${table.address} ->> 'phone', '') || ' ' || coalesce(${table.address} ->> 'email', ''))`;

/** The digits of a consignee's phone, which buyers write with spaces, dashes and brackets. */
export const phoneDigits = (address: unknown): SQL<string> =>
  sql<string>`regexp_replace(${address} ->> 'phone', '\\D', '', 'g')`;

/** A consignee's name, and the same without its first word: people look for either. */
export const consigneeNames = (address: unknown): [SQL<string>, SQL<string>] => [
  sql<string>`lower(${address} ->> 'realName')`,
  sql<string>`lower(substr(${address} ->> 'realName', strpos(${address} ->> 'realName', ' ') + 1))`,
];

/** The digits by which phones are the same, with or without country code. */
export const phoneEnd = (digits: unknown): SQL<string> => sql<string>`right(${digits}, 8)`;

export const consigneeMail = (address: unknown): SQL<string> => sql<string>`lower(${address} ->> 'email')`;

/** The last four digits of a number or a phone: what people read out to each other. */
export const lastFour = (text: unknown): SQL<string> => sql<string>`right(${text}, 4)`;

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(), // SH…
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    status: text({ enum: orderStatuses }).notNull().default('awaiting_payment'),
    ...amounts,
    reduction: integer().notNull().default(0), // the part of `shopCoupon` that the shop took off after the order was placed
    currency: text().notNull(),
    pointsUsed: integer().notNull().default(0),
    shopCouponId: integer().references(() => receivedCoupons.id),
    platformCouponId: integer().references(() => receivedCoupons.id),
    delivery: text({ enum: deliveryKinds }).notNull(),
    address: jsonb().$type<Omit<AddressInput, 'isDefault'>>(),
    note: text().notNull().default(''),
    cancelReason: text().notNull().default(''),
    createdAt: timestamptz().notNull().defaultNow(),
    paidAt: timestamptz(),
    shipBy: timestamptz(), // after it the buyer may cancel what was not sent
    shipRemindedAt: timestamptz(), // when the shop was reminded
    overdueAt: timestamptz(), // when buyer and shop were notified that it is over
    shippedAt: timestamptz(), // when everything was shipped
    receiveBy: timestamptz(), // when it is marked received automatically
    receivedAt: timestamptz(),
    completeBy: timestamptz(), // when it is completed automatically
    completedAt: timestamptz(),
    releasedAt: timestamptz(), // when the shop's share became available to it
    hasTrack: boolean().notNull().default(false), // a courier has at least one parcel of it
    // What refunds have booked: at receipt, only the rest earns points.
    refundedPayable: integer().notNull().default(0),
    refundedShare: integer().notNull().default(0),
    openRefunds: smallint().notNull().default(0), // refunds that have not ended
    cancelledAt: timestamptz(),
    hiddenAt: timestamptz(), // by its buyer
  },
  (table) => [
    index('orders_payment').on(table.paymentId),
    index('orders_account').on(table.accountId, table.id.desc()).where(sql`hidden_at is null`),
    index('orders_account_status').on(table.accountId, table.status, table.id.desc()).where(sql`hidden_at is null`),
    index('orders_shop').on(table.shopId, table.status, table.id.desc()),
    // What a shop's list and search read: see shipping/shop-order-search-queries.ts.
    index('orders_shop_newest').on(table.shopId, table.id.desc()),
    index('orders_shop_account').on(table.shopId, table.accountId, table.id.desc()),
    index('orders_shop_text').using('gin', table.shopId, sql`${shopOrderText(table)} gin_trgm_ops`),
    index('orders_shop_last_digits').on(table.shopId, lastFour(table.number), table.id.desc()),
    index('orders_shop_last_phone').on(table.shopId, lastFour(phoneDigits(table.address)), table.id.desc()),
    ...consigneeNames(table.address).map((name, at) =>
      index(at === 0 ? 'orders_shop_name' : 'orders_shop_later_name').on(
        table.shopId,
        sql`${name} text_pattern_ops`,
        table.id.desc(),
      ),
    ),
    // What operators find orders of all shops by: see refunds/platform-orders.
    index('orders_placed').on(table.createdAt.desc(), table.id.desc()),
    index('orders_status_placed').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('orders_payable').on(table.payable, table.createdAt.desc(), table.id.desc()),
    index('orders_phone_end').on(phoneEnd(phoneDigits(table.address)), table.id.desc()),
    index('orders_mail').on(consigneeMail(table.address), table.id.desc()),
    index('orders_account_hidden').on(table.accountId, table.id.desc()).where(sql`hidden_at is not null`),
    // What a shop's filters read.
    index('orders_shop_placed').on(table.shopId, table.createdAt.desc(), table.id.desc(), table.status),
    index('orders_shop_overdue')
      .on(table.shopId, table.id.desc())
      .where(sql`overdue_at is not null and status in ('paid', 'shipped')`),
    // Orders that were late, whatever became of them: see insights/health.
    index('orders_shop_late')
      .on(table.shopId, table.overdueAt.desc(), table.id.desc())
      .where(sql`overdue_at is not null`),
    index('orders_shop_refunding').on(table.shopId, table.id.desc()).where(sql`open_refunds > 0`),
    // What a shop has sold lately, summed up without reading the orders: see reads/sales-queries.ts.
    index('orders_shop_paid')
      .on(table.shopId, table.paidAt, table.payable, table.refundedPayable)
      .where(sql`paid_at is not null`),
    index('orders_receiving').on(table.receiveBy).where(sql`status = 'shipped'`),
    index('orders_to_send').on(table.shipBy).where(sql`ship_by is not null and overdue_at is null`),
    index('orders_releasing').on(table.completeBy).where(sql`complete_by is not null and released_at is null`),
    index('orders_shop_releasing')
      .on(table.shopId, table.completeBy, table.shopShare, table.refundedShare)
      .where(sql`complete_by is not null and released_at is null`),
    index('orders_completing').on(table.completeBy).where(sql`status = 'received'`),
    check('orders_amounts', addsUp(table)),
    check(
      'orders_reduction',
      sql`least(${table.reduction}, ${table.dealOff}) >= 0 and ${table.reduction} + ${table.dealOff} <= ${table.shopCoupon}`,
    ),
    check(
      'orders_refunded',
      sql`${table.refundedPayable} between 0 and ${table.payable} and ${table.refundedShare} between 0 and ${table.shopShare}`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    activityId: integer(), // the flash sale whose price was paid and whose quota was used
    bargainId: integer().references(() => bargains.id), // or the bargain
    dealId: integer().references(() => deals.id), // in which it takes part
    name: localizedText(),
    variant: localizedText(),
    pictureHash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    unitPrice: integer().notNull(),
    quantity: smallint().notNull(),
    ...amounts,
    reduction: integer().notNull().default(0), // the part of `shopCoupon` that the shop took off after the order was placed
    pointsUsed: integer().notNull().default(0),
    // Counts of its units. Units that were requested back before they were shipped are `unsent` and stay with the shop.
    shipped: smallint().notNull().default(0),
    unsent: smallint().notNull().default(0),
    refunding: smallint().notNull().default(0), // in open refunds
    refunded: smallint().notNull().default(0),
    partRefunded: smallint().notNull().default(0), // the buyer has these, and agreed to a part of the money
    refundedPayable: integer().notNull().default(0), // what refunds have booked of it
  },
  (table) => [
    uniqueIndex('order_lines_once').on(table.orderId, table.skuId),
    index('order_lines_sku').on(table.skuId, table.orderId.desc()),
    index('order_lines_bargain').on(table.bargainId).where(sql`bargain_id is not null`),
    index('order_lines_activity').on(table.activityId, table.productId).where(sql`activity_id is not null`),
    index('order_lines_deal').on(table.dealId).where(sql`deal_id is not null`),
    check('order_lines_one_offer', sql`num_nonnulls(${table.activityId}, ${table.bargainId}, ${table.dealId}) <= 1`),
    check(
      'order_lines_deal_off',
      sql`${table.dealOff} between 0 and ${table.shopCoupon} and (${table.dealOff} = 0 or ${table.dealId} is not null)`,
    ),
    check(
      'order_lines_reduction',
      sql`${table.reduction} >= 0 and ${table.reduction} + ${table.dealOff} <= ${table.shopCoupon}`,
    ),
    check('order_lines_english', hasEnglish(table.name, table.variant)),
    check('order_lines_amounts', addsUp(table)),
    check(
      'order_lines_units',
      sql`least(${table.shipped}, ${table.unsent}, ${table.refunding}, ${table.refunded}, ${table.partRefunded}) >= 0
        and ${table.shipped} + ${table.unsent} <= ${table.quantity}
        and ${table.refunding} + ${table.refunded} + ${table.partRefunded} <= ${table.quantity}
        and ${table.unsent} <= ${table.refunding} + ${table.refunded}`,
    ),
    check('order_lines_refunded', sql`${table.refundedPayable} between 0 and ${table.payable}`),
    check(
      'order_lines_subtotal',
      sql`${table.subtotal} = ${table.unitPrice} * ${table.quantity} and ${table.quantity} > 0`,
    ),
  ],
);

/** Delivery addresses that buyers have asked for after ordering. At most one per order waits for an answer. */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    address: jsonb().$type<Omit<AddressInput, 'isDefault'>>().notNull(),
    status: text({ enum: addressChangeStatuses }).notNull().default('open'),
    reason: text().notNull().default(''), // why the shop has refused
    createdAt: timestamptz().notNull(),
    decidedAt: timestamptz(),
  },
  (table) => [
    index('address_changes_order').on(table.orderId, table.id.desc()),
    uniqueIndex('address_changes_open').on(table.orderId).where(sql`status = 'open'`),
    check('address_changes_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
);

/** Lower prices that shops have offered for unpaid orders. At most one per order waits for its buyer's answer. */
export const priceOffers = pgTable(
  'price_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productsOff: integer().notNull(),
    freightOff: integer().notNull(),
    payableBefore: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: priceOfferStatuses }).notNull().default('open'),
    createdAt: timestamptz().notNull(),
    endedAt: timestamptz(),
  },
  (table) => [
    index('price_offers_order').on(table.orderId, table.id.desc()),
    uniqueIndex('price_offers_open').on(table.orderId).where(sql`status = 'open'`),
    check(
      'price_offers_amounts',
      sql`least(${table.productsOff}, ${table.freightOff}) >= 0 and ${table.productsOff} + ${table.freightOff} between 1 and ${table.payableBefore} - 1`,
    ),
    check('price_offers_ended', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
  ],
);

/** Every status an order has had, in order. The last one is current. */
export const orderStatusHistory = pgTable(
  'order_status_history',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    step: smallint().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    by: text({ enum: ['shopper', 'shop', 'platform', 'provider', 'clock'] }).notNull(),
    at: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.step] }),
    uniqueIndex('order_status_history_status').on(table.orderId, table.status),
  ],
);

export type AmountName = Exclude<keyof typeof amounts, 'commission' | 'shopShare'>;

/** The amounts of an order or a line that its buyer is shown. */
export function amountsOf<Table extends typeof orders | typeof orderLines>(table: Table): Pick<Table, AmountName> {
  const { listPrice, subtotal, shopCoupon, dealOff, platformCoupon, points, freight, payable } = table;
  return { listPrice, subtotal, shopCoupon, dealOff, platformCoupon, points, freight, payable };
}
