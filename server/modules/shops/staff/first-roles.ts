import type { ShopScope } from '#contract/core/call.ts';
import { defaultLocale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { type FirstRole, firstRoleName } from '#server/http/translations.ts';
import { shopRoles } from '#server/modules/shops/tables.ts';
import { listLocales } from './staff-queries.ts';

/** What people of most shops do. Nobody but the owner sees money or hires, until the owner decides so. */
const firstRoles: Record<FirstRole, ShopScope[]> = {
  manager: ['products', 'orders', 'refunds', 'reviews', 'chat', 'marketing', 'shop'],
  orders: ['orders'],
  products: ['products'],
  service: ['orders', 'refunds', 'reviews', 'chat'],
};

type New = { id: number; ownerId?: number | null | undefined };

/** Gives new shops roles to invite people to, named in the language of the owner. From then on they are like any other. */
export async function addFirstRoles(tx: Transaction, shops: readonly New[]): Promise<void> {
  const locales = await listLocales(
    tx,
    shops.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const roles = Object.entries(firstRoles) as [FirstRole, ShopScope[]][];
  const rows = shops.flatMap(({ id: shopId, ownerId }) => {
    const locale = locales.get(ownerId ?? 0) ?? defaultLocale;
    return roles.map(([role, scopes]) => ({ shopId, name: firstRoleName(locale, role), scopes }));
  });
  if (rows.length > 0) await tx.insert(shopRoles).values(rows);
}
