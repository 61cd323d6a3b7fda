import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import {
  activities,
  activityPages,
  activityProducts,
  activityVersions,
  brands,
  categories,
} from '#server/modules/catalogue/tables.ts';
import {
  banners,
  faceParts,
  faceVersions,
  pictureOwners,
  pictures,
  siteSettings,
  siteSettingVersions,
} from '#server/modules/content/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shopPictures } from '#server/modules/shops/tables.ts';

/**
 * Pictures that these accounts have uploaded, that everyone may see, and that nothing shows once the accounts are gone: avatars, also
 * former ones. Products and orders are not asked: their pictures were the mall's own, or are among those of a shop. Evidence and
 * papers need not be public.
 */
export async function listUnshownPictures(tx: Transaction, accountIds: readonly number[]): Promise<string[]> {
  const ids = sql`${sql.param([...accountIds])}::int[]`;
  const rows = await statement<{ hash: string }>(
    'unshown_pictures',
    sql`select distinct w.hash from ${pictureOwners} w join ${pictures} p on p.hash = w.hash and p.is_public
      where w.account_id = any(${ids})
        and not exists (select from ${reviews} r
          where r.account_id = any(${ids}) and w.hash = any(r.picture_hashes || r.follow_up_picture_hashes))
        and not exists (select from ${shopPictures} s where s.hash = w.hash)
        and not exists (select from ${banners} b where b.picture_hash = w.hash)
        and not exists (select from ${categories} c where c.icon_hash = w.hash)
        and not exists (select from ${brands} b where b.logo_hash = w.hash)
        and not exists (select from ${activities} a where a.banner_hash = w.hash)
        and not exists (select from ${activityProducts} a where a.wide_hash = w.hash)
        and not exists (
          select from (
            select value from ${siteSettings} union all select value from ${siteSettingVersions}
            union all select draft from ${faceParts} union all select published from ${faceParts}
            union all select value from ${faceVersions}
            union all select draft from ${activityPages} union all select published from ${activityPages}
            union all select value from ${activityVersions}
          ) written where strpos(written.value::text, w.hash) > 0
        )
      order by 1`,
  ).rows(tx);
  return rows.map(({ hash }) => hash);
}
