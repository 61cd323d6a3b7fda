import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { campaignsCountMax, type listCampaigns } from '#contract/campaigns/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { campaigns } from './tables.ts';

/** What was given to people, and how far it is. */
export async function listCampaignsOf(
  { kind, couponId, page, limit }: z.output<typeof listCampaigns.input>,
  locale: Locale,
): Promise<OutputOf<typeof listCampaigns>> {
  const where = and(
    kind && isNotNull(kind === 'coupon' ? campaigns.couponId : campaigns.points),
    couponId === undefined ? undefined : eq(campaigns.couponId, couponId),
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        campaign: campaigns,
        by: accounts.nickname,
        categoryName: textIn<string | null>(categories.name, locale),
      })
      .from(campaigns)
      .leftJoin(accounts, eq(accounts.id, campaigns.createdBy))
      .leftJoin(categories, sql`${categories.id} = (${campaigns.segment} ->> 'categoryId')::int`)
      .where(where)
      .orderBy(desc(campaigns.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database().select({ id: campaigns.id }).from(campaigns).where(where).limit(campaignsCountMax).as('counted'),
      ),
  ]);
  const list = rows.map(({ campaign: { createdBy: _, createdAt, endedAt, ...campaign }, by, categoryName }) => ({
    ...campaign,
    kind: campaign.couponId === null ? ('points' as const) : ('coupon' as const),
    categoryName,
    by: by ?? '',
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}
