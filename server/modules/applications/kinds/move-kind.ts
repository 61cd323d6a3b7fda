import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { moveShopsOfKind as contract } from '#contract/shops/platform-kinds.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, getKind, lockKinds, moveShops } from '#server/modules/shops/index.ts';

const acts = { type: { act: 'shop_type_moved' }, category: { act: 'shop_category_moved' } } as const;

type Move = z.output<typeof contract.input>;

/**
 * Gives all shops and applications of a kind to another one: all of them or none. What shops pay for orders placed from now on follows
 * the classification that they have then; orders placed before keep what is written in them.
 */
export function moveShopsOfKind(
  by: Caller<'platform'>,
  { kind, id, version, intoId, intoVersion }: Move,
): Promise<{ shops: number; applications: number }> {
  if (id === intoId) throw new Refusal('bad_input', { field: 'intoId' });
  return transaction(async (tx) => {
    const rows = await lockKinds(tx, kind, [id]);
    const [from, into] = [getKind(rows, id), getKind(rows, intoId)];
    await assertUnchanged(tx, from, version);
    await assertUnchanged(tx, into, intoVersion);
    if (into.isRetired) throw new Refusal(`shop_${kind}_not_offered`);
    const shops = await moveShops(tx, by, kind, from, intoId);
    const sent = await tx
      .update(applications)
      .set(kind === 'type' ? { typeId: intoId } : { categoryId: intoId })
      .where(eq(kind === 'type' ? applications.typeId : applications.categoryId, id))
      .returning({ id: applications.id });
    const moved = { shops, applications: sent.length };
    await logOperatorAct(tx, by, {
      ...acts[kind],
      subject: from.name.en,
      before: { id, name: from.name.en },
      after: { id: intoId, name: into.name.en, ...moved },
    });
    return moved;
  });
}
