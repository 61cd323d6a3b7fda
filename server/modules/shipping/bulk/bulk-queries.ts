import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { type ToShip, toShipMax } from '#contract/shipping/merchant-bulk.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { linesOf } from '#server/modules/orders/index.ts';
import { addressChanges, orderLines, orders } from '#server/modules/orders/tables.ts';
import { shipments } from '#server/modules/shipping/tables.ts';

type Reader = Pick<Transaction, 'select'>;

const unitsToSend = sql<number>`(select coalesce(sum(l.quantity - l.shipped - l.unsent), 0)::int
  from ${orderLines} l where l.order_id = ${orders}.id)`;

const hasOpenChange = sql<boolean>`exists (
  select 1 from ${addressChanges} c where c.order_id = ${orders}.id and c.status = 'open')`;

/** The shop's orders with these numbers, by number, and what is left to send of each. */
export async function findOrdersToSend(reader: Reader, shopId: number, numbers: readonly string[]) {
  const rows = await reader
    .select({
      number: orders.number,
      status: orders.status,
      delivery: orders.delivery,
      openRefunds: orders.openRefunds,
      consignee: sql<string>`coalesce(${orders.address} ->> 'realName', '')`,
      units: unitsToSend,
      asksForAddress: hasOpenChange,
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.number, [...numbers])));
  return new Map(rows.map((row) => [row.number, row]));
}

/** Which of these tracking numbers parcels have already, as "carrier number". */
export async function findTakenTracking(trackingNumbers: readonly string[]): Promise<Set<string>> {
  if (trackingNumbers.length === 0) return new Set();
  const rows = await database()
    .select({ carrier: shipments.carrier, trackingNumber: shipments.trackingNumber })
    .from(shipments)
    .where(and(eq(shipments.kind, 'courier'), inArray(shipments.trackingNumber, [...trackingNumbers])));
  return new Set(rows.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`));
}

/** The paid orders of the shop that wait for a parcel, the longest waiting first. */
export async function listOrdersToShipOf(shopId: number, locale: Locale): Promise<ToShip[]> {
  const rows = await database()
    .select({
      id: orders.id,
      number: orders.number,
      paidAt: orders.paidAt,
      shipBy: orders.shipBy,
      address: orders.address,
      note: orders.note,
    })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        eq(orders.status, 'paid'),
        eq(orders.openRefunds, 0),
        inArray(orders.delivery, ['courier', 'dispatch']),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(toShipMax);
  const lines = await linesOf(
    database(),
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, number, paidAt, shipBy, address, note }) => {
    const left = (lines.get(id) ?? []).flatMap((line) => {
      const units = line.quantity - line.shipped - line.unsent;
      return units > 0 ? [{ ...line, units }] : [];
    });
    if (left.length === 0) return [];
    return {
      orderNo: number,
      paidAt: paidAt?.toISOString() ?? null,
      shipBy: shipBy?.toISOString() ?? null,
      consignee: address?.realName ?? '',
      phone: address ? `${address.countryCode} ${address.phone}` : '',
      address: address?.detail ?? '',
      postCode: address?.postCode ?? '',
      country: address?.country ?? '',
      units: left.reduce((sum, { units }) => sum + units, 0),
      products: left
        .map(({ units, name, variant }) => `${units} × ${localized(name, locale)} ${localized(variant, locale)}`.trim())
        .join('; '),
      note,
    };
  });
}
