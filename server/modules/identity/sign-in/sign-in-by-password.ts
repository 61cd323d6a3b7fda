import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/identity/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  assertRoomToHash,
  hashPassword,
  isOutdated,
  isPasswordRight,
} from '#server/modules/identity/passwords/passwords.ts';
import { type Account, findAccount } from '#server/modules/identity/queries.ts';
import { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { claimSignIn, forgetFailures, type Identity } from './sign-in-failures.ts';

/** Signs in with a password. */
export async function signInByPassword(by: Identity, password: string, caller: Caller): Promise<SignedIn> {
  const { account, token } = await withRightPassword(by, password, caller, async (tx, account) => ({
    account,
    token: await changeSession(tx, account.id, caller),
  }));
  return signedIn(account, token, caller);
}

/**
 * Acts for whoever knows the password. Neither the answer nor its duration reveals whether the account exists, and only the right
 * password reveals that an account is disabled.
 */
export async function withRightPassword<Result>(
  by: Identity,
  password: string,
  caller: Caller,
  act: (tx: Transaction, account: Account) => Promise<Result>,
): Promise<Result> {
  assertRoomToHash();
  await caller.countTry('signIn');
  await claimSignIn(by);
  const account = await findAccount(by);
  const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
  if (!account?.passwordHash || !isRight) throw new Refusal('wrong_sign_in');
  if (account.disabledAt) throw new Refusal('account_disabled');

  const newHash = isOutdated(account.passwordHash) ? await hashPassword(password) : account.passwordHash;
  return transaction(async (tx) => {
    await lockOrUpdateHash(tx, account, newHash);
    await forgetFailures(tx, by);
    return act(tx, account);
  });
}

/** Locks the password until the sign-in is written: a password reset at the same time must end it too. */
async function lockOrUpdateHash(tx: Transaction, { id, passwordHash }: Account, newHash: string): Promise<void> {
  const isSame = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash ?? ''));
  const unchanged =
    newHash === passwordHash
      ? await tx.select({ id: accounts.id }).from(accounts).where(isSame).for('share')
      : await tx.update(accounts).set({ passwordHash: newHash }).where(isSame).returning({ id: accounts.id });
  if (unchanged.length === 0) throw new Refusal('wrong_sign_in');
}
