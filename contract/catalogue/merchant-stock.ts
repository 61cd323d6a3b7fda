import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// The stock of a shop's variants. It is only ever changed by a difference, with a reason: what is sold meanwhile is not lost.

/** Available units from which on down the stock is low, where the shop has set nothing else. */
export const lowStockDefault = 5;
export const lowStockMax = 1_000_000;
export const stockMax = 100_000_000;
export const stockAtOnceMax = 500;
/** Counting stops here: so many are at least that many. A shop may have hundreds of thousands of variants. */
export const stockCountMax = 10_000;
/** The same for what words find, since every variant has to be looked at. */
export const stockFoundMax = 500;
export const stockNoteMax = 100;

export const stockLevels = ['fine', 'low', 'out'] as const;
export const stockSorts = ['newest', 'oldest', 'least'] as const;

/** Why people of a shop change its stock. `counted` is written by a stock-take. */
export const stockReasons = ['received', 'found', 'returned', 'damaged', 'lost', 'correction', 'counted'] as const;
export const ChosenReason = z.enum(stockReasons).exclude(['counted']);
export type ChosenReason = z.infer<typeof ChosenReason>;

const Units = z.int().min(0);

export const StockRow = z.object({
  skuId: Id,
  productId: Id,
  name: z.string(),
  variant: z.string().describe('Its values, such as "Blue, 42"; empty for a product without options'),
  picture: Picture,
  code: z.string(),
  barcode: z.string(),
  onHand: Units.describe('Units that the shop has, without those of paid orders'),
  reserved: Units.describe('Those of them that unpaid orders hold'),
  available: Units.describe('The others: what can be sold'),
  lowAt: Units.describe('From so many available units on down its stock is low'),
  hasOwnLowAt: z.boolean().describe('False when `lowAt` is the shop’s setting for all'),
  level: z.enum(stockLevels),
});
export type StockRow = z.infer<typeof StockRow>;

export const listStock = call({
  method: 'GET',
  path: '/api/merchant/stock/list',
  who: 'merchant',
  scope: 'products',
  summary:
    'Lists the variants of the shop’s products with their stock, without those of products in the bin. `words` searches names of products in all languages, codes, barcodes and numbers of products. `total` counts no further than 10,000, with words 500',
  input: z.object({
    level: filterOf(z.enum(['low', 'out'])),
    words: z.string().trim().max(64).default(''),
    sort: z.enum(stockSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(StockRow),
  refuses: [],
});

export const countStock = call({
  method: 'GET',
  path: '/api/merchant/stock/counts',
  who: 'merchant',
  scope: 'products',
  summary:
    'Counts the shop’s variants: all of them, those with low stock, and those that are sold out, each no further than 10,000',
  input: nothing,
  output: z.object({
    all: Units,
    low: Units,
    out: Units,
    lowAt: Units.describe('The shop’s setting for all variants'),
  }),
  refuses: [],
});

const Code = z.string().trim().min(1).max(64);

export const matchStock = call({
  method: 'POST',
  path: '/api/merchant/stock/match',
  who: 'merchant',
  scope: 'products',
  summary: `Finds the shop’s variants by code or barcode, up to ${stockAtOnceMax} at once, for a list that comes from a spreadsheet`,
  input: z.object({
    codes: z
      .array(Code)
      .min(1)
      .max(stockAtOnceMax)
      .meta({ examples: [['MUG-BLUE-S']] }),
  }),
  output: z.array(StockRow).max(2 * stockAtOnceMax),
  refuses: [],
});

const Note = z.string().trim().max(stockNoteMax).default('');
const onceEach = (rows: readonly { skuId: number }[]) => new Set(rows.map(({ skuId }) => skuId)).size === rows.length;

const Outcome = z.object({ changed: z.int().min(0).describe('How many variants have another stock now') });
const changeRefusals = ['sku_not_found', 'stock_too_low', 'stock_too_high', 'still_working', 'sent_otherwise'] as const;

export const changeStock = call({
  method: 'POST',
  path: '/api/merchant/stock/change',
  who: 'merchant',
  scope: 'products',
  summary:
    'Adds units to the stock of variants, or takes them away, for a reason: all of them, or none when one has too few. With an `Idempotency-Key`, once',
  input: z.object({
    reason: ChosenReason,
    note: Note,
    changes: z
      .array(
        z.object({
          skuId: Id,
          delta: z
            .int()
            .min(-stockMax)
            .max(stockMax)
            .refine((units) => units !== 0)
            .meta({ examples: [12] }),
        }),
      )
      .min(1)
      .max(stockAtOnceMax)
      .refine(onceEach),
  }),
  output: Outcome,
  refuses: changeRefusals,
});

export const applyStockTake = call({
  method: 'POST',
  path: '/api/merchant/stock/count',
  who: 'merchant',
  scope: 'products',
  summary:
    'Corrects stock by what was counted: the difference to the stock that was seen when counting is applied, so that sales since then stay. All of them, or none. With an `Idempotency-Key`, once',
  input: z.object({
    note: Note,
    counts: z
      .array(
        z.object({
          skuId: Id,
          seen: z.int().min(0).max(stockMax).describe('`onHand` as it was shown to whoever counted'),
          counted: z.int().min(0).max(stockMax),
        }),
      )
      .min(1)
      .max(stockAtOnceMax)
      .refine(onceEach),
  }),
  output: Outcome,
  refuses: changeRefusals,
});

export const setLowStock = call({
  method: 'POST',
  path: '/api/merchant/stock/low',
  who: 'merchant',
  scope: 'products',
  summary: 'Sets from how many available units on down the stock of variants is low; null for the shop’s setting',
  input: z.object({
    skuIds: z
      .array(Id)
      .min(1)
      .max(stockAtOnceMax)
      .transform((ids) => [...new Set(ids)]),
    lowAt: z.int().min(0).max(lowStockMax).nullable(),
  }),
  output: done,
  refuses: ['sku_not_found'],
});

export const setLowStockDefault = call({
  method: 'POST',
  path: '/api/merchant/stock/low-default',
  who: 'merchant',
  scope: 'products',
  summary:
    'Sets from how many available units on down stock is low, for all variants that have no setting of their own',
  input: z.object({ lowAt: z.int().min(0).max(lowStockMax) }),
  output: done,
  refuses: [],
});

/** Everything that changes stock: orders, and the shop's people. */
export const stockCauses = ['reserved', 'released', 'sold', 'refunded', ...stockReasons] as const;

export const StockChange = z.object({
  id: Id,
  at: z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
  cause: z.enum(stockCauses),
  nickname: z.string().describe('Who did it for the shop; empty for what orders do'),
  note: z.string(),
  orderNo: z.string().nullable(),
  onHandDelta: z.int(),
  onHand: Units.describe('After it'),
  availableDelta: z.int(),
  available: Units.describe('After it'),
});
export type StockChange = z.infer<typeof StockChange>;

export const listStockChanges = call({
  method: 'GET',
  path: '/api/merchant/stock/history',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists every change of a variant’s stock, newest first, with the order that caused it',
  input: z.object({ skuId: Id, ...Paging.shape }),
  output: z.object({ ...pageOf(StockChange).shape, opening: Units.describe('The stock before the first change') }),
  refuses: ['sku_not_found'],
});
