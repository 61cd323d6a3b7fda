import { and, eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { lockAddresses, makeNewestDefault } from './default-address.ts';

/** Deletes one of the account's addresses. If it was the default, the newest of the others becomes the default. */
export async function deleteAddress(accountId: number, id: number): Promise<null> {
  await transaction(async (tx) => {
    await lockAddresses(tx, accountId);
    const [deleted] = await tx
      .delete(addresses)
      .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)))
      .returning({ wasDefault: addresses.isDefault });
    if (!deleted) throw new Refusal('address_not_found');
    if (deleted.wasDefault) await makeNewestDefault(tx, accountId);
  });
  return null;
}
