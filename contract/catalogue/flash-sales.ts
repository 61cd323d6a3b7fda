import { z } from 'zod';
import { Id, Money, Picture } from '#contract/core/values.ts';

// Flash sales of the platform, for which shops sign up their products: what both sides see of them.

export const flashNameMax = 80;
export const flashTextMax = 200;
export const flashDaysMax = 31;
export const flashUnitsMax = 1_000_000;
export const flashPerBuyerMax = 999;
export const flashPriceMax = 100_000_000; // one million in the mall's currency
export const flashPercentMax = 95;
export const flashCategoriesMax = 50;
/** Products that one shop can sign up for one sale. */
export const flashSignUpsMax = 100;

/** Open: products can be signed up. Coming: that is over, and the sale has not begun. */
export const flashStates = ['open', 'coming', 'running', 'ended', 'cancelled'] as const;
export type FlashState = (typeof flashStates)[number];

export const signUpStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type SignUpState = (typeof signUpStates)[number];

export const FlashInstant = z.iso
  .datetime()
  .refine((time) => time >= '2020' && time < '2100')
  .meta({ examples: ['2099-12-31T23:59:00.000Z'] });
export const Count = z.int().min(0);

/** When a flash sale is, and what it demands of every product. */
export const flashTerms = {
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  signUpUntil: z.iso.datetime(),
  leastPercent: z.int().min(1).describe('By how much a price has to be lower at least'),
  mostUnits: z.int().min(1).describe('Of one product'),
  perBuyer: z.int().min(1).nullable().describe('Units of a product that one buyer gets at most; null: any number'),
};

/** What a shop offers for a flash sale. */
export const FlashOffer = z
  .object({
    price: z.int().min(1).max(flashPriceMax).describe('One for all variants'),
    quota: z.int().min(1).max(flashUnitsMax).describe('Units of all variants together. None are set aside'),
    perBuyer: z.int().min(1).max(flashPerBuyerMax).nullable().describe('Units per buyer; null: any number'),
  })
  .refine(({ quota, perBuyer }) => perBuyer === null || perBuyer <= quota, { path: ['perBuyer'] })
  .meta({ examples: [{ price: 100, quota: 20, perBuyer: 2 }] });
export type FlashOffer = z.infer<typeof FlashOffer>;

/** A product that was signed up. */
export const FlashSignUp = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  picture: Picture,
  state: z.enum(signUpStates),
  price: Money,
  usualPrice: Money.describe('Of its cheapest variant, now'),
  quota: Count,
  perBuyer: z.int().min(1).nullable(),
  reason: z.string().nullable().describe('Why the platform refused it'),
  sold: Count.describe('Units at this price in orders that were not cancelled'),
  sales: Money.describe('What they cost together, before coupons'),
  version: z.int().min(1).describe('What is decided is what was seen: a decision names it'),
  signedUpAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type FlashSignUp = z.infer<typeof FlashSignUp>;

/** How many products were signed up, by what became of them. */
export const SignUpCounts = z.object({ waiting: Count, accepted: Count, refused: Count });
