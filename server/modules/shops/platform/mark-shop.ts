import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { markShop as contract } from '#contract/shops/platform.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { holdKinds } from '#server/modules/shops/kinds/kind-rows.ts';
import { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Sets the type of a shop and its marks, unless someone else has changed them since they were seen. */
export async function markShop(
  tx: Transaction,
  by: LoggedOperator,
  { id, before, after }: z.output<typeof contract.input>,
): Promise<void> {
  const { type } = await holdKinds(tx, after); // before the shop, as by those who move all shops of a type
  const [shop] = await tx
    .select({ name: shops.name, typeId: shops.typeId, isSelf: shops.isSelf, isRecommended: shops.isRecommended })
    .from(shops)
    .where(eq(shops.id, id))
    .for('no key update');
  if (!shop) throw new Refusal('shop_not_found');
  const { name, ...marks } = shop;
  const isSeen =
    marks.typeId === before.typeId && marks.isSelf === before.isSelf && marks.isRecommended === before.isRecommended;
  if (!isSeen) throw new Refusal('changed_meanwhile');
  if (!type || (type.isRetired && after.typeId !== before.typeId)) throw new Refusal('shop_type_not_offered');
  await tx.update(shops).set(after).where(eq(shops.id, id));
  await publishShop(tx, id);
  await logOperatorAct(tx, by, { act: 'shop_marked', subject: name.en, before: marks, after });
}
