import { and, eq } from 'drizzle-orm';
import type { Qualification } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { grantedPictureValue, grantPictures, picturesByHash } from '#server/modules/content/index.ts';
import { shops } from './tables.ts';

const papersMax = 10;

/** The qualification of an open shop, with its private pictures under a temporary key. */
export async function readQualification(shopId: number): Promise<Qualification> {
  const [row] = await database()
    .select({
      realName: shops.realName,
      creditId: shops.creditId,
      address: shops.address,
      email: shops.email,
      phone: shops.phone,
      joinedAt: shops.joinedAt,
      papers: picturesByHash(shops.paperHashes),
    })
    .from(shops)
    .where(and(eq(shops.id, shopId), eq(shops.isOpen, true)));
  if (!row) throw new Refusal('shop_not_found');
  const papers = row.papers.slice(0, papersMax);
  const key = await grantPictures(papers.map(({ hash }) => hash));
  return {
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    papers: papers.map((paper) => grantedPictureValue(key, paper)),
  };
}
