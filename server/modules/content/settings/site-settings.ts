import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { guaranteesMax } from '#contract/catalogue/product-content.ts';
import { Guarantee } from '#contract/content/platform-guarantees.ts';
import { type SettingGroup, settingDefaults, storedShapes } from '#contract/content/platform-settings.ts';
import { mallStepNames } from '#contract/machine/platform-first-steps.ts';
import { RankingWeights, usualRanking } from '#contract/search/ranking.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { accountMenuShape } from '#server/modules/content/account-menu.ts';
import { defaultGuarantees } from '#server/modules/content/guarantees/first-guarantees.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import { lockSite, writeSite } from './write-site.ts';

const hash = z.string().length(32).nullable().default(null);

/** What is set for the mall elsewhere than with its settings. */
const otherShapes = {
  guarantees: z.object({ list: z.array(Guarantee).max(guaranteesMax).default(defaultGuarantees) }),
  accountMenu: accountMenuShape,
  products: z.object({ isReviewDemanded: z.boolean().default(false) }), // before a publication reaches shoppers
  search: z.object({ keywordsVersion: z.int().min(0).default(0) }), // counts the changes of the platform's own words
  ranking: z.preprocess((stored) => ({ ...usualRanking, ...(stored as object) }), RankingWeights),
  firstSteps: z.object({ skipped: z.array(z.enum(mallStepNames)).default([]) }), // of a new mall, by operators
  pictures: z.object({ recommendHash: hash, shopStreetHash: hash, loginHash: hash }),
} as const;

/** The shape of each group of settings that the platform controls. */
const siteShapes = { ...storedShapes, ...otherShapes };

export type SiteGroup = keyof typeof siteShapes;
export type SiteValue<Group extends SiteGroup> = z.output<(typeof siteShapes)[Group]>;

/** Changes one group of settings for the whole mall, validated by its shape; what was set before stays as a version. */
export async function setSite<Group extends SiteGroup>(
  group: Group,
  wanted: SiteValue<Group>,
  join?: Transaction,
): Promise<void> {
  const value = siteShapes[group].parse(wanted);
  const write = async (tx: Transaction) => {
    await writeSite(tx, group, value, { savedBy: null });
  };
  await (join ? write(join) : transaction(write));
}

/** The same for a change that builds on what is set: of two at once, the second begins with what the first has written. */
export async function changeSite<Group extends SiteGroup>(
  tx: Transaction,
  group: Group,
  savedBy: number,
  change: (before: SiteValue<Group>) => SiteValue<Group>,
): Promise<{ before: SiteValue<Group>; after: SiteValue<Group> }> {
  // A group that was never set has no row that could be locked.
  await tx.insert(siteSettings).values({ name: group, value: {}, version: 0 }).onConflictDoNothing();
  const before = readSiteValue(group, await lockSite(tx, group));
  const after = change(before);
  await writeSite(tx, group, after, { savedBy });
  return { before, after };
}

/** A stored group of settings, with defaults for what was never set. */
export function readSiteValue<Group extends SiteGroup>(group: Group, stored: unknown): SiteValue<Group> {
  const defaults = group in settingDefaults ? settingDefaults[group as SettingGroup] : {};
  return siteShapes[group].parse({ ...defaults, ...(stored ?? {}) }) as SiteValue<Group>;
}

export async function getSite<Group extends SiteGroup>(
  tx: Pick<Transaction, 'select'>,
  group: Group,
): Promise<SiteValue<Group>> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.name, group));
  return readSiteValue(group, row?.value);
}
