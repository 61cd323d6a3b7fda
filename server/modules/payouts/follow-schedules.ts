import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { sumBalances } from './balance-queries.ts';
import { lockDesk } from './lock-desk.ts';
import { hasPayoutFor, listDueSchedules } from './payout-queries.ts';
import { openPayout } from './request-payout.ts';

/**
 * Requests the payouts of shops with a schedule: everything that is available, on Mondays or on the first of a month, once each.
 * A shop that cannot be paid, for want of an account or of money, waits for its next day.
 */
export async function followSchedules(): Promise<void> {
  const failures: unknown[] = [];
  for (const { shopId, day } of await listDueSchedules())
    await transaction(async (tx) => {
      await lockDesk(tx, shopId);
      if (await hasPayoutFor(tx, shopId, day)) return;
      const { currency } = await getSite(tx, 'currency');
      const { minimum } = await getSite(tx, 'payouts');
      const { available } = await sumBalances(tx, shopId, currency);
      if (available >= minimum) await openPayout(tx, { shopId, accountId: null }, available, day);
    }).catch((error) => {
      if (!(error instanceof Refusal)) failures.push(error);
    });
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payouts could not be requested by schedule`);
}
