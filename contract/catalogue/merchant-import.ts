import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { Time } from './merchant.ts';
import { productProblemReasons, variantsMax } from './product-content.ts';
import { SheetField, SheetRow, sheetFields } from './sheet-fields.ts';

// Many products at once, from a spreadsheet. The rows are sent in parts and checked as they come; nothing is changed until all of
// them are applied, together. The file itself is read in the browser: the mall takes no archives.

export const importRowsMax = 20_000;
export const importPartMax = 100; // products sent at once
export const importPartBytes = 1_500_000; // of them as JSON
export const importUndoDays = 30;

/** Whether shoppers see the products at once, or people look at them first. */
export const importModes = ['drafts', 'publish'] as const;
export const ImportMode = z.enum(importModes);
export type ImportMode = z.infer<typeof ImportMode>;

/** What applying does: where the platform reviews products first, publishing means sending them to its review. */
export const appliedModes = [...importModes, 'review'] as const;

export const importStates = ['open', 'applied', 'undone'] as const;
export const importOutcomes = ['create', 'change', 'unchanged', 'error'] as const;

/** What can be wrong with a cell, besides what keeps a product from being sold. */
export const importReasons = [
  ...productProblemReasons,
  'too_long',
  'too_many',
  'too_high',
  'not_a_number',
  'not_an_amount',
  'not_a_time',
  'not_yes_or_no',
  'not_pairs',
  'formula',
  'differs',
  'unknown_product',
  'unknown_variant',
  'unknown_category',
  'several_categories',
  'unknown_freight',
  'unknown_guarantee',
  'unknown_brand',
  'unknown_picture',
  'has_draft',
  'in_review',
  'product_twice',
] as const;

export const ImportProblem = z.object({
  row: z.int().min(1).describe('As the spreadsheet numbers it'),
  field: SheetField,
  reason: z.enum(importReasons),
  given: z.string().max(80).describe('What stands in the cell, or the specifications that are required, cut'),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ProductImport = z.object({
  id: Id,
  fileName: z.string(),
  mode: z
    .enum(appliedModes)
    .describe('What applying it has done, or would do now. `review`: its products wait for the platform'),
  state: z.enum(importStates),
  rows: z.int().min(1).describe('Of the file, without its head'),
  checkedRows: z.int().min(0),
  counts: z.record(z.enum(importOutcomes), z.int().min(0)).describe('Products by what happens to them'),
  problems: z.int().min(0),
  stockIgnored: z.int().min(0).describe('Published variants whose stock is another one in the file: it is not changed'),
  importedBy: z.string(),
  addedAt: Time,
  appliedAt: Time.nullable(),
  undoneAt: Time.nullable(),
  canUndo: z.boolean(),
  progress: z.number().min(0).max(1).nullable().describe('While it is applied or undone; null otherwise'),
});
export type ProductImport = z.infer<typeof ProductImport>;

const Chosen = z.object({ id: Id });

export const beginImport = call({
  method: 'POST',
  path: '/api/merchant/product/import/begin',
  who: 'merchant',
  scope: 'products',
  summary: 'Begins an import of products. A column that is not among `fields` is left as it is',
  input: z.object({
    fileName: z.string().trim().min(1).max(200),
    mode: ImportMode,
    rows: z.int().min(1).max(importRowsMax),
    fields: z
      .array(SheetField)
      .min(1)
      .max(sheetFields.length)
      .transform((fields) => [...new Set(fields)]),
  }),
  output: ProductImport,
  refuses: ['too_many_imports'],
});

export const checkImportPart = call({
  method: 'POST',
  path: '/api/merchant/product/import/check',
  who: 'merchant',
  scope: 'products',
  summary: `Adds up to ${importPartMax} products to an import and checks them. A product is one or more rows that belong together: its number, or the number of a draft with a D before it, stands in \`product\` of the first; a new one has neither. What was sent before is left out`,
  input: z.object({
    id: Id,
    products: z
      .array(
        z
          .array(z.object({ row: z.int().min(1).max(2_000_000), cells: SheetRow }))
          .min(1)
          .max(2 * variantsMax),
      )
      .min(1)
      .max(importPartMax),
  }),
  output: ProductImport,
  refuses: ['import_not_found', 'import_not_open', 'import_too_many_rows', 'still_working'],
});

export const getImport = call({
  method: 'GET',
  path: '/api/merchant/product/import/detail/{id}',
  who: 'merchant',
  scope: 'products',
  summary: 'Returns an import: what it would change, what it has changed, and how far it is',
  input: Chosen,
  output: ProductImport,
  refuses: ['import_not_found'],
});

export const listImports = call({
  method: 'GET',
  path: '/api/merchant/product/import/list',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists the imports of the shop, newest first',
  input: Paging,
  output: pageOf(ProductImport),
  refuses: [],
});

export const listImportProblems = call({
  method: 'GET',
  path: '/api/merchant/product/import/problems',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists what is wrong with the rows of an import, in the order of the rows',
  input: z.object({ id: Id, ...Paging.shape }),
  output: pageOf(ImportProblem),
  refuses: ['import_not_found'],
});

export const ImportItem = z.object({
  row: z.int().min(1),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  productId: Id.nullable(),
  draftId: Id.nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;

export const listImportItems = call({
  method: 'GET',
  path: '/api/merchant/product/import/items',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists the products of an import in the order of their rows, with what happens or has happened to each',
  input: z.object({ id: Id, outcome: z.enum(importOutcomes).optional(), ...Paging.shape }),
  output: pageOf(ImportItem),
  refuses: ['import_not_found'],
});

export const applyImport = call({
  method: 'POST',
  path: '/api/merchant/product/import/apply',
  who: 'merchant',
  scope: 'products',
  summary:
    'Applies an import: all of its products, or none. It happens once, however often it is asked for. Where the platform reviews one of them first, all of them are sent to its review. Refused while a row has an error, and when a product has changed since it was checked',
  input: Chosen,
  output: ProductImport,
  refuses: [
    'import_not_found',
    'import_not_open',
    'import_not_checked',
    'import_has_errors',
    'import_outdated',
    'too_many_drafts',
    'still_working',
  ],
});

export const undoImport = call({
  method: 'POST',
  path: '/api/merchant/product/import/undo',
  who: 'merchant',
  scope: 'products',
  summary: `Takes an import back, all of it or nothing, within ${importUndoDays} days: what it changed is as before, what it added goes to the bin; what it sent to review is withdrawn. Refused when a product was changed since, or published or refused after its review`,
  input: Chosen,
  output: ProductImport,
  refuses: [
    'import_not_found',
    'import_not_applied',
    'import_changed_since',
    'import_decided',
    'too_many_drafts',
    'still_working',
  ],
});
