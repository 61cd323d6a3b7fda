import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { defaultLocale, type Localized, locales } from '#contract/core/languages.ts';
import type { editShopDetails as contract } from '#contract/shops/merchant-shop.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { publishShop } from './publish-shop.ts';

/** Changes what a shop says about itself, unless it was changed since `version`. */
export function editOwnShop(
  actor: Actor,
  { version, intro, ...details }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const { shopId } = actor;
    const [shop] = await tx
      .update(shops)
      .set({ ...details, intro: written(intro), version: version + 1 })
      .where(and(eq(shops.id, shopId), eq(shops.version, version)))
      .returning({ name: shops.name, version: shops.version });
    if (!shop) throw new Refusal('changed_meanwhile');
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shop_edited', shop.name.en);
    return { version: shop.version };
  });
}

/** Without the languages in which nothing was written. */
function written(texts: Partial<Localized>): Localized {
  const given = locales.flatMap((locale) => {
    const text = texts[locale]?.trim();
    return text ? [[locale, text] as const] : [];
  });
  return { [defaultLocale]: '', ...Object.fromEntries(given) } as Localized;
}
