import { asc } from 'drizzle-orm';
import type { Role } from '#contract/identity/shopper.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { addDemoOwners } from '#demo/add-owners.ts';
import { addDemoBelongings } from '#demo/belongings.ts';
import { database, transaction } from '#server/database/connection.ts';
import { type AccountToAdd, addAccounts } from '#server/modules/identity/index.ts';
import { handOverShop } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

const nicknames = { shopper: 'Mia Chen', merchant: 'Galleria Select', platform: 'Mall office' } as const;

/** Lets the demo's people in, gives the merchant the first shop and the shopper a few things. A mall that has them already is left alone. */
export async function addDemoPeople(): Promise<void> {
  const ids = await addAccounts(demoAccounts.map(accountOf));
  const idOf = (wanted: Role) => ids.get(demoAccounts.find(({ role }) => role === wanted)?.email ?? '');
  const [shopperId, merchantId] = [idOf('shopper'), idOf('merchant')];
  const [firstShop] = await database().select({ id: shops.id }).from(shops).orderBy(asc(shops.id)).limit(1);
  if (merchantId && firstShop) await transaction((tx) => handOverShop(tx, firstShop.id, merchantId));
  await addDemoOwners();
  if (shopperId) await addDemoBelongings(shopperId);
}

function accountOf({ email, phone, password, role }: (typeof demoAccounts)[number]): AccountToAdd {
  const [countryCode = '', number = ''] = phone?.split(' ') ?? [];
  return { email, password, role, nickname: nicknames[role], phone: phone ? { countryCode, number } : null };
}

/** What a start says of them: a line for each, or two. */
export function tellDemoPeople(): string {
  const width = Math.max(...demoAccounts.map(({ role }) => role.length));
  const lines = demoAccounts.map(
    ({ role, email, phone, password }) =>
      `  ${role.padEnd(width)}  ${email}${phone ? ` or ${phone}` : ''}, password ${password}`,
  );
  return `${lines.join('\n')}\n`;
}
