import { eq, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { Chooser } from './choices.ts';
import type { Whose } from './preference-queries.ts';

/** Someone with where they can be written to. The owner of a shop is written to at the shop's address without one of their own. */
export async function findChooser({ accountId, side, shopId }: Whose): Promise<Chooser & { phone: string | null }> {
  const [account] = await database()
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const [owned] =
    shopId === null
      ? []
      : await database()
          .select({ email: sql<string | null>`nullif(${shops.email}, '')` })
          .from(shops)
          .where(sql`${shops.id} = ${shopId} and ${shops.ownerId} = ${accountId}`);
  const phone = account?.phone ?? null;
  return { side, isOwner: owned !== undefined, email: account?.email ?? owned?.email ?? null, phone };
}
