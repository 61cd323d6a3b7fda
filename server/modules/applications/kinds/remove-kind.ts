import type { z } from 'zod';
import type { removeShopKind as contract } from '#contract/shops/platform-kinds.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, deleteKind, getKind, lockKinds } from '#server/modules/shops/index.ts';
import { countKindUse } from './kind-queries.ts';

const acts = { type: { act: 'shop_type_removed' }, category: { act: 'shop_category_removed' } } as const;

type Removal = z.output<typeof contract.input>;

/** Removes a kind that no shop and no application has. */
export function removeShopKind(by: Caller<'platform'>, { kind, id, version }: Removal): Promise<null> {
  return transaction(async (tx) => {
    const row = getKind(await lockKinds(tx, kind, [id]), id);
    await assertUnchanged(tx, row, version);
    const use = await countKindUse(tx, kind, id);
    if (use.shops + use.applications > 0) throw new Refusal('shop_kind_in_use', use);
    const before = await deleteKind(tx, kind, id);
    await logOperatorAct(tx, by, { ...acts[kind], subject: row.name.en, before });
    return null;
  });
}
