import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getShopDetails } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { lastSavedColumns } from '#server/modules/shops/last-saved-queries.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** What a shop says about itself. */
export async function getDetailsOf(shopId: number, locale: Locale): Promise<OutputOf<typeof getShopDetails>> {
  const [shop] = await database()
    .select({
      name: textIn(shops.name, locale),
      intro: shops.intro,
      address: shops.address,
      phone: shops.phone,
      email: shops.email,
      openingHours: shops.openingHours,
      timeZone: shops.timeZone,
      weekHours: shops.weekHours,
      isOpen: shops.isOpen,
      version: shops.version,
      ...lastSavedColumns(shops),
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  return shop;
}
