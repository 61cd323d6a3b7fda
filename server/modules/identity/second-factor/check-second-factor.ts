import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { verify } from 'otplib';
import { database, type Transaction } from '#server/database/connection.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { recoveryCodes, secondFactors } from '#server/modules/identity/tables.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';

/** A code that is right, but not consumed yet: another request may still be first. */
export type RightSecondFactor = { accountId: number; step: number } | { accountId: number; recoveryHash: string };

const skewSeconds = 30; // one step before and after, for clocks that are not quite right

/** The real time by the database's clock: an authenticator app knows no other. */
export const epochNow = sql<number>`extract(epoch from now())::int`;

/** Compares a code of the app, or accepts a recovery code for `consumeSecondFactor` to find. The try is counted first. */
export async function checkSecondFactor(accountId: number, typed: string): Promise<RightSecondFactor> {
  await countTry('secondFactor', String(accountId));
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) return { accountId, recoveryHash: hashRecoveryCode(accountId, code) };
  const [factor] = await database()
    .select({ sealedSecret: secondFactors.sealedSecret, epoch: epochNow })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  if (!factor) throw new Refusal('wrong_code');
  return { accountId, step: await stepOf(accountId, factor, code) };
}

/** In which time step the app shows this code. */
export async function stepOf(
  accountId: number,
  { sealedSecret, epoch }: { sealedSecret: string; epoch: number },
  token: string,
): Promise<number> {
  const secret = await openSecret(accountId, sealedSecret);
  const result = await verify({ secret, token, epoch, epochTolerance: skewSeconds });
  if (!result.valid || !('timeStep' in result)) throw new Refusal('wrong_code');
  return result.timeStep;
}

/**
 * Consumes a right code in the transaction that it is used for: of many that send the same one, the database lets one through.
 * Codes of the app are used in their order, so that one that was seen over a shoulder is worth nothing afterwards.
 */
export async function consumeSecondFactor(tx: Transaction, right: RightSecondFactor): Promise<void> {
  const isTheirs = eq(secondFactors.accountId, right.accountId);
  const used =
    'step' in right
      ? await tx
          .update(secondFactors)
          .set({ lastStep: right.step })
          .where(and(isTheirs, isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, right.step)))
          .returning({ accountId: secondFactors.accountId })
      : await tx
          .update(recoveryCodes)
          .set({ usedAt: sql`now()` })
          .where(
            and(
              eq(recoveryCodes.accountId, right.accountId),
              eq(recoveryCodes.codeHash, right.recoveryHash),
              isNull(recoveryCodes.usedAt),
            ),
          )
          .returning({ accountId: recoveryCodes.accountId });
  if (used.length === 0) throw new Refusal('wrong_code');
}
