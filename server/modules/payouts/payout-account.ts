import { and, eq, isNull, sql } from 'drizzle-orm';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { z } from 'zod';
import type { savePayoutAccount as contract, PayoutAccount } from '#contract/payouts/merchant-payouts.ts';
import type { PayoutSchedule } from '#contract/payouts/values.ts';
import { database, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { asProvenSelf, hasSecondFactor } from '#server/modules/identity/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { payoutAccountChanged } from './events.ts';
import { lockDesk } from './lock-desk.ts';
import { accountValue, findCurrentAccount, nextDueDay } from './payout-queries.ts';
import { sealNumber } from './seal-number.ts';
import { payoutAccounts, payoutSettings } from './tables.ts';

type Input = z.output<typeof contract.input>;

/**
 * Changes the account that payouts go to, by someone who proves to be at the keyboard with password and second factor. Payouts that
 * were requested before still go to the former account.
 */
export async function savePayoutAccount(
  caller: Caller<'merchant'>,
  { password, code, accountNumber, ...shown }: Input,
): Promise<z.output<typeof PayoutAccount>> {
  const actor = actorOf(caller);
  const { shopId } = actor;
  const changedBy = caller.session.accountId;
  assertIban(shown.country, accountNumber);
  if (!(await hasSecondFactor(database(), changedBy))) throw new Refusal('second_factor_needed');
  const sealedNumber = await sealNumber(shopId, accountNumber);
  return asProvenSelf({ password, code }, caller, async (tx) => {
    await lockDesk(tx, shopId);
    const { coolingHours } = await getSite(tx, 'payouts');
    await tx
      .update(payoutAccounts)
      .set({ replacedAt: mallNow })
      .where(and(eq(payoutAccounts.shopId, shopId), isNull(payoutAccounts.replacedAt)));
    const [saved] = await tx
      .insert(payoutAccounts)
      .values({
        ...{ ...shown, shopId, sealedNumber, lastFour: accountNumber.slice(-4), changedBy },
        changedAt: mallNow,
        usableFrom: sql`mall_now() + make_interval(hours => ${coolingHours})`,
      })
      .returning({ id: payoutAccounts.id });
    if (!saved) throw new Error('Inserting a payout account returned no row');
    await logAct(tx, actor, 'payout_account_changed', `${shown.bank} …${accountNumber.slice(-4)}`);
    await publish(tx, payoutAccountChanged, { accountId: saved.id });
    const account = await findCurrentAccount(tx, shopId);
    if (!account) throw new Error('The payout account was not found');
    return accountValue(account);
  });
}

/** Where account numbers are IBANs, or look like one, their check digits must be right. */
function assertIban(country: string, number: string): void {
  const looksLikeIban = /^[A-Z]{2}\d{2}/.test(number);
  if (looksLikeIban && !isValidIBAN(electronicFormatIBAN(number) ?? '')) throw new Refusal('iban_wrong');
  if (looksLikeIban && !number.startsWith(country)) throw new Refusal('iban_wrong');
}

/** Says when payouts are requested by themselves, for the first time on the schedule's next day. */
export function savePayoutSchedule(actor: Actor, schedule: PayoutSchedule): Promise<null> {
  return transaction(async (tx) => {
    const { schedule: before } = await lockDesk(tx, actor.shopId);
    if (schedule !== 'on_request' && !(await findCurrentAccount(tx, actor.shopId)))
      throw new Refusal('payout_account_missing');
    if (before === schedule) return null;
    await tx
      .update(payoutSettings)
      .set({ schedule, dueOn: nextDueDay(schedule) })
      .where(eq(payoutSettings.shopId, actor.shopId));
    await logAct(tx, actor, 'payout_schedule_changed', schedule);
    return null;
  });
}
