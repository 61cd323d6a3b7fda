import type { Asker } from '#server/database/connection.ts';
import { database } from '#server/database/connection.ts';
import type { SkuFacts } from '#server/modules/catalogue/index.ts';
import { type ChosenOffer, chooseOffers } from '#server/modules/pricing/index.ts';
import type { CartOwner } from './open-cart.ts';

/** How many units an account has ordered at prices with a limit per buyer. Orders know it, which come after carts: the start hands it in. */
export type CountLimitedUnits = (
  reader: Asker,
  accountId: number,
  facts: readonly SkuFacts[],
) => Promise<ReadonlyMap<string, number>>;

type Line = { skuId: number; quantity: number; isSelected: boolean; sku: SkuFacts };
export type WithOffer<Own extends Line> = Own & Pick<ChosenOffer, 'offer' | 'missed'>;

/**
 * The lines at the prices that an order of the selected ones would have; of the others, an order of each alone. What the buyer has
 * ordered before counts as it does when an order is placed.
 */
export async function withOffers<Own extends Line>(
  owner: CartOwner,
  lines: readonly Own[],
  countLimited: CountLimitedUnits,
): Promise<WithOffer<Own>[]> {
  const facts = lines.map(({ sku }) => sku);
  const had = 'accountId' in owner ? await countLimited(database(), owner.accountId, facts) : new Map<string, number>();
  const units = ({ sku, quantity }: Own) => ({ ...sku, quantity });
  const together = chooseOffers(lines.filter(({ isSelected }) => isSelected).map(units), had);
  return lines.map((line) => {
    const chosen = together.get(line.skuId) ?? chooseOffers([units(line)], had).get(line.skuId);
    const { price, offer = null, missed = null } = chosen ?? { price: line.sku.price };
    return { ...line, sku: { ...line.sku, price }, offer, missed };
  });
}
