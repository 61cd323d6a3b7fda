import { FlashSaleTerms, type PlatformFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type Locale, localized } from '#contract/core/languages.ts';

/** What a number field holds: a text while it is empty. */
type Typed = number | string;

/** The terms of a sale as people type them. Without a start it begins at once; without an end of the sign-up, that is its start. */
export type SaleValues = {
  name: Texts;
  instruction: Texts;
  bannerHash: string | null;
  startsAt: string | null;
  endsAt: string | null;
  signUpUntil: string | null;
  leastPercent: Typed;
  mostUnits: Typed;
  perBuyer: Typed;
  categoryIds: number[];
};

const dayMs = 86_400_000;

export const newSale = (): SaleValues => ({
  ...{ name: {}, instruction: {}, bannerHash: null, startsAt: null, signUpUntil: null },
  endsAt: new Date(Date.now() + dayMs).toISOString(),
  ...{ leastPercent: 10, mostUnits: 100, perBuyer: 2, categoryIds: [] },
});

export const typedOf = (sale: PlatformFlashSale): SaleValues => ({
  ...{ name: sale.name, instruction: sale.instruction, categoryIds: sale.categoryIds },
  bannerHash: sale.banner ? sale.banner.url.slice(sale.banner.url.lastIndexOf('/') + 1) : null,
  ...{ startsAt: sale.startsAt, endsAt: sale.endsAt, signUpUntil: sale.signUpUntil },
  ...{ leastPercent: sale.leastPercent, mostUnits: sale.mostUnits, perBuyer: sale.perBuyer ?? '' },
});

/** What is sent, with what is wrong with it by field. */
export function termsOf(values: SaleValues, now: Date): { terms: FlashSaleTerms; wrong: string[] } {
  const startsAt = values.startsAt ?? now.toISOString();
  const whole = (typed: Typed) => (typed === '' ? Number.NaN : Number(typed));
  const terms = {
    ...{ name: values.name, instruction: values.instruction, bannerHash: values.bannerHash },
    ...{ startsAt, endsAt: values.endsAt ?? '', signUpUntil: values.signUpUntil ?? startsAt },
    ...{ leastPercent: whole(values.leastPercent), mostUnits: whole(values.mostUnits) },
    perBuyer: values.perBuyer === '' ? null : Number(values.perBuyer),
    categoryIds: values.categoryIds,
  };
  const { error } = FlashSaleTerms.safeParse(terms);
  const isEnglish = Boolean(values.name.en?.trim()); // the shape says it only when all else is right
  const wrong = [...(error?.issues.map(({ path }) => String(path[0])) ?? []), ...(isEnglish ? [] : ['name'])];
  return { terms, wrong: [...new Set(wrong)] };
}

export const nameOf = ({ name }: PlatformFlashSale, locale: Locale): string =>
  localized({ en: '', ...name }, locale) || name.en || '';
