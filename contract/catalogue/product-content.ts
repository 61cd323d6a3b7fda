import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '#contract/core/languages.ts';
import { Id } from '#contract/core/values.ts';

// What a shop writes about a product. A draft may lack anything; `productProblems` says what keeps it from being sold.

export const optionsMax = 8;
export const optionValuesMax = 60;
export const variantsMax = 500;
export const productPicturesMax = 12;
export const productSpecsMax = 40;
export const specNameMax = 60;
export const specValueMax = 200;
export const keywordsMax = 2000; // search words in six languages

const priceMax = 100_000_000; // one million in the mall's currency

/** A text in any of the mall's languages. An empty text counts as missing. */
export function textsOf(lettersMax: number) {
  return z.partialRecord(z.enum(locales as [Locale, ...Locale[]]), z.string().max(lettersMax));
}
export type Texts = Partial<Record<Locale, string>>;

/** By which a picture that was uploaded is named: the last part of its address. */
export const PictureHash = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ examples: ['4f1c0e7a92b35d68e4a1c0f3b7d92e56'] });

/** Names a value of an option within one draft, so that its text can change without a variant losing its price. */
const ValueKey = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .meta({ examples: ['blue'] });

const Price = z.int().min(0).max(priceMax);

export const ProductOption = z.object({
  name: textsOf(40),
  values: z
    .array(z.object({ key: ValueKey, text: textsOf(60), pictureHash: PictureHash.nullable() }))
    .max(optionValuesMax),
});
export type ProductOption = z.infer<typeof ProductOption>;

