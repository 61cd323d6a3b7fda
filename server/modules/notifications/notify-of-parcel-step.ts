import type { TrackStep } from '#contract/shipping/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { orderPath } from './buyer-links.ts';
import type { OwnText } from './kinds.ts';
import { productFacts } from './mail-words.ts';
import { notify } from './notify.ts';
import { findSentParcel } from './order-queries.ts';

const texts: Partial<Record<TrackStep, OwnText>> = { out_for_delivery: 'outForDelivery', delivered: 'delivered' };

/** Notifies a buyer that a parcel is on its last way, and that it has arrived. */
export async function notifyOfParcelStep(
  tx: Transaction,
  { shipmentId, step }: { shipmentId: number; step: TrackStep },
): Promise<void> {
  const kind = texts[step];
  const parcel = kind && (await findSentParcel(tx, shipmentId));
  if (!parcel) return;
  const { reader, orderNumber, lines } = parcel;
  await notify(tx, reader, {
    ...{ kind, cause: String(shipmentId), link: orderPath(orderNumber) },
    values: { order: orderNumber, ...productFacts(lines) },
  });
}
