import * as cart from '#contract/cart/shopper.ts';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as } from './accounts.ts';

/** A client without cookies that sends the key of its guest cart itself. */
export function aGuest(mall: MallUnderTest) {
  let headers: Record<string, string> = {};
  return {
    headers: () => headers,
    async ask<C extends Call>(call: C, input: InputOf<C>): Promise<Envelope<OutputOf<C>>> {
      const response = await mall.send(call, input, headers);
      const key = response.headers.get('cart-key');
      if (key) headers = { 'cart-key': key };
      return (await response.json()) as Envelope<OutputOf<C>>;
    },
  };
}

/** A cart's lines as "sku×quantity", sorted by sku, with a minus when a line is not selected. */
export function shortLines(shown: OutputOf<typeof cart.getCart> | undefined): string[] {
  const lines = [...(shown?.shops.flatMap(({ lines: own }) => own) ?? []), ...(shown?.invalid ?? [])];
  return lines
    .toSorted((a, b) => (a.skuId ?? 0) - (b.skuId ?? 0))
    .map(({ skuId, quantity, isSelected }) => `${isSelected ? '' : '-'}${skuId}×${quantity}`);
}

/** The cart of an account, by its token, or of a guest. */
export async function cartOf(mall: MallUnderTest, who: { token: string } | ReturnType<typeof aGuest>) {
  const headers = 'token' in who ? as(who.token) : who.headers();
  const { data } = await mall.ask(cart.getCart, {}, headers);
  if (!data) throw new Error('no cart');
  return data;
}
