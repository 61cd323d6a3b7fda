import { eq } from 'drizzle-orm';
import type { User } from '#contract/identity.ts';
import { database } from '#server/database/connection.ts';
import { accounts } from './tables.ts';

/** What somebody sees of their own account. */
export async function getUserOf(accountId: number): Promise<User> {
  const [account] = await database().select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`There is no account ${accountId}`);
  return {
    uid: account.id,
    avatar: account.avatarHash ? `/media/${account.avatarHash}` : null,
    nickname: account.nickname,
    phone: account.phone,
    countryCode: account.countryCode,
    email: account.email,
    userType: account.userType,
    hasPassword: account.passwordHash !== null,
    scope: account.role === 'shopper' ? ['shopper'] : ['shopper', account.role],
  };
}
