import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReturnState } from '#contract/refunds/values.ts';
import type { TrackStep } from '#contract/shipping/shopper.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { log } from '#server/http/log.ts';
import type { CarrierPartner } from '#server/providers/carriers/carrier.ts';
import { carriers, findCarrier } from '#server/providers/carriers/carriers.ts';
import { refunds } from './tables.ts';

const batchSize = 100;
const againMinutes = 5; // when a carrier has not answered

/** The carrier by the name or code that a buyer gave; null when it is unknown. */
function carrierNamed(company: string): CarrierPartner | null {
  const wanted = company.trim().toLowerCase();
  return carriers().find(({ code, name }) => code === wanted || name.toLowerCase() === wanted) ?? null;
}

/** The columns of a return parcel from the buyer's input, and whether its carrier can be asked about it. */
export function returnParcelOf(company: string, trackingNumber: string) {
  const carrier = carrierNamed(company);
  const returnNumber = trackingNumber.toUpperCase();
  const returnState: ReturnState =
    !carrier || !(carrier.ask ?? carrier.readEvents)
      ? 'untracked'
      : carrier.knows?.(returnNumber) === false
        ? 'unknown'
        : 'sent';
  return {
    ...{ returnNumber, returnState },
    returnCarrier: carrier?.code ?? '',
    returnCompany: carrier?.name ?? company,
    isAsked: returnState === 'sent' && carrier?.ask !== undefined,
  };
}

type Due = { id: number; carrier: string; trackingNumber: string; sentAt: string; now: string };

/** Asks carriers that send no webhooks about return parcels. */
export async function askAboutReturns(): Promise<void> {
  for (let asked = 0; asked < batchSize; asked++) {
    const due = await claimDue();
    if (!due) return;
    await askAbout(due).catch((error) =>
      log.warn(
        { err: error, refund: due.id },
        `carrier ${due.carrier} did not answer about the return of refund ${due.id}`,
      ),
    );
  }
}

/** Claims one by postponing its next check, so that no two processes ask at once. */
async function claimDue(): Promise<Due | undefined> {
  const rows = await statement<Due>(
    'claim_due',
    sql`
    update ${refunds} r set return_check_at = mall_now() + make_interval(mins => ${againMinutes})
    where r.id = (
      select id from ${refunds} where return_check_at <= mall_now() order by return_check_at limit 1 for update skip locked
    )
    returning r.id, r.return_carrier as carrier, r.return_number as "trackingNumber", r.sent_back_at as "sentAt", mall_now() as now`,
  ).rows(database());
  return rows[0];
}

async function askAbout({ id, carrier, trackingNumber, sentAt, now }: Due): Promise<void> {
  const answer = await findCarrier(carrier)?.ask?.({ trackingNumber, sentAt: new Date(sentAt), now: new Date(now) });
  if (!answer) return;
  const last = answer.events.at(-1);
  // If the number was corrected while the carrier was asked, the answer is ignored.
  const isAsked = and(eq(refunds.id, id), eq(refunds.returnNumber, trackingNumber));
  await database()
    .update(refunds)
    .set({ returnCheckAt: answer.askAgainAt, ...(last && stateAfter(last)) })
    .where(isAsked);
}

/** Records tracking events of parcels that no shop has sent: some of them are returns. */
export async function recordReturnTracking(
  { carrier, events }: { carrier: string; events: { trackingNumber: string; step: TrackStep; at: string }[] },
  tx: Transaction,
): Promise<void> {
  for (const { trackingNumber, ...event } of events)
    await tx
      .update(refunds)
      .set(stateAfter({ step: event.step, at: new Date(event.at) }))
      .where(
        and(
          eq(refunds.returnCarrier, carrier),
          eq(refunds.returnNumber, trackingNumber),
          inArray(refunds.returnState, ['unknown', 'sent', 'moving']),
          // A parcel that was delivered before the refund was requested is another one.
          sql`${refunds.createdAt} <= ${event.at}::timestamptz`,
        ),
      );
}

function stateAfter({ step, at }: { step: TrackStep; at: Date }) {
  if (step === 'delivered') return { returnState: 'delivered', returnDeliveredAt: at } as const;
  return { returnState: 'moving', returnDeliveredAt: null } as const;
}
