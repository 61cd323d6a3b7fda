import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { editPolicies as contract } from '#contract/shops/merchant-policies.ts';
import { type PolicyKind, policyKinds } from '#contract/shops/policies.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/last-saved-queries.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
import { shopPolicies, shops } from '#server/modules/shops/tables.ts';
import { writtenTexts } from './written-texts.ts';

/** Changes what a shop promises, unless it was changed since `version`. */
export function editPolicies(
  actor: Actor,
  { version, ...policies }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const { shopId } = actor;
    await tx.insert(shopPolicies).values({ shopId }).onConflictDoNothing();
    const [before] = await tx
      .select({ version: shopPolicies.version, savedBy: shopPolicies.savedBy })
      .from(shopPolicies)
      .where(eq(shopPolicies.shopId, shopId))
      .for('update');
    if (!before) throw new Error(`Shop ${shopId} has no policies`);
    await assertUnchanged(tx, before, version);
    const texts = Object.fromEntries(policyKinds.map((kind) => [kind, writtenTexts(policies[kind])]));
    await tx
      .update(shopPolicies)
      .set({ ...texts, version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(shopPolicies.shopId, shopId));
    await publishShop(tx, shopId);
    const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
    await logAct(tx, actor, 'policies_changed', shop?.name.en ?? '');
    return { version: version + 1 };
  });
}

/** Writes what new shops promise. */
export async function addPolicies(
  tx: Transaction,
  rows: readonly Pick<typeof shopPolicies.$inferInsert, 'shopId' | PolicyKind>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(shopPolicies).values([...rows]);
}
