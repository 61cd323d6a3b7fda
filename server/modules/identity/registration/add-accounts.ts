import { inArray } from 'drizzle-orm';
import type { Role } from '#contract/identity/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts } from '#server/modules/identity/tables.ts';

export type AccountToAdd = {
  email: string;
  nickname: string;
  role: Role;
  /** Null: nobody can sign in by password. */
  password: string | null;
  phone: { countryCode: string; number: string } | null;
};

/** Adds accounts that must exist from the start, and leaves existing ones unchanged. Returns their ids by mail address. */
export async function addAccounts(wanted: readonly AccountToAdd[]): Promise<Map<string, number>> {
  const emails = wanted.map(({ email }) => email);
  const present = await idsOf(emails);
  const missing = wanted.filter(({ email }) => !present.has(email));
  if (missing.length === 0) return present;
  const rows: (typeof accounts.$inferInsert)[] = [];
  for (const { email, nickname, role, password, phone } of missing) {
    const number = phone && readPhoneNumber(phone.countryCode, phone.number);
    const passwordHash = password === null ? null : await hashPassword(password);
    rows.push({ userType: 'email', email, nickname, role, passwordHash, ...number });
  }
  await transaction((tx) => tx.insert(accounts).values(rows).onConflictDoNothing());
  return idsOf(emails);
}

async function idsOf(emails: string[]): Promise<Map<string, number>> {
  const rows = await database()
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return new Map(rows.map(({ id, email }) => [email ?? '', id]));
}
