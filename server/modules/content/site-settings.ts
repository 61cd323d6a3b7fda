import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ChatConfiguration } from '#contract/content/shopper.ts';
import { PointsRules } from '#contract/points/shopper.ts';
import { refundReasons } from '#contract/refunds/shopper.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { accountMenuShape } from './account-menu.ts';
import { Guarantee, usualGuarantees } from './guarantees.ts';
import { siteSettings } from './tables.ts';

const hash = z.string().length(32).nullable().default(null);

/** The shape of each matter that the platform sets, and what holds until it does. */
export const siteShapes = {
  currency: z.object({ currency: z.string().default('USD'), symbol: z.string().default('$') }),
  service: z.object({
    consumerType: ChatConfiguration.shape.consumerType.default(''),
    consumerH5Url: z.string().default(''),
    consumerMessage: z.string().default(''),
    consumerHotline: z.string().default(''),
    consumerEmail: z.string().default(''),
  }),
  guarantees: z.object({ list: z.array(Guarantee).max(10).default(usualGuarantees) }),
  accountMenu: accountMenuShape,
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
    openPaymentsMax: z.int().min(1).max(1_000).default(20), // unpaid at once, so that nobody hoards
    shipDays: z.int().min(1).max(90).default(5), // after the payment; then the buyer may cancel what was not sent
    shipRemindDays: z.int().min(0).max(30).default(1), // before that the shop is reminded
  }),
  receipt: z.object({
    days: z.int().min(1).max(365).default(14), // after shipping, when nobody says that it has come
    daysDelivered: z.int().min(0).max(365).default(7), // after the carrier says so
    completeDays: z.int().min(1).max(365).default(30), // after receipt, reviewed or not
  }),
  refunds: z.object({
    answerDays: z.int().min(1).max(90).default(3), // a request that the shop leaves unanswered is accepted then
    sendBackDays: z.int().min(1).max(90).default(14), // an accepted return that was never sent back expires then
    confirmDays: z.int().min(1).max(90).default(14), // for the shop to confirm or contest what was sent back
    decideDays: z.int().min(1).max(90).default(7), // for the platform to decide between buyer and shop
    remindDays: z.int().min(1).max(30).default(1), // before each of these whoever is waited for is reminded
    reasons: z
      .array(z.enum(refundReasons))
      .min(1)
      .max(20)
      .default([...refundReasons]),
  }),
  reviews: z.object({ picturesMax: z.int().min(0).max(5).default(5) }),
  pictures: z.object({ recommendHash: hash, shopStreetHash: hash, loginHash: hash }),
} as const;

export type SiteMatter = keyof typeof siteShapes;
export type SiteValue<Matter extends SiteMatter> = z.output<(typeof siteShapes)[Matter]>;

/** Sets one matter for the whole mall, checked and tamed by its shape. */
export async function setSite<Matter extends SiteMatter>(
  matter: Matter,
  wanted: SiteValue<Matter>,
  join?: Transaction,
): Promise<void> {
  const value = siteShapes[matter].parse(wanted);
  const write = async (tx: Transaction) => {
    await tx
      .insert(siteSettings)
      .values({ name: matter, value })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
    await invalidateCache(tx, 'site');
  };
  await (join ? write(join) : transaction(write));
}

/** What a matter's stored value means; what was never set means what holds until then. */
export function readSiteValue<Matter extends SiteMatter>(matter: Matter, stored: unknown): SiteValue<Matter> {
  return siteShapes[matter].parse(stored ?? {}) as SiteValue<Matter>;
}

export async function getSite<Matter extends SiteMatter>(
  tx: Pick<Transaction, 'select'>,
  matter: Matter,
): Promise<SiteValue<Matter>> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.name, matter));
  return readSiteValue(matter, row?.value);
}
