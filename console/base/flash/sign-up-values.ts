import { type FlashOffer, type FlashSignUp, flashPerBuyerMax } from '#contract/catalogue/flash-sales.ts';

const minorUnits = 100;

/** What a number field holds: a text while it is empty. */
type Typed = number | string;

/** An offer for a flash sale as people type it: the price with decimals. */
export type SignUpValues = { productId: number | null; price: Typed; quota: Typed; perBuyer: Typed };

export const newSignUp: SignUpValues = { productId: null, price: '', quota: '', perBuyer: '' };

export const typedOf = ({ productId, price, quota, perBuyer }: FlashSignUp): SignUpValues => ({
  ...{ productId, price: price / minorUnits, quota, perBuyer: perBuyer ?? '' },
});

/** The price that was typed, in cents; null without one. */
export const priceOf = ({ price }: Pick<SignUpValues, 'price'>): number | null =>
  Number(price) > 0 ? Math.round(Number(price) * minorUnits) : null;

/** The offer that was typed, once `mistakesIn` finds none. */
export const offerOf = (values: SignUpValues): FlashOffer => ({
  price: priceOf(values) ?? 0,
  quota: Number(values.quota),
  perBuyer: values.perBuyer === '' ? null : Number(values.perBuyer),
});

/** What a product may cost at most and how many units there may be; and per buyer, or null for any number. */
export type Limits = { mostPrice: number; mostUnits: number; perBuyer: number | null };

export type SignUpMistake =
  | 'productMissing'
  | 'priceMissing'
  | 'priceHigh'
  | 'quotaWrong'
  | 'noUnits'
  | 'perBuyerWrong'
  | 'perBuyerMore';
type Mistakes = Partial<Record<keyof SignUpValues, SignUpMistake>>;

const isWhole = (typed: Typed, max: number) =>
  typed !== '' && Number.isInteger(Number(typed)) && Number(typed) >= 1 && Number(typed) <= max;

/** What is wrong with an offer. Without `limits` the product is not known yet. */
export function mistakesIn(values: SignUpValues, limits: Limits | null): Mistakes {
  if (values.productId === null || limits === null) return { productId: 'productMissing' };
  const { quota, perBuyer } = values;
  const price = priceOf(values);
  const mostPerBuyer = limits.perBuyer ?? flashPerBuyerMax;
  const canBeEmpty = limits.perBuyer === null;
  return {
    ...(price === null
      ? { price: 'priceMissing' as const }
      : price > limits.mostPrice && { price: 'priceHigh' as const }),
    ...(!isWhole(quota, limits.mostUnits) && {
      quota: limits.mostUnits === 0 ? ('noUnits' as const) : ('quotaWrong' as const),
    }),
    ...(!(canBeEmpty && perBuyer === '') &&
      (!isWhole(perBuyer, mostPerBuyer)
        ? { perBuyer: 'perBuyerWrong' as const }
        : Number(perBuyer) > Number(quota) && { perBuyer: 'perBuyerMore' as const })),
  };
}
