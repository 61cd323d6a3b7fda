import { eq, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** The owner of an order, with their mail address. */
export async function findOrderOwner(number: string, reader: Pick<Transaction, 'select'> = database()) {
  const [owner] = await reader
    .select({
      accountId: accounts.id,
      userType: accounts.userType,
      email: accounts.email,
      locale: accounts.locale,
      isHidden: sql<boolean>`${orders.hiddenAt} is not null`,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.number, number));
  return owner ?? null;
}
