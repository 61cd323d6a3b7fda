import { z } from 'zod';
import { Picture } from '#contract/core/values.ts';
import { optionsMax } from './product-content.ts';

// The details of a product below what its shop wrote freely: blocks in the order in which they are shown.

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

export const highlightIcons = [
  ...['material', 'weight', 'size', 'power', 'screen', 'time', 'water', 'temperature', 'origin', 'people', 'colours'],
  ...['storage', 'speed', 'care', 'fact'],
] as const;
export type HighlightIcon = (typeof highlightIcons)[number];

/** A few facts at a glance. */
export const Highlights = z.object({
  kind: z.literal('highlights'),
  items: z
    .array(z.object({ icon: z.enum(highlightIcons), name: z.string(), value: z.string() }))
    .min(1)
    .max(6),
});
export type Highlights = z.infer<typeof Highlights>;

/** A heading and a text, with a picture beside it or without. */
export const DetailSection = z.object({
  kind: z.literal('section'),
  heading: z.string(),
  text: z.string(),
  picture: Picture.nullable(),
});
export type DetailSection = z.infer<typeof DetailSection>;

/** What is in the box. */
export const BoxContents = z.object({ kind: z.literal('box'), items: z.array(z.string()).min(1).max(20) });
export type BoxContents = z.infer<typeof BoxContents>;

export const DetailBlock = z.discriminatedUnion('kind', [SizeTable, Highlights, DetailSection, BoxContents]);
export type DetailBlock = z.infer<typeof DetailBlock>;
