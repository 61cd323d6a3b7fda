import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ChatConfiguration } from '#contract/content/shopper.ts';
import { TaxData } from '#contract/payouts/merchant-statements.ts';
import { PointsRules } from '#contract/points/shopper.ts';
import { refundReasons } from '#contract/refunds/shopper.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { accountMenuShape } from './account-menu.ts';
import { defaultGuarantees, Guarantee } from './guarantees.ts';
import { siteSettings } from './tables.ts';

const hash = z.string().length(32).nullable().default(null);

/** The shape and defaults of each group of settings that the platform controls. */
export const siteShapes = {
  currency: z.object({ currency: z.string().default('USD'), symbol: z.string().default('$') }),
  service: z.object({
    consumerType: ChatConfiguration.shape.consumerType.default(''),
    consumerH5Url: z.string().default(''),
    consumerMessage: z.string().default(''),
    consumerHotline: z.string().default(''),
    consumerEmail: z.string().default(''),
  }),
  guarantees: z.object({ list: z.array(Guarantee).max(10).default(defaultGuarantees) }),
  accountMenu: accountMenuShape,
  products: z.object({ isReviewDemanded: z.boolean().default(false) }), // before a publication reaches shoppers
  points: PointsRules.extend({
    isOpen: z.boolean().default(true),
    pointWorth: z.int().min(1).default(1),
    spendAtLeast: z.int().min(0).default(1_000),
    maxPercent: z.int().min(0).max(100).default(50),
    earnPerUnit: z.int().min(0).default(1),
    freezeDays: z.int().min(0).max(365).default(7),
  }),
  orders: z.object({
    payMinutes: z.int().min(1).max(10_080).default(30),
    openPaymentsMax: z.int().min(1).max(1_000).default(20), // unpaid at the same time, so that nobody hoards stock
    shipDays: z.int().min(1).max(90).default(5), // after the payment; later the buyer may cancel unsent products
    shipRemindDays: z.int().min(0).max(30).default(1), // before that deadline the shop is reminded
  }),
  receipt: z.object({
    days: z.int().min(1).max(365).default(14), // after shipping, when nobody confirms the receipt
    daysDelivered: z.int().min(0).max(365).default(7), // after the carrier has delivered
    completeDays: z.int().min(1).max(365).default(30), // after receipt, reviewed or not
  }),
  refunds: z.object({
    answerDays: z.int().min(1).max(90).default(3), // then an unanswered request is accepted
    sendBackDays: z.int().min(1).max(90).default(14), // then an accepted return that was not sent expires
    confirmDays: z.int().min(1).max(90).default(14), // for the shop to confirm or contest a return
    decideDays: z.int().min(1).max(90).default(7), // for the platform to decide between buyer and shop
    remindDays: z.int().min(1).max(30).default(1), // before each of these deadlines a reminder is sent
    reasons: z
      .array(z.enum(refundReasons))
      .min(1)
      .max(20)
      .default([...refundReasons]),
  }),
  payouts: z.object({
    minimum: z.int().min(1).max(1_000_000).default(1_000),
    coolingHours: z.int().min(0).max(720).default(48), // after a shop has changed its bank account
    isApprovalNeeded: z.boolean().default(true),
  }),
  // Who runs the mall, for tax offices: what is valid from a day on. Statements show what was valid at their end.
  operator: z.object({
    records: z
      .array(z.object({ from: z.iso.date(), ...TaxData.shape }))
      .max(100)
      .default([]),
  }),
  search: z.object({ keywordsVersion: z.int().min(0).default(0) }), // counts the changes of the platform's own words
  reviews: z.object({ picturesMax: z.int().min(0).max(5).default(5) }),
  pictures: z.object({ recommendHash: hash, shopStreetHash: hash, loginHash: hash }),
} as const;

export type SiteGroup = keyof typeof siteShapes;
export type SiteValue<Group extends SiteGroup> = z.output<(typeof siteShapes)[Group]>;

/** Changes one group of settings for the whole mall, validated by its shape. */
export async function setSite<Group extends SiteGroup>(
  group: Group,
  wanted: SiteValue<Group>,
  join?: Transaction,
): Promise<void> {
  const value = siteShapes[group].parse(wanted);
  const write = async (tx: Transaction) => {
    await tx
      .insert(siteSettings)
      .values({ name: group, value })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
    await invalidateCache(tx, 'site');
  };
  await (join ? write(join) : transaction(write));
}

/** A stored group of settings, with defaults for what was never set. */
export function readSiteValue<Group extends SiteGroup>(group: Group, stored: unknown): SiteValue<Group> {
  return siteShapes[group].parse(stored ?? {}) as SiteValue<Group>;
}

export async function getSite<Group extends SiteGroup>(
  tx: Pick<Transaction, 'select'>,
  group: Group,
): Promise<SiteValue<Group>> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.name, group));
  return readSiteValue(group, row?.value);
}
