import { z } from 'zod';

// The details of a product below what its shop wrote freely: blocks in the order in which they are shown.

const optionsMax = 8; // of one product, as in shopper-product.ts
export const sizeRowsMax = 50;
export const sizeMeasuresMax = 10;

/** In millimetres; both ends are the same where there is no range. */
export const LengthRange = z.object({
  from: z.number().positive().max(100_000),
  to: z.number().positive().max(100_000),
});
export type LengthRange = z.infer<typeof LengthRange>;

/** What the sizes of a product measure: a row for each size, a column for each measure. */
export const SizeTable = z.object({
  kind: z.literal('sizes'),
  option: z
    .int()
    .min(0)
    .max(optionsMax - 1)
    .nullable()
    .describe('Which of the product’s options has these sizes, counted from 0; null when it comes in one size'),
  measures: z.array(z.string()).min(1).max(sizeMeasuresMax),
  rows: z
    .array(
      z.object({
        label: z.string().describe('The size; empty when there is only one'),
        cells: z
          .array(z.union([z.string(), LengthRange]))
          .max(sizeMeasuresMax)
          .describe('One per measure: lengths in millimetres, or a text such as the size in another system'),
      }),
    )
    .min(1)
    .max(sizeRowsMax),
  hint: z.string().describe('How to measure'),
});
export type SizeTable = z.infer<typeof SizeTable>;

export const DetailBlock = z.discriminatedUnion('kind', [SizeTable]);
export type DetailBlock = z.infer<typeof DetailBlock>;
