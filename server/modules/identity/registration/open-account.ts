import { randomInt } from 'node:crypto';
import { nicknameMax } from '#contract/identity/shopper-profile.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type NewAccount = Pick<
  typeof accounts.$inferInsert,
  'userType' | 'nickname' | 'email' | 'phone' | 'countryCode' | 'passwordHash' | 'locale'
>;

/** Opens an account; null when the address or number is taken. The database decides, also between parallel requests. */
export async function openAccount(tx: Transaction, wanted: NewAccount): Promise<Account | null> {
  const [account] = await tx.insert(accounts).values(wanted).onConflictDoNothing().returning();
  return account ?? null;
}

/** The nickname until the owner changes it. */
export function nicknameOf(email: string): string {
  return email.slice(0, email.indexOf('@')).slice(0, nicknameMax);
}

/** A nickname that reveals nothing: "User 4821". */
export function randomNickname(kind: 'User' | 'Visitor'): string {
  return `${kind} ${randomInt(1_000, 10_000)}`;
}
