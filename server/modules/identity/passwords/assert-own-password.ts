import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { claimSignIn, forgetFailures, type Identity } from '#server/modules/identity/sign-in/sign-in-failures.ts';
import { assertRoomToHash, isPasswordRight } from './passwords.ts';

/** Refuses unless the caller knows the password of their account. Wrong ones count as failed sign-ins. */
export async function assertOwnPassword(
  account: Account,
  password: string,
  caller: Pick<Caller, 'countTry'>,
): Promise<void> {
  const { email, phone, passwordHash } = account;
  const by: Identity | null = email ? { email } : phone ? { phone } : null;
  if (!passwordHash || !by) throw new Refusal('password_unset');
  assertRoomToHash();
  await caller.countTry('signIn');
  await claimSignIn(by);
  if (!(await isPasswordRight(passwordHash, password))) throw new Refusal('wrong_password');
  await transaction((tx) => forgetFailures(tx, by));
}
