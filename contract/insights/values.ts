import { z } from 'zod';
import { Money } from '#contract/core/values.ts';

/** By what the figures of a shop can be divided, beside its products. */
export const insightParts = ['category', 'country', 'source', 'search'] as const;
export type InsightPart = (typeof insightParts)[number];

/**
 * Where someone came from who saw a shop or a product. A campaign and an outside site are followed by their name:
 * "campaign:spring", "site:example.org". Orders of people who were not counted have no known source.
 */
export const sourceKinds = [
  'search',
  'category',
  'home',
  'street',
  'shop',
  'product',
  'offers',
  'mall',
  'campaign',
  'site',
  'direct',
  'unknown',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The longest range, and one before it. */
export const rangeDaysMax = 366;
export const rangeDaysUsual = 30;

const Count = z.int().min(0);

export const Figures = z.object({
  views: Count.describe('Pages of the shop and of its products that were opened'),
  visitors: Count.describe('Who opened them: each once a day'),
  carts: Count.describe('Who put a product into their cart: each once a day'),
  orders: Count.describe('Orders placed'),
  paid: Count.describe('Orders paid, also those refunded since'),
  units: Count.describe('Units paid for, less those refunded since'),
  sales: Money.describe('What was paid, less what was refunded since, on the day when it was paid'),
});
export type Figures = z.output<typeof Figures>;
export const figureNames = Object.keys(Figures.shape) as readonly (keyof Figures)[];

const Day = z.iso.date().meta({ examples: ['2026-11-16'] });

const dayMs = 86_400_000;
export const daysIn = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayMs + 1;

/** From which day until which, both included, in UTC; without them the last thirty days. */
export const InsightRange = z.object({ from: Day.optional(), until: Day.optional() });

/** Whether a range goes forward, and is not too long. With one end alone the other is found by the usual length. */
export function isRange({ from, until }: z.output<typeof InsightRange>): boolean {
  if (!from || !until) return true;
  const days = daysIn(from, until);
  return days >= 1 && days <= rangeDaysMax;
}
export const noRange = { path: ['until'], message: `From 1 to ${rangeDaysMax} days` };

export const ShownRange = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  beforeFrom: z.iso.date().describe('The first of as many days before'),
  beforeUntil: z.iso.date(),
});
export type ShownRange = z.output<typeof ShownRange>;
