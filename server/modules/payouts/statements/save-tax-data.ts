import type { TaxData } from '#contract/payouts/merchant-statements.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { lockDesk } from '#server/modules/payouts/lock-desk.ts';
import { shopTaxRecords } from '#server/modules/payouts/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';

/** Says who the shop is for tax offices, from now on. */
export function saveTaxData(actor: Actor & { accountId: number }, taxData: TaxData): Promise<null> {
  return transaction(async (tx) => {
    await lockDesk(tx, actor.shopId);
    await tx
      .insert(shopTaxRecords)
      .values({ ...taxData, shopId: actor.shopId, changedBy: actor.accountId, changedAt: mallNow });
    await logAct(tx, actor, 'tax_data_changed', taxData.legalName);
    return null;
  });
}
