import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** An account whose owner has proven its address: all but visitors have. */
export async function findPerson(reader: Reader, by: { email: string } | { accountId: number }) {
  const [person] = await reader
    .select({ id: accounts.id, role: accounts.role, email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(
      and(
        'email' in by ? eq(accounts.email, by.email) : eq(accounts.id, by.accountId),
        ne(accounts.userType, 'visitor'),
      ),
    );
  return person ?? null;
}

/** Whether anybody can run this mall: whose account is disabled cannot. */
export async function hasOperators(reader: Reader): Promise<boolean> {
  const found = await reader
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'platform'), isNull(accounts.disabledAt)))
    .limit(1);
  return found.length > 0;
}

/** As someone is called in the log, which outlives their account: "Ada, ada@example.com". */
export async function findNameAndAddress(reader: Reader, accountId: number): Promise<string> {
  const [account] = await reader
    .select({ nickname: accounts.nickname, email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const { nickname, email, phone } = account ?? {};
  return [nickname, email ?? phone].filter(Boolean).join(', ');
}
