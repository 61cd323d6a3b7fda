import { and, eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { clearDefault, lockAddresses } from './default-address.ts';

/** Makes one of the account's addresses the only default. */
export async function setDefaultAddress(accountId: number, id: number): Promise<null> {
  await transaction(async (tx) => {
    await lockAddresses(tx, accountId);
    await clearDefault(tx, accountId, id);
    const made = await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)))
      .returning({ id: addresses.id });
    if (made.length === 0) throw new Refusal('address_not_found');
  });
  return null;
}
