import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { refundKinds, refundStatuses } from '#contract/refunds/shopper.ts';
import { disputeKinds, returnStates } from '#contract/refunds/values.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

/** What is refunded of each part of the price; the same parts as those of an order line. */
const amounts = {
  subtotal: integer().notNull(),
  shopCoupon: integer().notNull(),
  platformCoupon: integer().notNull(),
  points: integer().notNull(),
  freight: integer().notNull(),
  payable: integer().notNull(),
  commission: integer().notNull(),
  shopShare: integer().notNull(),
  pointsUsed: integer().notNull(),
};
type AmountColumns = { [Name in keyof typeof amounts]: unknown };
const addsUp = (table: AmountColumns) =>
  sql`${table.subtotal} - ${table.shopCoupon} - ${table.platformCoupon} - ${table.points} + ${table.freight} = ${table.payable}
    and ${table.payable} >= 0 and ${table.payable} + ${table.platformCoupon} + ${table.points} = ${table.shopShare} + ${table.commission}`;

export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(), // RE…
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    kind: text({ enum: refundKinds }).notNull(),
    status: text({ enum: refundStatuses }).notNull().default('under_review'),
    reason: text().notNull(),
    note: text().notNull().default(''),
    pictureHashes: char({ length: 32 }).array().notNull().default([]),
    quantity: smallint().notNull(),
    ...amounts,
    currency: text().notNull(),
    refusal: text().notNull().default(''), // why the shop refused
    refusalPictureHashes: char({ length: 32 }).array().notNull().default([]),
    offerAmount: integer(), // the last offer of a part, and why
    offerReason: text().notNull().default(''),
    offerPictureHashes: char({ length: 32 }).array().notNull().default([]),
    offerCount: smallint().notNull().default(0),
    agreedAmount: integer(), // the part that the buyer has agreed to, or the platform has decided, of what was asked for
    askedPayable: integer(),
    answerBy: timestamptz(), // the deadline of whoever has to act
    remindedAt: timestamptz(), // when they were reminded; nothing is decided by silence before
    platformAskedAt: timestamptz(), // the buyer's appeal against the refusal
    platformDecidedAt: timestamptz(),
    platformDecidedBy: integer().references(() => accounts.id, { onDelete: 'set null' }), // null: the clock
    platformReason: text().notNull().default(''),
    disputeKind: text({ enum: disputeKinds }),
    disputeNote: text().notNull().default(''),
    disputePictureHashes: char({ length: 32 }).array().notNull().default([]),
    isAfterReceipt: boolean(), // null until it is booked
    returnName: text().notNull().default(''), // copied when the return was accepted; without a name it is the shop's
    returnPhone: text().notNull().default(''),
    returnAddress: text().notNull().default(''),
    returnCarrier: text().notNull().default(''), // its code, if it is known
    returnCompany: text().notNull().default(''),
    returnNumber: text().notNull().default(''),
    returnState: text({ enum: returnStates }), // null before anything is sent back
    returnDeliveredAt: timestamptz(),
    returnCheckAt: timestamptz(), // when to ask the carrier again
    sentBackAt: timestamptz(),
    hasProductsBack: boolean().notNull().default(false), // the shop has received the return, and can sell it again
    createdAt: timestamptz().notNull(),
    refundedAt: timestamptz(),
  },
  (table) => [
    index('refunds_account').on(table.accountId, table.id.desc()),
    index('refunds_order').on(table.orderId),
    index('refunds_shop').on(table.shopId, table.status, table.id.desc()),
    index('refunds_shop_newest').on(table.shopId, table.id.desc()),
    index('refunds_asked')
      .on(table.platformAskedAt)
      .where(sql`platform_asked_at is not null and platform_decided_at is null`),
    index('refunds_due').on(table.answerBy).where(sql`answer_by is not null`),
    index('refunds_tracked').on(table.returnCarrier, table.returnNumber).where(sql`return_number <> ''`),
    index('refunds_return_number').on(table.returnNumber).where(sql`return_number <> ''`),
    index('refunds_to_decide')
      .on(table.answerBy, table.id)
      .where(
        sql`status = 'disputed' or (status = 'refused' and platform_asked_at is not null and platform_decided_at is null)`,
      ),
    index('refunds_checked').on(table.returnCheckAt).where(sql`return_check_at is not null`),
    check('refunds_amounts', addsUp(table)),
    check('refunds_offered', sql`${table.offerAmount} > 0`),
    check(
      'refunds_agreed',
      sql`(${table.agreedAmount} is null) = (${table.askedPayable} is null)
        and (${table.agreedAmount} is null or ${table.agreedAmount} between 1 and ${table.askedPayable} - 1)`,
    ),
  ],
);

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
    unsent: smallint().notNull(), // of these, not shipped when they were requested back
    ...amounts,
    units: smallint().array().notNull(), // numbers of the line's units; empty when only freight is refunded
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderLineId] }),
    index('refund_lines_line').on(table.orderLineId),
    check('refund_lines_amounts', addsUp(table)),
    check(
      'refund_lines_quantity',
      sql`${table.quantity} = cardinality(${table.units}) and ${table.unsent} between 0 and ${table.quantity}`,
    ),
  ],
);

/** Every status a refund has had, in order. The last one is current. */
export const refundStatusHistory = pgTable(
  'refund_status_history',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    step: smallint().notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    by: text({ enum: ['shopper', 'shop', 'platform', 'provider', 'clock'] }).notNull(),
    note: text().notNull().default(''),
    amount: integer(), // what was offered, or is paid
    at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.step] })],
);

/** Where buyers of a shop send products back to. */
export const returnAddresses = pgTable(
  'return_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    isDefault: boolean().notNull(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamptz(),
  },
  (table) => [
    index('return_addresses_shop').on(table.shopId),
    uniqueIndex('return_addresses_default').on(table.shopId).where(sql`is_default`),
  ],
);
