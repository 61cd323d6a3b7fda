import { between, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Review, ReviewKind } from '#contract/reviews/shopper.ts';
import { textIn } from '#server/database/localized-text.ts';
import { formerCustomerText } from '#server/http/translations.ts';
import { picturesByHash, pictureValue } from '#server/modules/content/index.ts';
import { maskedName } from './masked-name.ts';
import { reviews } from './tables.ts';

export const goodStarsMin = 4;
export const badStarsMax = 2;
export const hasPictures = sql`cardinality(${reviews.pictureHashes}) + cardinality(${reviews.followUpPictureHashes}) > 0`;

/** The condition of each kind of review; the rule is in the contract, beside the kinds. */
export const isOfKind: Record<ReviewKind, SQL | undefined> = {
  all: undefined,
  good: gte(reviews.productScore, goodStarsMin),
  general: between(reviews.productScore, badStarsMax + 1, goodStarsMin - 1),
  bad: lte(reviews.productScore, badStarsMax),
  pictures: hasPictures,
};

type PictureRow = Parameters<typeof pictureValue>[0];

/** The columns of a review that everyone may see. */
export const reviewColumns = (locale: Locale) => ({
  id: reviews.id,
  nickname: sql<string>`coalesce(nullif(${reviews.nickname}, ''), ${formerCustomerText(locale)})`,
  isAnonymous: reviews.isAnonymous,
  star: reviews.productScore,
  serviceStar: reviews.serviceScore,
  sku: textIn(reviews.variant, locale),
  comment: reviews.text,
  merchantReplyContent: reviews.reply,
  helpful: reviews.helpfulCount,
  createdAt: reviews.createdAt,
  pics: picturesByHash(reviews.pictureHashes),
  followUpText: reviews.followUp,
  followUpPics: picturesByHash(reviews.followUpPictureHashes),
  followedUpAt: reviews.followedUpAt,
});

type ReviewRow = Pick<typeof reviews.$inferSelect, 'id' | 'nickname' | 'isAnonymous' | 'createdAt' | 'followedUpAt'> & {
  sku: string;
  star: number;
  serviceStar: number;
  comment: string;
  merchantReplyContent: string | null;
  helpful: number;
  pics: PictureRow[];
  followUpText: string | null;
  followUpPics: PictureRow[];
};

const picturesMax = 9;

/** An anonymous review shows only the first and the last letter of the name. */
export function reviewValue(row: ReviewRow): Review {
  return {
    id: row.id,
    nickname: row.isAnonymous ? maskedName(row.nickname) : row.nickname,
    avatar: null,
    star: row.star,
    serviceStar: row.serviceStar,
    sku: row.sku,
    comment: row.comment,
    pics: row.pics.slice(0, picturesMax).map(pictureValue),
    createTime: row.createdAt.toISOString(),
    merchantReplyContent: row.merchantReplyContent,
    followUp:
      row.followUpText !== null && row.followedUpAt
        ? {
            comment: row.followUpText,
            pics: row.followUpPics.slice(0, picturesMax).map(pictureValue),
            createTime: row.followedUpAt.toISOString(),
          }
        : null,
    helpful: row.helpful,
  };
}
