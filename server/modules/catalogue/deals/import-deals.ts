import type { DealOffer } from '#contract/catalogue/merchant-deals.ts';
import type { Localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import { assertProducts, writeProducts } from './deal-rows.ts';

export type ImportedDeal = { shopId: number; name: Localized; offer: DealOffer; startsAt: Date; endsAt: Date };

/** Adds deals that may have begun already; nobody has saved them. */
export async function importDeals(tx: Transaction, wanted: readonly ImportedDeal[]): Promise<void> {
  for (const { offer, ...deal } of wanted) {
    await assertProducts(tx, deal.shopId, offer);
    const { kind, steps, off } = offer;
    const [added] = await tx
      .insert(deals)
      .values({ ...deal, kind, steps, off })
      .returning({ id: deals.id });
    if (!added) throw new Error('Adding a deal returned no id');
    await writeProducts(tx, added.id, offer.products);
  }
}
