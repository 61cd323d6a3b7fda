import { asc, desc, eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { getAnyOrder, OrderPerson } from '#contract/refunds/platform-orders.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { maskContact } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { linesOf, ordersFrom, orderValue } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { charges } from '#server/modules/payments/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { listParcels } from '#server/modules/shipping/index.ts';
import { maskPerson, maskReach } from './mask-person.ts';
import { listFacts } from './order-fact-queries.ts';

type AnyOrderPage = OutputOf<typeof getAnyOrder>;
type Reader = Pick<Transaction, 'select'>;

/** The order, its buyer, and where it goes. Not masked. */
export async function findOrderPeople(reader: Reader, number: string) {
  const [row] = await reader
    .select({ order: orders, buyer: accounts })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.number, number));
  if (!row) throw new Refusal('order_not_found');
  return { ...row, consignee: row.order.address && personOf(row.order.address) };
}

type Address = NonNullable<(typeof orders.$inferSelect)['address']>;
const personOf = ({ realName, countryCode, phone, email, detail, postCode, country }: Address): OrderPerson => ({
  realName,
  phone: [countryCode, phone].filter(Boolean).join(' '),
  email: email ?? '',
  detail,
  postCode,
  country,
});

/** Any order with everything that belongs to it. */
export async function getOrderOfAll(number: string, locale: Locale): Promise<AnyOrderPage> {
  const { order, buyer, consignee } = await findOrderPeople(database(), number);
  const [[row], lines, together, tried, parcels, asked, facts] = await Promise.all([
    ordersFrom(database()).where(eq(orders.id, order.id)),
    linesOf(database(), [order.id]),
    database()
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.paymentId, order.paymentId))
      .orderBy(asc(orders.id)),
    listCharges(order.paymentId),
    listParcels(order.id, locale),
    listRefunds(order.id),
    listFacts(order),
  ]);
  if (!row) throw new Refusal('order_not_found');
  const {
    actions: _,
    secondsLeft: _left,
    priceOffer: _offer,
    ...value
  } = orderValue(row, lines.get(order.id) ?? [], locale);
  return {
    ...value,
    buyerId: buyer.id,
    buyer: buyer.nickname,
    contact: maskReach(buyer),
    isVisitor: buyer.userType === 'visitor',
    isHidden: order.hiddenAt !== null,
    consignee: consignee && maskPerson(consignee),
    paymentOrders: together.map((one) => one.number),
    charges: tried,
    shopShare: money(order.shopShare),
    commission: money(order.commission),
    isReleased: order.releasedAt !== null,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      personPhone: parcel.personPhone && maskContact(parcel.personPhone),
    })),
    refunds: asked,
    facts,
  };
}

const chargesMax = 50;

async function listCharges(paymentId: number): Promise<AnyOrderPage['charges']> {
  const rows = await database()
    .select()
    .from(charges)
    .where(eq(charges.paymentId, paymentId))
    .orderBy(desc(charges.id))
    .limit(chargesMax);
  return rows.map(({ id, method, providerId, amount, state, failure, triedAt }) => ({
    ...{ id, method, providerId, amount: money(amount), state, failure },
    at: triedAt.toISOString(),
  }));
}

const refundsMax = 100;

async function listRefunds(orderId: number): Promise<AnyOrderPage['refunds']> {
  const rows = await database()
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
    .limit(refundsMax);
  return rows.map(({ number, status, payable, createdAt }) => ({
    ...{ refundOrderNo: number, status, amount: money(payable) },
    createdAt: createdAt.toISOString(),
  }));
}
