import { and, eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';
import { sumBalances } from './balance-queries.ts';
import { lockDesk } from './lock-desk.ts';
import { findCurrentAccount, isDue, listDueSchedules, nextDueDay } from './payout-queries.ts';
import { openPayout } from './request-payout.ts';
import { payoutSettings } from './tables.ts';

/** Requests the payouts of shops whose schedule is due: everything that is available, on Mondays or on the first of a month. */
export async function followSchedules(): Promise<void> {
  const failures: unknown[] = [];
  for (const { shopId } of await listDueSchedules())
    await followSchedule(shopId).catch((error) => {
      failures.push(error);
    });
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payouts could not be requested by schedule`);
}

/** A shop that cannot be paid, for want of an account or of money, waits for its next day. */
function followSchedule(shopId: number): Promise<void> {
  return transaction(async (tx) => {
    const { schedule, dueOn } = await lockDesk(tx, shopId);
    const moved = await tx
      .update(payoutSettings)
      .set({ dueOn: nextDueDay(schedule) })
      .where(and(eq(payoutSettings.shopId, shopId), isDue))
      .returning({ shopId: payoutSettings.shopId });
    if (moved.length === 0) return;
    const { currency } = await getSite(tx, 'currency');
    const { minimum } = await getSite(tx, 'payouts');
    const account = await findCurrentAccount(tx, shopId);
    const { available } = await sumBalances(tx, shopId, currency);
    if (account?.isUsable && available >= minimum) await openPayout(tx, { shopId, accountId: null }, available, dueOn);
  });
}
