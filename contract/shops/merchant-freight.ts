import { z } from 'zod';
import { variantsMax } from '#contract/catalogue/product-content.ts';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Money, nothing, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// What delivery costs: a shop has templates, a product names one of them, and what names none is delivered by the default one.

export const freightTemplatesMax = 30;
export const freightRulesMax = 40;
export const priceTiersMax = 10;
export const freightProductsMax = 20;
const countriesMax = 260;
const amountMax = 100_000_000; // one million in the mall's currency

/** What a fee is counted by. By price it has tiers instead of further units. */
export const freightBases = ['piece', 'weight', 'price'] as const;
export type FreightBasis = (typeof freightBases)[number];

const Amount = z.int().min(0).max(amountMax);
const Units = z.int().min(1).max(10_000_000);
const Days = z.int().min(1).max(180);

export const PriceTier = z.object({
  from: z.int().min(1).max(amountMax).describe('The subtotal from which on this fee holds'),
  fee: Amount,
});
export type PriceTier = z.infer<typeof PriceTier>;

const exampleRule = {
  countries: ['US', 'CA'],
  basis: 'piece',
  firstUnits: 1,
  firstFee: 499,
  furtherUnits: 1,
  furtherFee: 100,
  tiers: [],
  freeFrom: 4_900,
  daysFrom: 2,
  daysTo: 5,
};

export const FreightTerms = z
  .object({
    countries: z
      .array(z.string().regex(/^(?:\*|[A-Z]{2})$/))
      .min(1)
      .max(countriesMax)
      .describe('"*" stands for all countries that no rule names'),
    basis: z.enum(freightBases),
    firstUnits: Units.describe('Units, or grams by weight'),
    firstFee: Amount.describe('For the first units; by price, the fee below the first tier'),
    furtherUnits: Units,
    furtherFee: Amount.describe('For each further group of units, started ones included'),
    tiers: z.array(PriceTier).max(priceTiersMax).describe('By price only, in rising order'),
    freeFrom: z.int().min(1).max(amountMax).nullable().describe('The subtotal from which on delivery is free'),
    daysFrom: Days,
    daysTo: Days,
  })
  .superRefine(({ basis, tiers, daysFrom, daysTo }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    if (daysFrom > daysTo) wrong('daysTo');
    if (basis !== 'price' && tiers.length > 0) wrong('tiers');
    if (tiers.some(({ from }, at) => from <= (tiers[at - 1]?.from ?? 0))) wrong('tiers');
  });
export type FreightTerms = z.infer<typeof FreightTerms>;

const Rules = z
  .array(FreightTerms)
  .min(1)
  .max(freightRulesMax)
  .superRefine((rules, context) => {
    const named = new Set<string>();
    for (const [at, { countries }] of rules.entries())
      for (const country of countries) {
        if (named.has(country))
          context.addIssue({ code: 'custom', path: [at, 'countries'], message: `${country} is named twice` });
        named.add(country);
      }
  })
  .meta({ examples: [[exampleRule]] });

const TemplateName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .meta({ examples: ['Bulky items'] });

export const FreightTemplate = z.object({
  id: Id,
  name: z.string(),
  isDefault: z.boolean(),
  version: z.int().min(1),
  usedBy: z.int().min(0).describe('How many products are delivered by it'),
  rules: z.array(FreightTerms).max(freightRulesMax),
  ...lastSaved,
});
export type FreightTemplate = z.infer<typeof FreightTemplate>;

export const listFreightTemplates = call({
  method: 'GET',
  path: '/api/merchant/freight/template/list',
  who: 'merchant',
  scope: 'shop',
  summary: 'Lists the freight templates of the caller’s shop with their rules, the default one first',
  input: nothing,
  output: z.array(FreightTemplate).max(freightTemplatesMax),
  refuses: [],
});

export const listFreightChoices = call({
  method: 'GET',
  path: '/api/merchant/freight/template/choices',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists the names of the shop’s freight templates, for whoever edits products',
  input: nothing,
  output: z.array(FreightTemplate.pick({ id: true, name: true, isDefault: true })).max(freightTemplatesMax),
  refuses: [],
});

export const addFreightTemplate = call({
  method: 'POST',
  path: '/api/merchant/freight/template/add',
  who: 'merchant',
  scope: 'shop',
  summary: 'Adds a freight template. The first one of a shop becomes its default',
  input: z.object({ name: TemplateName, rules: Rules }),
  output: z.object({ id: Id }),
  refuses: ['template_name_taken', 'too_many_templates', 'changed_meanwhile'],
});

export const editFreightTemplate = call({
  method: 'POST',
  path: '/api/merchant/freight/template/edit',
  who: 'merchant',
  scope: 'shop',
  summary: 'Replaces name and rules of a freight template, unless someone else has changed it since `version`',
  input: z.object({ id: Id, version: z.int().min(1).max(versionMax), name: TemplateName, rules: Rules }),
  output: done,
  refuses: ['template_not_found', 'template_name_taken', 'changed_meanwhile'],
});

export const setDefaultFreightTemplate = call({
  method: 'POST',
  path: '/api/merchant/freight/template/default',
  who: 'merchant',
  scope: 'shop',
  summary: 'Delivers every product that names no template by this one',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['template_not_found'],
});

export const deleteFreightTemplate = call({
  method: 'POST',
  path: '/api/merchant/freight/template/delete',
  who: 'merchant',
  scope: 'shop',
  summary: 'Deletes a freight template. Its products are delivered by the default one, which cannot be deleted',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['template_not_found', 'template_is_default'],
});

export const restoreFreightTemplate = call({
  method: 'POST',
  path: '/api/merchant/freight/template/restore',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Brings back a freight template that was deleted within a day, and lets those of its products that name no other be delivered by it again. One that is there stays',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['template_not_found', 'template_name_taken', 'too_many_templates'],
});

export const listFreightProducts = call({
  method: 'GET',
  path: '/api/merchant/freight/product/list',
  who: 'merchant',
  scope: 'shop',
  summary: 'Finds products of the caller’s shop by name, to preview their freight',
  input: z.object({ words: z.string().trim().max(64).default('') }),
  output: z.array(z.object({ id: Id, name: z.string() })).max(freightProductsMax),
  refuses: [],
});

export const previewFreight = call({
  method: 'GET',
  path: '/api/merchant/freight/preview',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Returns what the page of a product says about the delivery of a variant to a country, and by which template. Without `skuId` it is the variant whose price lists show',
  input: z.object({
    productId: Id,
    skuId: filterOf(Id),
    country: Country,
    quantity: z.coerce.number().int().min(1).max(quantityMax).default(1),
  }),
  output: z.object({
    country: Country,
    freight: Money,
    earliest: z.iso.date(),
    latest: z.iso.date(),
    isServed: z.boolean().describe('False when the shop does not deliver there; ignore the other fields then'),
    templateName: z.string().nullable().describe('Null when the shop has no template'),
    skuId: Id.nullable().describe('The variant; null for a product that offers none'),
    variants: z
      .array(z.object({ id: Id, name: z.string(), weightGrams: z.int().min(0) }))
      .max(variantsMax)
      .describe('Those that are offered, and what one unit of each weighs'),
  }),
  refuses: ['product_not_found', 'sku_not_found'],
});