export const ProductVariant = z.object({
  skuId: Id.nullable().describe('Null until it has been published'),
  values: z.array(ValueKey).max(optionsMax).describe('One key per option, in their order'),
  isOffered: z.boolean(),
  price: Price.nullable(),
  originalPrice: Price.nullable().describe('Shown struck through when it is higher than the price'),
  openingStock: z.int().min(0).max(1_000_000).describe('Only of a variant that is not published yet'),
  code: z.string().trim().max(64),
  barcode: z.string().trim().max(64),
  weightGrams: z.int().min(1).max(10_000_000).nullable().describe('Null: that of the product'),
  cost: Price.nullable().describe('What the shop paid for it. No shopper sees it'),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

export const guaranteesMax = 20;
/** Which of the mall's guarantees is meant. */
export const GuaranteeKey = z.string().regex(/^[a-z][a-z_]{1,31}$/);

export const ProductContent = z.object({
  categoryId: Id.nullable(),
  brandId: Id.nullable().describe('One of the mall’s brands, or none'),
  name: textsOf(120),
  summary: textsOf(600),
  unit: textsOf(20),
  contentHtml: textsOf(60_000),
  keywords: z.string().max(keywordsMax),
  pictures: z
    .array(z.object({ hash: PictureHash, alt: textsOf(200) }))
    .max(productPicturesMax)
    .describe('The first one is shown in lists'),
  options: z.array(ProductOption).max(optionsMax),
  variants: z.array(ProductVariant).max(variantsMax).describe('One without values for a product without options'),
  specs: z.array(z.object({ name: textsOf(specNameMax), value: textsOf(specValueMax) })).max(productSpecsMax),
  weightGrams: z.int().min(1).max(10_000_000),
  isVirtual: z.boolean(),
  freightTemplateId: Id.nullable().describe('Null: the shop’s default'),
  limitPerBuyer: z.int().min(1).max(9_999).nullable(),
  guarantees: z
    .array(GuaranteeKey)
    .max(guaranteesMax)
    .describe('Those of the guarantees a shop can choose that hold for this product'),
  onSaleFrom: z.iso.datetime().nullable(),
  onSaleUntil: z.iso.datetime().nullable(),
});
export type ProductContent = z.infer<typeof ProductContent>;

export const emptyProduct: ProductContent = {
  categoryId: null,
  brandId: null,
  name: {},
  summary: {},
  unit: {},
  contentHtml: {},
  keywords: '',
  pictures: [],
  options: [],
  variants: [],
  specs: [],
  weightGrams: 500,
  isVirtual: false,
  freightTemplateId: null,
  limitPerBuyer: null,
  guarantees: ['returns'],
  onSaleFrom: null,
  onSaleUntil: null,
};

export const productProblemReasons = [
  'missing',
  'spec_required',
  'twice',
  'no_variant',
  'above_original_price',
  'ends_before_start',
] as const;

/** What keeps a product from being sold: where, as a path into its content ("variants.2.price"), and why. */
export type ProductProblem = { field: string; reason: (typeof productProblemReasons)[number] };

/**
 * Everything that keeps a product from being sold, in the order of the editor. `required` are the specifications that its category
 * demands and it has no row for.
 */
export function productProblems(content: ProductContent, required: readonly { name: Texts }[] = []): ProductProblem[] {
  return [
    ...missing('name', isBlank(content.name)),
    ...missing('categoryId', content.categoryId === null),
    ...missing('pictures', content.pictures.length === 0),
    ...content.options.flatMap(optionProblems),
    ...variantProblems(content),
    ...content.specs.flatMap(({ name, value }, at) => [
      ...missing(`specs.${at}.name`, isBlank(name)),
      ...missing(`specs.${at}.value`, isBlank(value)),
    ]),
    ...required.map(({ name }) => ({ field: `specs.${name[defaultLocale]}`, reason: 'spec_required' as const })),
    ...scheduleProblems(content),
  ];
}

/** English is what every other language falls back to, so that a product is never without a name. */
const isBlank = (texts: Texts) => !texts[defaultLocale]?.trim();

const missing = (field: string, isMissing: boolean): ProductProblem[] =>
  isMissing ? [{ field, reason: 'missing' }] : [];

function optionProblems({ name, values }: ProductOption, at: number): ProductProblem[] {
  const field = `options.${at}`;
  const texts = values.map(({ text }) => text[defaultLocale]?.trim().toLowerCase());
  return [
    ...missing(`${field}.name`, isBlank(name)),
    ...missing(`${field}.values`, values.length === 0),
    ...values.flatMap(({ text }, valueAt): ProductProblem[] => {
      const where = `${field}.values.${valueAt}.text`;
      if (isBlank(text)) return missing(where, true);
      return texts.indexOf(texts[valueAt]) < valueAt ? [{ field: where, reason: 'twice' }] : [];
    }),
  ];
}

function variantProblems({ variants, options }: ProductContent): ProductProblem[] {
  if (!variants.some(({ isOffered }) => isOffered)) return [{ field: 'variants', reason: 'no_variant' }];
  const codes = variants.map(({ code }) => code);
  const offered = variants.map(({ isOffered, values }) => (isOffered ? values.join() : null));
  return variants.flatMap(({ isOffered, values, price, originalPrice, code }, at): ProductProblem[] => {
    if (!isOffered) return [];
    const field = `variants.${at}`;
    return [
      ...missing(`${field}.values`, !haveValues(options, values)),
      ...(offered.indexOf(values.join()) < at ? [{ field: `${field}.values`, reason: 'twice' as const }] : []),
      ...missing(`${field}.price`, !price),
      ...(price && originalPrice && originalPrice < price
        ? [{ field: `${field}.originalPrice`, reason: 'above_original_price' as const }]
        : []),
      ...(code && codes.indexOf(code) < at ? [{ field: `${field}.code`, reason: 'twice' as const }] : []),
    ];
  });
}

/** Whether these are a value of each option, in the order of the options. */
function haveValues(options: readonly ProductOption[], keys: readonly string[]): boolean {
  return (
    keys.length === options.length && options.every(({ values }, at) => values.some(({ key }) => key === keys[at]))
  );
}

function scheduleProblems({ onSaleFrom, onSaleUntil }: ProductContent): ProductProblem[] {
  if (!onSaleFrom || !onSaleUntil || onSaleFrom < onSaleUntil) return [];
  return [{ field: 'onSaleUntil', reason: 'ends_before_start' }];
}
