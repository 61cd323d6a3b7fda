import { z } from 'zod';
import { defaultLocale } from '#contract/core/languages.ts';
import { type ProductContent, specNameMax, specValueMax, type Texts, textsOf } from './product-content.ts';

// The specifications that the platform asks for in a category: "Material", of all products in it or only where it is known, with
// the values that are usual. They hold for the categories below it too.

export const categorySpecsMax = 20;
export const specChoicesMax = 60;

const isInEnglish = (texts: Texts) => Boolean(texts[defaultLocale]?.trim());

export const CategorySpec = z.object({
  name: textsOf(specNameMax)
    .refine(isInEnglish)
    .meta({ examples: [{ en: 'Material', 'zh-CN': '材质' }] }),
  isRequired: z.boolean().describe('Whether a product without it cannot be published'),
  choices: z
    .array(textsOf(specValueMax).refine(isInEnglish))
    .max(specChoicesMax)
    .describe('Values that are usual; a shop may write another one')
    .meta({ examples: [[{ en: 'Cotton', 'zh-CN': '棉' }]] }),
});
export type CategorySpec = z.infer<typeof CategorySpec>;

/** What a specification is known by: its English name, however it is written. */
export const specKey = (name: Texts): string => name[defaultLocale]?.trim().toLowerCase() ?? '';

/** The specifications that a category requires and a product has no row for. One without a value is a row that lacks it. */
export function missingSpecs({ specs }: Pick<ProductContent, 'specs'>, asked: readonly CategorySpec[]): CategorySpec[] {
  const given = new Set(specs.map(({ name }) => specKey(name)));
  return asked.filter(({ name, isRequired }) => isRequired && !given.has(specKey(name)));
}

/** Lists of a category and those above it, the highest first, as one. What two of them name is as the nearest says. */
export function joinSpecs(lists: readonly (readonly CategorySpec[])[]): CategorySpec[] {
  const byKey = new Map<string, CategorySpec>();
  for (const spec of lists.flat()) byKey.set(specKey(spec.name), spec);
  return [...byKey.values()];
}
