import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { log } from '#server/http/log.ts';
import { inTime } from '#server/providers/in-time.ts';
import { findProvider } from '#server/providers/payments/payment-providers.ts';
import { settle } from './settle.ts';
import { charges, payments } from './tables.ts';

const concurrency = 5;
const batch = 50;

type Unsettled = { id: number; provider: string; providerId: string | null; isWanted: boolean };

/**
 * Asks providers about every charge without a report for a minute, so that a lost webhook does no harm. Charges of payments that are
 * paid or closed by now are cancelled, so that nobody pays them after all.
 */
export async function reconcileCharges(): Promise<void> {
  for (let claimed = await claimSilent(); claimed.length > 0; claimed = await claimSilent()) {
    for (let start = 0; start < claimed.length; start += concurrency)
      await Promise.all(claimed.slice(start, start + concurrency).map(askAbout));
    if (claimed.length < batch) return;
  }
}

async function claimSilent(): Promise<Unsettled[]> {
  const rows = await statement<Unsettled>(
    'claim_silent',
    sql`
    update ${charges} c set asked_at = mall_now()
    from ${payments} t
    where t.id = c.payment_id and c.id in (
      select one.id from ${charges} one join ${payments} its on its.id = one.payment_id
      where one.state in ('new', 'pending', 'processing')
        and (one.state <> 'new' or its.status <> 'open')
        and coalesce(one.asked_at, one.created_at)
          <= mall_now() - make_interval(secs => case when its.status = 'open' then 60 else 5 end)
      order by one.asked_at nulls first limit ${batch} for update of one skip locked
    )
    returning c.id, c.provider, c.provider_id as "providerId", t.status = 'open' as "isWanted"`,
  ).rows(database());
  return rows;
}

async function askAbout({ id, provider: name, providerId, isWanted }: Unsettled): Promise<void> {
  const provider = findProvider(name);
  if (!providerId) {
    // Nobody could ever pay it.
    await database()
      .update(charges)
      .set({ state: 'cancelled' })
      .where(and(eq(charges.id, id), eq(charges.state, 'new')));
    return;
  }
  if (!provider) return;
  try {
    const report = await inTime(isWanted ? provider.ask(providerId) : provider.cancel(providerId));
    await transaction((tx) => settle(tx, provider.name, report, 'answer'));
  } catch (error) {
    log.warn({ err: error, charge: id }, `provider ${name} did not say the state of charge ${id}`);
  }
}

/**
 * Cancels the charges of a payment that nobody has paid yet, so that its amount can change. A charge that the provider
 * does not cancel, because it is just being paid or out of reach, stays open.
 */
export async function cancelCharges(paymentId: number): Promise<void> {
  const open = await database()
    .select({ id: charges.id, provider: charges.provider, providerId: charges.providerId })
    .from(charges)
    .where(and(eq(charges.paymentId, paymentId), eq(charges.state, 'pending')))
    .orderBy(asc(charges.id));
  for (const charge of open) await askAbout({ ...charge, isWanted: false });
}

const patienceSeconds = 2;

/**
 * For a shopper who waits: asks the provider about one charge, unless that was done seconds ago. A failure that only a webhook
 * has reported is checked at once: a newer attempt may be under way. True when the answer may have changed something.
 */
export async function askIfSilent(chargeId: number): Promise<boolean> {
  const [charge] = await database()
    .update(charges)
    .set({ askedAt: mallNow })
    .where(
      and(
        eq(charges.id, chargeId),
        inArray(charges.state, ['pending', 'processing']),
        or(
          lte(
            sql`coalesce(${charges.askedAt}, ${charges.createdAt})`,
            sql`mall_now() - make_interval(secs => ${patienceSeconds})`,
          ),
          and(isNull(charges.askedAt), isNotNull(charges.failure)),
        ),
      ),
    )
    .returning({ id: charges.id, provider: charges.provider, providerId: charges.providerId });
  if (!charge) return false;
  await askAbout({ ...charge, isWanted: true });
  return true;
}
