import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type * as contract from '#contract/identity/console.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPassword } from '#server/modules/identity/passwords/assert-own-password.ts';
import { type Account, getAccount } from '#server/modules/identity/queries.ts';
import { secondFactors, sessions } from '#server/modules/identity/tables.ts';
import { checkSecondFactor, consumeSecondFactor } from './check-second-factor.ts';
import { mailOwner } from './mail-owner.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

type Proof = z.output<typeof contract.stopSecondFactor.input>;

/** Turns the second factor off: no session counts as having given one any longer. */
export function stopSecondFactor(proof: Proof, caller: Caller<'shopper'>): Promise<null> {
  return proven(proof, caller, async (tx, account) => {
    await tx.delete(secondFactors).where(eq(secondFactors.accountId, account.id));
    await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.accountId, account.id));
    await mailOwner(tx, account, 'secondFactorOff');
    return null;
  });
}

/** Replaces all recovery codes, used ones included. */
export function renewRecoveryCodes(
  proof: Proof,
  caller: Caller<'shopper'>,
): Promise<OutputOf<typeof contract.renewRecoveryCodes>> {
  return proven(proof, caller, async (tx, account) => {
    await mailOwner(tx, account, 'recoveryCodesRenewed');
    return { recoveryCodes: await writeRecoveryCodes(tx, account.id) };
  });
}

/** Acts for an account whose owner gave the password and a code, which is consumed with the act. */
async function proven<Result>(
  { password, code }: Proof,
  caller: Caller<'shopper'>,
  act: (tx: Transaction, account: Account) => Promise<Result>,
): Promise<Result> {
  const account = await getAccount(caller.session.accountId);
  if (!(await hasSecondFactor(database(), account.id))) throw new Refusal('second_factor_off');
  await assertOwnPassword(account, password, caller);
  const right = await checkSecondFactor(account.id, code);
  return transaction(async (tx) => {
    await consumeSecondFactor(tx, right);
    return act(tx, account);
  });
}
