import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id } from '#contract/core/values.ts';

export const brandsFoundMax = 50;

export const ChosenBrand = z.object({
  id: Id,
  name: z.string(),
  isShown: z.boolean().describe('False for one that is hidden by now; a product that has it keeps it'),
});

export const searchBrands = call({
  method: 'GET',
  path: '/api/merchant/product/brands',
  who: 'merchant',
  scope: 'products',
  summary: `Finds up to ${brandsFoundMax} brands of the mall by part of their name in any language; without words the first ones. With \`id\` only that one, also when it is hidden`,
  input: z.object({ words: z.string().trim().max(64).default(''), id: filterOf(Id) }),
  output: z.array(ChosenBrand).max(brandsFoundMax),
  refuses: [],
});
