import { asc } from 'drizzle-orm';
import type { Role } from '#contract/identity/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { type AccountToAdd, addAccounts } from '#server/modules/identity/index.ts';
import { handOverShop } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { demoAccounts } from './accounts.ts';
import { addDemoBelongings } from './add-belongings.ts';
import { addDemoOwners } from './add-owners.ts';

const nicknames = { shopper: 'Mia Chen', merchant: 'Galleria Select', platform: 'Mall office' } as const;

/** Adds the demo's accounts, gives the merchant the first shop and the shopper some belongings. What exists already is not changed. */
export async function addDemoAccounts(): Promise<void> {
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

/** The lines that a start prints, one for each account. */
export function describeDemoAccounts(): string {
  const width = Math.max(...demoAccounts.map(({ role }) => role.length));
  const lines = demoAccounts.map(
    ({ role, email, phone, password }) =>
      `  ${role.padEnd(width)}  ${email}${phone ? ` or ${phone}` : ''}, password ${password}`,
  );
  return `${lines.join('\n')}\n`;
}
