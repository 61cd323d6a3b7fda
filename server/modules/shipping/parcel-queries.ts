import { asc, desc, eq, inArray } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { pageLimitMax } from '#contract/core/values.ts';
import { type Parcel, trackSteps } from '#contract/shipping/shopper.ts';
import { database } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { orderLines } from '#server/modules/orders/tables.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { shipmentEvents, shipmentLines, shipments } from './tables.ts';

/** The parcels of an order, in the order sent, each with its events, newest first. */
export async function listParcels(orderId: number, locale: Locale): Promise<Parcel[]> {
  const sent = await database()
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id))
    .limit(pageLimitMax);
  if (sent.length === 0) return [];
  const ids = sent.map(({ id }) => id);
  const [lines, events] = await Promise.all([
    database()
      .select({
        shipmentId: shipmentLines.shipmentId,
        lineId: shipmentLines.orderLineId,
        quantity: shipmentLines.quantity,
        name: orderLines.name,
        variant: orderLines.variant,
        picture: pictureColumns,
      })
      .from(shipmentLines)
      .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
      .innerJoin(pictures, eq(pictures.hash, orderLines.pictureHash))
      .where(inArray(shipmentLines.shipmentId, ids))
      .orderBy(asc(shipmentLines.orderLineId)),
    database()
      .select()
      .from(shipmentEvents)
      .where(inArray(shipmentEvents.shipmentId, ids))
      .orderBy(desc(shipmentEvents.at)),
  ]);
  return sent.map((parcel) => ({
    id: parcel.id,
    kind: parcel.kind,
    company: parcel.company,
    trackingNumber: parcel.trackingNumber,
    trackUrl: findCarrier(parcel.carrier)?.trackUrl(parcel.trackingNumber) ?? null,
    personName: parcel.personName,
    personPhone: parcel.personPhone,
    state: parcel.state,
    sentAt: parcel.sentAt.toISOString(),
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    lines: lines
      .filter(({ shipmentId }) => shipmentId === parcel.id)
      .map(({ lineId, quantity, name, variant, picture }) => ({
        lineId,
        quantity,
        name: localized(name, locale),
        variant: localized(variant, locale),
        image: pictureValue(picture),
      })),
    events: events
      .filter(({ shipmentId }) => shipmentId === parcel.id)
      // Events of the same time are sorted by their usual order, the last first.
      .sort((one, other) => other.at.getTime() - one.at.getTime() || placeOf(other) - placeOf(one))
      .map(({ step, text, place, at }) => ({ step, text, place, at: at.toISOString() })),
  }));
}

const placeOf = ({ step }: { step: (typeof trackSteps)[number] }) => trackSteps.indexOf(step);
