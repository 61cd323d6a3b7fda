import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { encode } from 'uqr';
import type { OutputOf } from '#contract/core/call.ts';
import type * as contract from '#contract/identity/console.ts';
import { database, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { mallName } from '#server/http/mall-name.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPassword } from '#server/modules/identity/passwords/assert-own-password.ts';
import { getAccount } from '#server/modules/identity/queries.ts';
import { endSessionsOf } from '#server/modules/identity/sessions/sessions.ts';
import { accounts, secondFactors, sessions } from '#server/modules/identity/tables.ts';
import { epochNow, stepOf } from './check-second-factor.ts';
import { mailOwner } from './mail-owner.ts';
import { plainCode, writeRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './seal-secret.ts';

const confirmMinutes = 30;

/** Begins to set up an authenticator app. Beginning again replaces the secret; one that is in use is never replaced. */
export async function startSecondFactor(
  password: string,
  caller: Caller<'shopper'>,
): Promise<OutputOf<typeof contract.startSecondFactor>> {
  const account = await getAccount(caller.session.accountId);
  if (account.userType === 'visitor') throw new Refusal('visitor_account');
  await assertOwnPassword(account, password, caller);
  const secret = generateSecret();
  const fresh = { sealedSecret: await sealSecret(account.id, secret), lastStep: 0, startedAt: sql`now()` };
  const written = await database()
    .insert(secondFactors)
    .values({ accountId: account.id, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ accountId: secondFactors.accountId });
  if (written.length === 0) throw new Refusal('second_factor_on');
  const label = account.email ?? account.phone ?? account.nickname;
  const { size, data } = encode(generateURI({ issuer: mallName(caller.locale), label, secret }), { border: 0 });
  return { secret, qr: { size, modules: data.flat().map(Number).join('') } };
}

/** Turns the second factor on with the first code of the app. Whoever is signed in elsewhere has to show it too. */
export async function confirmSecondFactor(
  typed: string,
  { session }: Caller<'shopper'>,
): Promise<OutputOf<typeof contract.confirmSecondFactor>> {
  const { accountId } = session;
  await countTry('secondFactor', String(accountId));
  const started = and(
    eq(secondFactors.accountId, accountId),
    gt(secondFactors.startedAt, sql.raw(`now() - interval '${confirmMinutes} minutes'`)),
  );
  const [factor] = await database()
    .select({ sealedSecret: secondFactors.sealedSecret, confirmedAt: secondFactors.confirmedAt, epoch: epochNow })
    .from(secondFactors)
    .where(started);
  if (!factor) throw new Refusal('wrong_code');
  if (factor.confirmedAt) throw new Refusal('second_factor_on');
  const lastStep = await stepOf(accountId, factor, plainCode(typed));
  return transaction(async (tx) => {
    // Locked first: a sign-in at the same time either asks for the second factor or is ended with the others.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [confirmed] = await tx
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastStep })
      .where(
        and(
          eq(secondFactors.accountId, accountId),
          eq(secondFactors.sealedSecret, factor.sealedSecret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ accountId: secondFactors.accountId });
    if (!account || !confirmed) throw new Refusal('wrong_code');
    await endSessionsOf(tx, accountId, session.id);
    await tx.update(sessions).set({ secondFactorAt: sql`now()` }).where(eq(sessions.id, session.id));
    await mailOwner(tx, account, 'secondFactorOn');
    return { recoveryCodes: await writeRecoveryCodes(tx, accountId) };
  });
}
