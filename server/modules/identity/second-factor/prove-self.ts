import { database, type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPassword } from '#server/modules/identity/passwords/assert-own-password.ts';
import { getAccount } from '#server/modules/identity/queries.ts';
import { noteProof } from '#server/modules/identity/sessions/sessions.ts';
import { checkSecondFactor, consumeSecondFactor } from './check-second-factor.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

type Proof = { password: string; code?: string | undefined };

/**
 * Acts for someone who proves to be at the keyboard themselves: by their password, and by a code if they have a second factor,
 * which is consumed with the act.
 */
export async function asProvenSelf<Result>(
  { password, code }: Proof,
  { session, countTry }: Pick<Caller<'merchant'>, 'session' | 'countTry'>,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const account = await getAccount(session.accountId);
  const isGuarded = await hasSecondFactor(database(), account.id);
  await assertOwnPassword(account, password, { countTry });
  if (isGuarded && !code) throw new Refusal('wrong_code');
  const right = isGuarded && code ? await checkSecondFactor(account.id, code) : null;
  return transaction(async (tx) => {
    if (right) await consumeSecondFactor(tx, right);
    return act(tx);
  });
}

/** Proves for a while that someone is at the keyboard: by a code of their second factor, or by the password if they have none. */
export async function proveSelf(
  { password = '', code = '' }: { password?: string | undefined; code?: string | undefined },
  { session, countTry }: Pick<Caller<'platform'>, 'session' | 'countTry'>,
): Promise<null> {
  const account = await getAccount(session.accountId);
  const right = (await hasSecondFactor(database(), account.id)) ? await checkSecondFactor(account.id, code) : null;
  if (!right) await assertOwnPassword(account, password, { countTry });
  return transaction(async (tx) => {
    if (right) await consumeSecondFactor(tx, right);
    await noteProof(tx, session.id);
    return null;
  });
}
