import type { InputOf } from '#contract/core/call.ts';
import { computePrice, createDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as } from './accounts.ts';
import { aBuyer, type Buyer, type Wanted } from './buyers.ts';

// Many buyers for race tests: each has a quote, and all place their orders at the same time.

export type PlaceOrder = () => Promise<{ code: number; message: string; data?: { orderNo: string } | undefined }>;

export const manyBuyers = (count: number, options = {}): Promise<Buyer[]> =>
  Promise.all(Array.from({ length: count }, () => aBuyer(options)));

/** Gives each of these buyers a quote for the same variant; each function that is returned places the order. */
export function readyToOrder(
  mall: MallUnderTest,
  buyers: readonly Buyer[],
  wanted: Wanted,
  choose: Partial<InputOf<typeof computePrice>> = {},
): Promise<PlaceOrder[]> {
  return Promise.all(
    buyers.map(async ({ token, addressId }) => {
      const buyNow = { preOrderType: 'buyNow' as const, orderDetails: [wanted] };
      const prepared = await mall.ask(createDraft, buyNow, as(token));
      const input = { preOrderNo: prepared.data?.preOrderNo ?? '', addressId, ...choose };
      const quoted = await mall.ask(computePrice, input, as(token));
      if (!quoted.data) throw new Error(`${prepared.message}, ${quoted.message}`);
      const { quoteKey } = quoted.data;
      return () => mall.ask(placeOrder, { ...input, quoteKey }, as(token));
    }),
  );
}

/** How many were answered with which code. */
export async function placeAll(buttons: readonly PlaceOrder[]): Promise<Record<number, number>> {
  const answers = await Promise.all(buttons.map((press) => press()));
  const codes: Record<number, number> = {};
  for (const { code } of answers) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
}

/** Sets how many units of a variant can be sold, as a delivery to the shop would. */
export const setFreeStock = ({ pool }: MallUnderTest, { skuId }: Wanted, free: number) =>
  pool.query('update skus set opening = opening + $2 - (on_hand - reserved), on_hand = reserved + $2 where id = $1', [
    skuId,
    free,
  ]);
