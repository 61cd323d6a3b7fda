import {
  type BargainTerms,
  bargainDaysMax,
  bargainPerBuyerMax,
  bargainPriceMax,
  bargainQuotaMax,
  type WholeBargain,
} from '#contract/catalogue/merchant-bargains.ts';

const minorUnits = 100;
const dayMs = 86_400_000;

/** What a number field holds: a text while it is empty. */
export type Typed = number | string;

/** A bargain as people type it: amounts with decimals, by the number of the variant. */
export type BargainValues = {
  productId: number | null;
  prices: Readonly<Record<number, Typed>>;
  startsAt: string | null;
  endsAt: string | null;
  quota: Typed;
  perBuyer: Typed;
};

export const newBargain = (productId: number | null): BargainValues => ({
  productId,
  prices: {},
  startsAt: null,
  endsAt: null,
  quota: '',
  perBuyer: '',
});

export function typedOf({ productId, prices, startsAt, endsAt, quota, perBuyer }: WholeBargain): BargainValues {
  return {
    productId,
    prices: Object.fromEntries(prices.map(({ skuId, price }) => [skuId, price / minorUnits])),
    startsAt,
    endsAt,
    quota,
    perBuyer: perBuyer ?? '',
  };
}

const isWithin = (typed: Typed, min: number, max: number) =>
  typed !== '' && Number(typed) >= min && Number(typed) <= max;
const isWhole = (typed: Typed, max: number) => Number.isInteger(Number(typed)) && isWithin(typed, 1, max);

/** The prices that were typed, in cents. A variant without one is not part of the bargain. */
export function pricesOf({ prices }: Pick<BargainValues, 'prices'>): BargainTerms['prices'] {
  return Object.entries(prices)
    .filter(([, typed]) => isWithin(typed, 1 / minorUnits, bargainPriceMax / minorUnits))
    .map(([skuId, typed]) => ({ skuId: Number(skuId), price: Math.round(Number(typed) * minorUnits) }));
}

/** A part off each usual price, rounded to the cent, and never free. */
export function pricesAt(percentOff: number, variants: readonly { skuId: number; price: number }[]) {
  return Object.fromEntries(
    variants.map(({ skuId, price }) => [
      skuId,
      Math.max(1, Math.round((price * (100 - percentOff)) / 100)) / minorUnits,
    ]),
  );
}

/** The bargain that was typed, once `mistakesIn` finds none. */
export function termsOf(values: BargainValues): BargainTerms {
  const { productId, startsAt, endsAt, quota, perBuyer } = values;
  return {
    productId: productId ?? 0,
    prices: pricesOf(values),
    startsAt,
    endsAt: endsAt ?? '',
    quota: Number(quota),
    perBuyer: perBuyer === '' ? null : Number(perBuyer),
  };
}

export type BargainMistake =
  | 'productMissing'
  | 'pricesMissing'
  | 'endMissing'
  | 'endPast'
  | 'endEarlier'
  | 'tooLong'
  | 'startLate'
  | 'quotaWrong'
  | 'quotaLess'
  | 'perBuyerWrong'
  | 'perBuyerMore';
type Mistakes = Partial<Record<keyof BargainValues, BargainMistake>>;
type Begun = Pick<WholeBargain, 'quota' | 'endsAt'>;

/** What is wrong with a bargain. Of one that has begun the units cannot become fewer nor the end come sooner. */
export function mistakesIn(values: BargainValues, now: string, begun: Begun | null = null): Mistakes {
  const { productId, quota, perBuyer } = values;
  return {
    ...(productId === null
      ? { productId: 'productMissing' as const }
      : pricesOf(values).length === 0 && { prices: 'pricesMissing' as const }),
    ...mistakesInTimes(values, now, begun),
    ...(!isWhole(quota, bargainQuotaMax)
      ? { quota: 'quotaWrong' as const }
      : begun && Number(quota) < begun.quota && { quota: 'quotaLess' as const }),
    ...(perBuyer !== '' &&
      (!isWhole(perBuyer, bargainPerBuyerMax)
        ? { perBuyer: 'perBuyerWrong' as const }
        : Number(perBuyer) > Number(quota) && { perBuyer: 'perBuyerMore' as const })),
  };
}

function mistakesInTimes({ startsAt, endsAt }: BargainValues, now: string, begun: Begun | null): Mistakes {
  if (endsAt === null) return { endsAt: 'endMissing' };
  if (begun && endsAt < begun.endsAt) return { endsAt: 'endEarlier' };
  if (endsAt <= now) return { endsAt: 'endPast' };
  if (startsAt !== null && startsAt >= endsAt) return { startsAt: 'startLate' };
  return Date.parse(endsAt) - Date.parse(startsAt ?? now) > bargainDaysMax * dayMs ? { endsAt: 'tooLong' } : {};
}
