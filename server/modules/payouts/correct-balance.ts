import type { z } from 'zod';
import { correctBalance as contract } from '#contract/payouts/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { writeLedger } from '#server/modules/payments/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { isShop } from './payout-queries.ts';
import { balanceCorrections } from './tables.ts';

type Input = z.output<typeof contract.input>;

/** Corrects what is available to a shop, or charges it a fee. The reason is the shop's to read. */
export function correctBalance(by: Caller<'platform'>, input: Input): Promise<null> {
  const { idempotencyKey: key, session } = by;
  const { accountId } = session;
  return transaction((tx) => {
    const correct = () => write(tx, by, input);
    return key === null ? correct() : runOncePerKey(tx, { accountId, call: contract.path, key, input }, correct);
  });
}

async function write(tx: Transaction, by: Caller<'platform'>, { shopId, amount, kind, reason }: Input): Promise<null> {
  if (!(await isShop(tx, shopId))) throw new Refusal('shop_not_found');
  const { currency } = await getSite(tx, 'currency');
  const [correction] = await tx
    .insert(balanceCorrections)
    .values({ shopId, amount, kind, reason, currency, correctedBy: by.session.accountId, at: mallNow })
    .returning({ id: balanceCorrections.id });
  if (!correction) throw new Error('Inserting a correction returned no row');
  await writeLedger(tx, { cause: `correction:${correction.id}`, rule: kind, currency }, [
    { account: kind === 'fee' ? 'provider_fees' : 'corrections', amount },
    { account: 'available', shopId, amount: -amount },
  ]);
  await logAct(tx, { shopId, accountId: null }, 'balance_corrected', String(amount / 100), reason);
  const after = { shopId, amount, currency, kind };
  await logOperatorAct(tx, by, { act: 'balance_corrected', subject: String(correction.id), after, reason });
  return null;
}
