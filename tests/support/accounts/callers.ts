import { eq } from 'drizzle-orm';
import type { CallerKind } from '#contract/core/call.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { openShops } from '#server/modules/shops/index.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
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

/** The one type and the one classification of all shops of tests: a mall has few of them. */
async function kindsOfTests(tx: Transaction): Promise<{ typeId: number; categoryId: number }> {
  const name = { en: 'Of tests' };
  await tx
    .insert(shopTypes)
    .values({ name, info: { en: '' } })
    .onConflictDoNothing();
  await tx.insert(shopCategories).values({ name, commissionPercent: 5 }).onConflictDoNothing();
  const [type] = await tx
    .select({ id: shopTypes.id })
    .from(shopTypes)
    .where(eq(textIn(shopTypes.name, 'en'), name.en));
  const [category] = await tx
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(eq(textIn(shopCategories.name, 'en'), name.en));
  if (!type || !category) throw new Error('There are no kinds of shops');
  return { typeId: type.id, categoryId: category.id };
}

export async function giveShop(merchant: Person): Promise<void> {
  const name = { en: `Shop ${++made} of ${merchant.email}` };
  const hash = 'a'.repeat(32);
  await transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ hash, width: 1, height: 1, colour: '#ffffff', bytes: 1, isPublic: true })
      .onConflictDoNothing();
    const kinds = await kindsOfTests(tx);
    await openShops(tx, [
      {
        name,
        ...kinds,
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
