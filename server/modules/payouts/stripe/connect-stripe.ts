import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { connectStripe as contract, PayoutAccount } from '#contract/payouts/merchant-payouts.ts';
import { database, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { asProvenSelf, hasSecondFactor } from '#server/modules/identity/index.ts';
import { payoutAccountChanged } from '#server/modules/payouts/events.ts';
import { lockDesk } from '#server/modules/payouts/lock-desk.ts';
import { accountValue, findConnection, findCurrentAccount } from '#server/modules/payouts/payout-queries.ts';
import { sealNumber } from '#server/modules/payouts/seal-number.ts';
import { payoutAccounts, payoutConnections } from '#server/modules/payouts/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { inTime } from '#server/providers/in-time.ts';
import type { ConnectedAccount, PayoutProvider } from '#server/providers/payouts/payout-provider.ts';
import { payoutProvider } from '#server/providers/payouts/payout-providers.ts';

/** Opens an account for the shop at its provider, once, and returns where the provider asks for the details. */
export async function connectStripe(
  caller: Caller<'merchant'>,
  { country, password, code }: z.output<typeof contract.input>,
): Promise<{ url: string }> {
  const provider = openProvider();
  const { shopId } = actorOf(caller);
  const connectedBy = caller.session.accountId;
  if (!(await hasSecondFactor(database(), connectedBy))) throw new Refusal('second_factor_needed');
  await asProvenSelf({ password, code }, caller, async () => null);
  const connectedId = (await findConnection(shopId)) ?? (await connect(provider, { shopId, connectedBy, country }));
  const returnTo = `${caller.origin}/console/${shopId}/finance/payouts`;
  return { url: await asked(provider.onboardingLink(connectedId, returnTo)) };
}

/** Two at once open the same account: the provider by its key, the mall by its row. */
async function connect(
  provider: PayoutProvider,
  { shopId, connectedBy, country }: { shopId: number; connectedBy: number; country: string },
): Promise<string> {
  const connectedId = await asked(provider.connect({ key: `shop-${shopId}-${country}`, country }));
  if (connectedId === null) throw new Refusal('payout_provider_refused');
  await database()
    .insert(payoutConnections)
    .values({ shopId, connectedId, connectedBy, connectedAt: mallNow })
    .onConflictDoNothing();
  return (await findConnection(shopId)) ?? connectedId;
}

/** Makes the shop's account at its provider the one that payouts go to, once the provider can pay to it. */
export async function finishStripe(
  caller: Caller<'merchant'>,
): Promise<{ account: z.output<typeof PayoutAccount> | null }> {
  const provider = openProvider();
  const actor = actorOf(caller);
  const { shopId } = actor;
  const connectedId = await findConnection(shopId);
  if (connectedId === null) throw new Refusal('payout_account_missing');
  const connected = await asked(provider.readAccount(connectedId));
  if (!connected.isReady) return { account: null };
  const sealedNumber = await sealNumber(shopId, connectedId);
  return transaction(async (tx) => {
    await lockDesk(tx, shopId);
    const before = await findCurrentAccount(tx, shopId);
    if (before?.connectedId === connectedId) return { account: accountValue(before) };
    const { coolingHours } = await getSite(tx, 'payouts');
    await tx
      .update(payoutAccounts)
      .set({ replacedAt: mallNow })
      .where(and(eq(payoutAccounts.shopId, shopId), isNull(payoutAccounts.replacedAt)));
    const [saved] = await tx
      .insert(payoutAccounts)
      .values({
        ...shownOf(connected),
        ...{ shopId, provider: provider.name, connectedId, sealedNumber, changedBy: caller.session.accountId },
        changedAt: mallNow,
        usableFrom: sql`mall_now() + make_interval(hours => ${coolingHours})`,
      })
      .returning({ id: payoutAccounts.id });
    if (!saved) throw new Error('Inserting a payout account returned no row');
    await logAct(tx, actor, 'payout_account_changed', `Stripe, ${connected.bank} …${connected.lastFour}`);
    await publish(tx, payoutAccountChanged, { accountId: saved.id });
    const account = await findCurrentAccount(tx, shopId);
    return { account: account && accountValue(account) };
  });
}

const shownOf = ({ holder, bank, country, lastFour }: ConnectedAccount) => ({
  ...{ holder, bank, country, lastFour },
  bankCode: '',
});

function openProvider(): PayoutProvider {
  const provider = payoutProvider();
  if (!provider) throw new Refusal('payout_provider_closed');
  return provider;
}

/** Whatever keeps the provider from answering, the person can try again. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await inTime(answer);
  } catch (error) {
    log.warn({ err: error }, 'the payout provider did not answer');
    throw new Refusal('payout_provider_away');
  }
}
