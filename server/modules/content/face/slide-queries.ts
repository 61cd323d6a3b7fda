import { inArray } from 'drizzle-orm';
import { type FaceSlide, isShownAt, type MallBlock } from '#contract/content/face.ts';
import type { Banner } from '#contract/content/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/picture-value.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { faceText } from './face-text.ts';

/** The slides of all blocks of a kind that are shown at a time. */
export const slidesIn = (blocks: readonly MallBlock[], kind: 'banners' | 'adverts', now: Date): FaceSlide[] =>
  blocks.flatMap((block) => (block.kind === kind && isShownAt(now, block) ? block.slides : []));

/** Those of the slides that are shown at a time, with their pictures. */
export async function shownBanners(slides: readonly FaceSlide[], locale: Locale, now: Date): Promise<Banner[]> {
  const current = slides.filter((slide) => isShownAt(now, slide));
  if (current.length === 0) return [];
  const hashes = current.map(({ hash }) => hash);
  const found = await database().select(pictureColumns).from(pictures).where(inArray(pictures.hash, hashes));
  const byHash = new Map(found.map((picture) => [picture.hash, pictureValue(picture)]));
  return current.flatMap(({ hash, title, line, link }, at) => {
    const pic = byHash.get(hash);
    return pic ? [{ id: at + 1, title: faceText(title, locale), line: faceText(line, locale), url: link, pic }] : [];
  });
}
