import { sql } from 'drizzle-orm';
import {
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
import { orderFlags } from '#contract/shipping/merchant-notes.ts';
import { shipmentKinds, shipmentStates, trackSteps } from '#contract/shipping/shopper.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

/** One parcel of an order, or another way in which a part of it was delivered. */
export const shipments = pgTable(
  'shipments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    kind: text({ enum: shipmentKinds }).notNull(),
    carrier: text().notNull().default(''), // its code; only for couriers
    company: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    personName: text().notNull().default(''),
    personPhone: text().notNull().default(''),
    state: text({ enum: shipmentStates }).notNull().default('sent'),
    sentAt: timestamptz().notNull(),
    deliveredAt: timestamptz(),
    nextStepAt: timestamptz(), // when to ask the carrier again
  },
  (table) => [
    index('shipments_order').on(table.orderId, table.id),
    index('shipments_due').on(table.nextStepAt).where(sql`next_step_at is not null`),
    uniqueIndex('shipments_tracking').on(table.carrier, table.trackingNumber).where(sql`kind = 'courier'`),
    index('shipments_number').on(table.trackingNumber).where(sql`tracking_number <> ''`),
    check(
      'shipments_courier',
      sql`${table.kind} <> 'courier' or (${table.company} <> '' and ${table.trackingNumber} <> '')`,
    ),
    check(
      'shipments_person',
      sql`${table.kind} <> 'person' or (${table.personName} <> '' and ${table.personPhone} <> '')`,
    ),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
    index('shipment_lines_line').on(table.orderLineId),
    check('shipment_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The events that a carrier has reported about a parcel, each once. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    eventId: text().notNull(), // the carrier's own id
    step: text({ enum: trackSteps }).notNull(),
    text: text().notNull().default(''), // in the carrier's words, if it has any
    place: text().notNull().default(''),
    at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.eventId] }),
    index('shipment_events_newest').on(table.shipmentId, table.at.desc()),
  ],
);

/** What a shop's people have written about an order for each other. No query for buyers reads it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    note: text().notNull(),
    flag: text({ enum: orderFlags }),
    version: integer().notNull(),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }), // who wrote it last
    changedAt: timestamptz().notNull(),
  },
  (table) => [
    index('order_notes_flag').on(table.shopId, table.flag, table.orderId.desc()).where(sql`flag is not null`),
  ],
);
