import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getPolicies } from '#contract/shops/merchant-policies.ts';
import { policyKinds } from '#contract/shops/policies.ts';
import type { getShopAbout } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lastSavedColumns } from '#server/modules/shops/last-saved-queries.ts';
import { shopPolicies, shops } from '#server/modules/shops/tables.ts';

/** What a shop promises, in every language; a shop that has never said anything has empty texts. */
export async function getPoliciesOf(shopId: number): Promise<OutputOf<typeof getPolicies>> {
  const { returns, delivery, guarantee, version } = shopPolicies;
  const [found] = await database()
    .select({ returns, delivery, guarantee, version, ...lastSavedColumns(shopPolicies) })
    .from(shopPolicies)
    .where(eq(shopPolicies.shopId, shopId));
  return found ?? { returns: {}, delivery: {}, guarantee: {}, version: 1, savedBy: '', savedAt: null };
}

/** What an open shop promises, in one language; only what there is. */
export async function getAbout(shopId: number, locale: Locale): Promise<OutputOf<typeof getShopAbout>> {
  const policies = alias(shopPolicies, 'policies');
  const [found] = await database()
    .select({
      returns: textIn<string | null>(policies.returns, locale),
      delivery: textIn<string | null>(policies.delivery, locale),
      guarantee: textIn<string | null>(policies.guarantee, locale),
    })
    .from(shops)
    .leftJoin(policies, eq(policies.shopId, shops.id))
    .where(and(eq(shops.id, shopId), eq(shops.isOpen, true)));
  if (!found) throw new Refusal('shop_not_found');
  return {
    policies: policyKinds.flatMap((kind) => {
      const text = found[kind];
      return text ? [{ kind, text }] : [];
    }),
  };
}
