import {
  type DealOffer,
  type DealTerms,
  dealBundleMax,
  dealDaysMax,
  dealOffMax,
  type WholeDeal,
} from '#contract/catalogue/merchant-deals.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type DealKind, dealUnitsMax } from '#contract/catalogue/shopper-deals.ts';
import type { CouponProduct } from '#contract/coupons/merchant.ts';

const minorUnits = 100;
const dayMs = 86_400_000;

/** What a number field holds: a text while it is empty. */
type Typed = number | string;
export type TypedStep = { units: Typed; percent: Typed };

/** A deal as people type it: amounts with decimals. The units of a set are by the number of the product. */
export type DealValues = {
  name: Texts;
  kind: DealKind;
  steps: TypedStep[];
  off: Typed;
  scope: 'shop' | 'product';
  products: CouponProduct[];
  units: Readonly<Record<number, Typed>>;
  startsAt: string | null;
  endsAt: string | null;
};

export const newDeal = (): DealValues => ({
  name: {},
  kind: 'steps',
  steps: [{ units: 2, percent: '' }],
  off: '',
  scope: 'shop',
  products: [],
  units: {},
  startsAt: null,
  endsAt: null,
});

export function typedOf({ texts, kind, steps, off, products, startsAt, endsAt }: WholeDeal): DealValues {
  return {
    name: texts,
    kind,
    steps: steps.length > 0 ? steps : newDeal().steps,
    off: off === null ? '' : off / minorUnits,
    scope: products.length === 0 ? 'shop' : 'product',
    products: products.map(({ units: _, ...product }) => product),
    units: Object.fromEntries(products.map(({ id, units }) => [id, units])),
    startsAt,
    endsAt,
  };
}

const isWhole = (typed: Typed, min: number, max: number) =>
  typed !== '' && Number.isInteger(Number(typed)) && Number(typed) >= min && Number(typed) <= max;

/** What it takes off and of what, once `mistakesInOffer` finds nothing wrong. */
export function offerOf({ kind, steps, off, scope, products, units }: DealValues): DealOffer {
  const isBundle = kind === 'bundle';
  return {
    kind,
    steps: isBundle ? [] : steps.map((step) => ({ units: Number(step.units), percent: Number(step.percent) })),
    off: isBundle ? Math.round(Number(off) * minorUnits) : null,
    products:
      isBundle || scope === 'product'
        ? products.map(({ id }) => ({ productId: id, units: isBundle ? Number(units[id] ?? 1) : 1 }))
        : [],
  };
}

/** The deal that was typed, once `mistakesIn` finds none. */
export function termsOf(values: DealValues): DealTerms {
  const { name, startsAt, endsAt } = values;
  return { name, offer: offerOf(values), startsAt, endsAt: endsAt ?? '' };
}

export type DealMistake =
  | 'nameMissing'
  | 'stepsWrong'
  | 'amountWrong'
  | 'productsMissing'
  | 'setWrong'
  | 'endMissing'
  | 'endPast'
  | 'endEarlier'
  | 'tooLong'
  | 'startLate';
type Mistakes = Partial<Record<keyof DealValues, DealMistake>>;
type Begun = Pick<WholeDeal, 'endsAt'>;

/** What is wrong with what it takes off, and of what. */
export function mistakesInOffer({ kind, steps, off, scope, products, units }: DealValues): Mistakes {
  if (kind === 'bundle') {
    const isSet =
      products.length >= 2 &&
      products.length <= dealBundleMax &&
      products.every(({ id }) => isWhole(units[id] ?? 1, 1, dealUnitsMax));
    const cents = Math.round(Number(off) * minorUnits);
    return {
      ...(!(off !== '' && cents >= 1 && cents <= dealOffMax) && { off: 'amountWrong' as const }),
      ...(!isSet && { products: 'setWrong' as const }),
    };
  }
  return {
    ...(!steps.every(isStep) && { steps: 'stepsWrong' as const }),
    ...(scope === 'product' && products.length === 0 && { products: 'productsMissing' as const }),
  };
}

function isStep({ units, percent }: TypedStep, at: number, steps: readonly TypedStep[]): boolean {
  const before = steps[at - 1];
  const isRising = !before || (Number(units) > Number(before.units) && Number(percent) > Number(before.percent));
  return isWhole(units, 2, dealUnitsMax) && isWhole(percent, 1, 99) && isRising;
}

/** What is wrong with a deal. Of one that has begun the end cannot come sooner. */
export function mistakesIn(values: DealValues, now: string, begun: Begun | null = null): Mistakes {
  return {
    ...(!values.name.en?.trim() && { name: 'nameMissing' as const }),
    ...mistakesInOffer(values),
    ...mistakesInTimes(values, now, begun),
  };
}

function mistakesInTimes({ startsAt, endsAt }: DealValues, now: string, begun: Begun | null): Mistakes {
  if (endsAt === null) return { endsAt: 'endMissing' };
  if (begun && endsAt < begun.endsAt) return { endsAt: 'endEarlier' };
  if (endsAt <= now) return { endsAt: 'endPast' };
  if (startsAt !== null && startsAt >= endsAt) return { startsAt: 'startLate' };
  return Date.parse(endsAt) - Date.parse(startsAt ?? now) > dealDaysMax * dayMs ? { endsAt: 'tooLong' } : {};
}
