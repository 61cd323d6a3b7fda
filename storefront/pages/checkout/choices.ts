import type { Amounts, Choices, Quote, QuoteLine } from '#contract/orders/shopper-checkout.ts';

export type ShopChoice = Choices['shops'][number];

/** What a quote was made for, so that the next question changes one thing only. Notes are no part of the price. */
export function choicesOf({ addressId, shops, platformCouponId, usesPoints }: Quote): Choices {
  return {
    addressId,
    shops: shops.map(({ shopId, couponId, delivery }) => ({ shopId, couponId, delivery, note: '' })),
    platformCouponId,
    usesPoints,
  };
}

export function withShop(choices: Choices, shopId: number, part: Partial<ShopChoice>): Choices {
  return { ...choices, shops: choices.shops.map((shop) => (shop.shopId === shopId ? { ...shop, ...part } : shop)) };
}

export function withoutCoupons(choices: Choices): Choices {
  return { ...choices, platformCouponId: null, shops: choices.shops.map((shop) => ({ ...shop, couponId: null })) };
}

export function withNotes(choices: Choices, notes: Readonly<Record<number, string>>): Choices {
  return { ...choices, shops: choices.shops.map((shop) => ({ ...shop, note: (notes[shop.shopId] ?? '').trim() })) };
}

export type AmountName = keyof Amounts;

/** What comes to something else than it did: of the whole order, and which lines. */
export type Changes = { before: Quote; lines: ReadonlySet<number> };

const amountNames = [
  'listPrice',
  'goods',
  'shopCoupon',
  'dealOff',
  'platformCoupon',
  'points',
  'freight',
  'payable',
] as const satisfies readonly AmountName[];

/** Null when nothing has changed that a shopper would see. */
export function changesBetween(before: Quote, after: Quote): Changes | null {
  const known = new Map(linesOf(before).map((line) => [line.skuId, line]));
  const lines = new Set(
    linesOf(after)
      .filter((line) => {
        const old = known.get(line.skuId);
        return !old || differ(old, line) || old.problem !== line.problem;
      })
      .map(({ skuId }) => skuId),
  );
  return lines.size > 0 || differ(before, after) ? { before, lines } : null;
}

function differ(one: Amounts, other: Amounts): boolean {
  return amountNames.some((name) => one[name] !== other[name]);
}

export function linesOf({ shops }: Quote): QuoteLine[] {
  return shops.flatMap(({ lines }) => lines);
}
