import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, idList, YesOrNo } from '#contract/core/values.ts';
import { ProductState, productsAtOnceMax } from './merchant.ts';
import { variantsMax } from './product-content.ts';
import { SheetRow } from './sheet-fields.ts';

export const exportPageMax = 100;

const chosenLettersMax = 1_200; // a hundred ids of up to ten digits, with their commas

export const exportProducts = call({
  method: 'GET',
  path: '/api/merchant/product/export',
  who: 'merchant',
  scope: 'products',
  summary: `Returns products as rows of a spreadsheet, up to ${exportPageMax} at a time in the order of their numbers: those of one state, or with \`ids\` or \`draftIds\` only these. A text that a spreadsheet would run as a formula has an apostrophe before it. The next ones are those after \`next\``,
  input: z.object({
    state: ProductState.default('on_sale'),
    words: z.string().trim().max(64).default(''),
    categoryId: filterOf(Id).describe('With the categories below it'),
    ids: idList(productsAtOnceMax, chosenLettersMax).optional(),
    draftIds: idList(productsAtOnceMax, chosenLettersMax).optional(),
    asEdited: filterOf(YesOrNo).describe(
      'Leaves out published products that have a draft, which is exported with those of its state: an import takes a product once',
    ),
    after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  }),
  output: z.object({
    products: z.array(z.array(SheetRow).max(2 * variantsMax)).max(exportPageMax),
    next: Id.nullable().describe('Null after the last one'),
  }),
  refuses: [],
});
