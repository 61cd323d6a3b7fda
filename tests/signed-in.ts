import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type NewAccount = Partial<typeof accounts.$inferInsert>;

/** Makes somebody and signs them in, past the door: for tests of what comes after it. Gives their id and token. */
export async function signInSomebody(given: NewAccount = {}): Promise<{ accountId: number; token: string }> {
  return transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ userType: 'email', nickname: 'Ana', ...given })
      .returning({ id: accounts.id });
    if (!account) throw new Error('no account was made');
    return { accountId: account.id, token: await openSession(tx, account.id, 'tests') };
  });
}

export const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });
