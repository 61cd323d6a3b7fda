import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { editShopDetails as contract } from '#contract/shops/merchant-shop.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { writtenTexts } from '#server/modules/shops/face/written-texts.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/last-saved-queries.ts';
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
    const [before] = await tx
      .select({ name: shops.name, version: shops.version, savedBy: shops.savedBy })
      .from(shops)
      .where(eq(shops.id, shopId))
      .for('update');
    if (!before) throw new Error(`Shop ${shopId} does not exist`);
    await assertUnchanged(tx, before, version);
    await tx
      .update(shops)
      .set({ ...details, intro: writtenTexts(intro), version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(shops.id, shopId));
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shop_edited', before.name.en);
    return { version: version + 1 };
  });
}
