import { and, eq, inArray } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { freightRules, freightTemplates } from './tables.ts';

export type FreightRule = Omit<typeof freightRules.$inferInsert, 'templateId' | 'position'> & { shopId: number };

const firstTemplateName = 'Standard delivery';

/** Replaces the rules of the default templates of shops. A country without a rule is not delivered to. */
export async function setFreightRules(tx: Transaction, rules: readonly FreightRule[]): Promise<void> {
  if (rules.length === 0) return;
  const byShop = Map.groupBy(rules, ({ shopId }) => shopId);
  const shopIds = [...byShop.keys()];
  await tx
    .insert(freightTemplates)
    .values(shopIds.map((shopId) => ({ shopId, name: firstTemplateName, isDefault: true })))
    .onConflictDoNothing();
  const templates = await tx
    .select({ id: freightTemplates.id, shopId: freightTemplates.shopId })
    .from(freightTemplates)
    .where(and(inArray(freightTemplates.shopId, shopIds), eq(freightTemplates.isDefault, true)));
  await tx.delete(freightRules).where(
    inArray(
      freightRules.templateId,
      templates.map(({ id }) => id),
    ),
  );
  await tx
    .insert(freightRules)
    .values(
      templates.flatMap(({ id, shopId }) =>
        (byShop.get(shopId) ?? []).map(({ shopId: _, ...rule }, position) => ({ ...rule, templateId: id, position })),
      ),
    );
  await invalidateCache(tx, 'search'); // lists by price with delivery
}
