import type { CallerKind } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { addShopKinds, openShops } from '#server/modules/shops/index.ts';
import { type Person, someone } from './accounts.ts';

/** Someone who may make calls of this kind. */
export function callerFor(who: CallerKind): Promise<Person> {
  if (who === 'merchant') return aMerchant();
  return someone(who === 'platform' ? { role: 'platform' } : {});
}

let made = 0;

/** An account with a shop of its own, which sells nothing yet. */
export async function aMerchant(): Promise<Person> {
  const merchant = await someone({ role: 'merchant' });
  await giveShop(merchant);
  return merchant;
}

export async function giveShop(merchant: Person): Promise<void> {
  const name = { en: `Shop ${++made} of ${merchant.email}` };
  const hash = 'a'.repeat(32);
  await transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ hash, width: 1, height: 1, colour: '#ffffff', bytes: 1, isPublic: true })
      .onConflictDoNothing();
    const { typeIds, categoryIds } = await addShopKinds(
      tx,
      [{ name, info: { en: '' } }],
      [{ name, commissionPercent: 5 }],
    );
    await openShops(tx, [
      {
        name,
        typeId: typeIds[0] ?? 0,
        categoryId: categoryIds[0] ?? 0,
        avatarHash: hash,
        backHash: hash,
        streetHash: hash,
        phone: '+1 212 555 0100',
        email: merchant.email,
        ownerId: merchant.accountId,
      },
    ]);
  });
}
