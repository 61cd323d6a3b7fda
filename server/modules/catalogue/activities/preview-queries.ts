import { and, inArray, sql } from 'drizzle-orm';
import { activityProductsMax } from '#contract/catalogue/activity-page.ts';
import type { previewActivity as contract } from '#contract/catalogue/platform-activities.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { cardOf, cardsFrom } from '#server/modules/catalogue/card-queries.ts';
import { isOffered } from '#server/modules/catalogue/on-sale-queries.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureValue, textFor } from '#server/modules/content/index.ts';
import { getWritten, listPictures } from './written-queries.ts';

/** The page of an activity as it would be if the draft were published and had begun. */
export async function previewActivity(id: number, locale: Locale): Promise<OutputOf<typeof contract>> {
  const [{ value }, nowMs] = await Promise.all([getWritten(id), readMallTime()]);
  const { name, instruction, layout, until, bannerHash } = value;
  const ids = value.products.map(({ productId }) => productId);
  const hashes = [bannerHash, ...value.products.map(({ wideHash }) => wideHash)].filter((hash) => hash !== null);
  const inOrder = sql`array_position(${sql.param(ids)}::int[], ${products.id})`;
  const [cards, shown] = await Promise.all([
    ids.length === 0 ? [] : cardsFrom(locale, { where: and(isOffered, inArray(products.id, ids)), order: [inOrder] }),
    listPictures(hashes),
  ]);
  const pictureOf = (hash: string | null | undefined) => {
    const found = shown.find((picture) => picture.hash === hash);
    return found ? pictureValue(found) : null;
  };
  const wideOf = new Map(value.products.map(({ productId, wideHash }) => [productId, wideHash]));
  return {
    activity: {
      ...{ id, kind: 'standard', type: layout, endsAt: until },
      name: textFor(name, locale),
      instruction: textFor(instruction, locale),
      banner: pictureOf(bannerHash),
      isOver: until !== null && Date.parse(until) <= nowMs,
    },
    products: {
      list: cards.map((card) => ({ ...cardOf(card), wideImage: pictureOf(wideOf.get(card.id)), soldPercent: 0 })),
      ...{ total: cards.length, page: 1, limit: activityProductsMax },
    },
  };
}
