import { and, eq, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { log } from '#server/http/log.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { recordEvents } from './record-events.ts';
import { shipments } from './tables.ts';

const batchSize = 200;
const againMinutes = 5; // when a carrier has not answered

type Due = { id: number; orderId: number; carrier: string; trackingNumber: string; sentAt: string; now: string };

/** Asks carriers that send no webhooks about parcels that may have moved. */
export async function askCarriers(): Promise<void> {
  for (let asked = 0; asked < batchSize; asked++) {
    const due = await claimDue();
    if (!due) return;
    await askAbout(due).catch((error) =>
      log.warn({ err: error, shipment: due.id }, `carrier ${due.carrier} did not answer about shipment ${due.id}`),
    );
  }
}

/** Claims one by postponing its next check, so that no two processes ask at once. */
async function claimDue(): Promise<Due | undefined> {
  const rows = await statement<Due>(
    'claim_due',
    sql`
    update ${shipments} s set next_step_at = mall_now() + make_interval(mins => ${againMinutes})
    where s.id = (
      select id from ${shipments} where next_step_at <= mall_now() order by next_step_at limit 1 for update skip locked
    )
    returning s.id, s.order_id as "orderId", s.carrier, s.tracking_number as "trackingNumber", s.sent_at as "sentAt", mall_now() as now`,
  ).rows(database());
  return rows[0];
}

async function askAbout({ id, orderId, carrier: code, trackingNumber, sentAt, now }: Due): Promise<void> {
  const carrier = findCarrier(code);
  if (!carrier?.ask) return; // a carrier that is no longer configured
  const answer = await carrier.ask({ trackingNumber, sentAt: new Date(sentAt), now: new Date(now) });
  await transaction(async (tx) => {
    await recordEvents(tx, { id, orderId }, answer.events);
    await tx
      .update(shipments)
      .set({ nextStepAt: answer.askAgainAt })
      .where(and(eq(shipments.id, id), eq(shipments.trackingNumber, trackingNumber)));
  });
}
