import { and, asc, inArray, isNull } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { addAccounts } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { handOverShop } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { demoShops } from './shops.ts';

/**
 * Gives each of the demo's shops an owner, so that someone gets its mails and can ship. They have no password: the demo's
 * desk acts for them. A shop that was given an owner once is not changed again, whoever owns it now.
 */
export async function addDemoOwners(): Promise<void> {
  const emails = demoShops().map(({ email }) => email);
  const ownerless = await database()
    .select({ id: shops.id, name: shops.name, email: shops.email })
    .from(shops)
    .where(and(inArray(shops.email, emails), isNull(shops.ownerId)))
    .orderBy(asc(shops.id));
  const known = new Set(
    (await database().select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, emails))).map(
      ({ email }) => email,
    ),
  );
  const wanted = ownerless.filter(({ email }) => !known.has(email));
  const ids = await addAccounts(
    wanted.map(({ email, name }) => ({ email, nickname: name.en, role: 'merchant', password: null, phone: null })),
  );
  await transaction(async (tx) => {
    for (const { id, email } of wanted) await handOverShop(tx, id, ids.get(email) ?? 0);
  });
}
