import { eq } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { shops } from '#server/modules/shops/tables.ts';

export async function getShopName(shopId: number, locale: Locale): Promise<string> {
  const [shop] = await database().select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  return shop ? localized(shop.name, locale) : '';
}
