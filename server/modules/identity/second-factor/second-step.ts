import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { defaultDialCode } from '#contract/identity/shopper.ts';
import type { finishSignIn as contract, signInToConsole as first } from '#contract/shops/console.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { changeSession } from '#server/modules/identity/sessions/change-session.ts';
import { withRightPassword } from '#server/modules/identity/sign-in/sign-in-by-password.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { checkSecondFactor, consumeSecondFactor } from './check-second-factor.ts';
import { mailOwner } from './mail-owner.ts';
import { countUnused, hasSecondFactor } from './second-factor-queries.ts';
import { beginSecondStep, claimTry, takeUnfinished } from './unfinished-sign-ins.ts';

/** Signs in to the console, or asks for the second step: until then there is no session, only a key that grants nothing. */
export async function signInToConsole(
  { email, phone, password }: z.output<typeof first.input>,
  caller: Caller,
): Promise<OutputOf<typeof first>> {
  const by = email ? { email } : { phone: readPhoneNumber(defaultDialCode, phone ?? '').phone };
  const { token, secondStep } = await withRightPassword(by, password, caller, async (tx, { id }) => {
    if (await hasSecondFactor(tx, id)) return { token: null, secondStep: await beginSecondStep(tx, id) };
    return { token: await changeSession(tx, id, caller), secondStep: null };
  });
  return { token: token === null ? '' : caller.giveToken(token), secondStep };
}

/** Completes a sign-in with the second factor, once. */
export async function finishSignIn(
  { key, code }: z.output<typeof contract.input>,
  caller: Caller,
): Promise<OutputOf<typeof contract>> {
  await caller.countTry('secondStep');
  const right = await checkSecondFactor(await claimTry(key), code);
  const token = await transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, right.accountId), isNull(accounts.disabledAt)))
      .for('share'); // a password reset at the same time must end this session too
    if (!account) throw new Refusal('account_disabled');
    await takeUnfinished(tx, key);
    await consumeSecondFactor(tx, right);
    if ('recoveryHash' in right)
      await mailOwner(tx, account, 'recoveryCodeUsed', { left: await countUnused(tx, account.id) });
    return changeSession(tx, account.id, caller, true);
  });
  return { token: caller.giveToken(token) };
}
