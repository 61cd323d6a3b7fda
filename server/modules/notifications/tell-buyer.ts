import { type Locale, languageTag } from '#contract/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';
import { findPaidTrade, findSentParcel } from './order-queries.ts';

type Reader = { email: string | null; phone: string | null; locale: Locale };

/** Tells a buyer that a payment has come in. Heard once, told once: both are one transaction. */
export async function tellOfPayment(tradeNumber: string, tx: Transaction): Promise<void> {
  const trade = await findPaidTrade(tx, tradeNumber);
  if (!trade) return;
  const { reader, amount, currency, orderNumbers } = trade;
  const format = new Intl.NumberFormat(languageTag(reader.locale), { style: 'currency', currency });
  await tell(tx, reader, 'orderPaid', {
    amount: format.format(amount / 100),
    orders: orderNumbers.join(', '),
    count: orderNumbers.length,
  });
}

/** Tells a buyer that something is on its way. */
export async function tellOfParcel(shipmentId: number, tx: Transaction): Promise<void> {
  const parcel = await findSentParcel(tx, shipmentId);
  if (!parcel) return;
  const { reader, orderNumber, ...how } = parcel;
  await tell(tx, reader, 'orderShipped', { order: orderNumber, ...how });
}

/** By mail to whoever has an address, else as a text message. */
async function tell(
  tx: Transaction,
  { email, phone, locale }: Reader,
  kind: MessageKind,
  values: Record<string, string | number>,
): Promise<void> {
  const to = email ?? phone;
  if (to) await queueMessage(tx, { channel: email ? 'email' : 'sms', to, locale, kind, values });
}
