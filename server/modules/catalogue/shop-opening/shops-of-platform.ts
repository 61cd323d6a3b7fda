import type { z } from 'zod';
import type * as contract from '#contract/shops/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishShopProducts } from '#server/modules/catalogue/publish-shop-products.ts';
import type { LoggedOperator } from '#server/modules/operators/index.ts';
import { blockShop, markShop, unblockShop } from '#server/modules/shops/index.ts';

// What operators do to a shop. The pages of its products show it.

export function blockShopAndProducts(by: LoggedOperator, input: z.output<typeof contract.blockShop.input>) {
  return withProducts(input.id, async (tx) => {
    await blockShop(tx, by, input);
    return null;
  });
}

export function unblockShopAndProducts(by: LoggedOperator, input: z.output<typeof contract.unblockShop.input>) {
  return withProducts(input.id, async (tx) => ({ isOpen: await unblockShop(tx, by, input) }));
}

export function markShopAndProducts(by: LoggedOperator, input: z.output<typeof contract.markShop.input>) {
  return withProducts(input.id, async (tx) => {
    await markShop(tx, by, input);
    return null;
  });
}

function withProducts<Result>(shopId: number, change: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return transaction(async (tx) => {
    const result = await change(tx);
    await publishShopProducts(tx, [shopId]);
    return result;
  });
}
