import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { nicknameOf, openAccount } from './open-account.ts';

type Wanted = { email: string; password: string; locale: Locale };

/**
 * Opens an account for someone whose mail address nobody has to prove. Hashing takes a while, so it is done before the
 * transaction; what is returned opens the account in it, and returns its id or null when the address is taken.
 */
export async function openAccountOf({ email, password, locale }: Wanted) {
  await assertGoodPassword(password);
  const passwordHash = await hashPassword(password);
  return async (tx: Transaction): Promise<number | null> => {
    const wanted = { userType: 'email', email, passwordHash, nickname: nicknameOf(email), locale } as const;
    return (await openAccount(tx, wanted))?.id ?? null;
  };
}
