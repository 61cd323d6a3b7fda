import { createHash } from 'node:crypto';
import { type FaceOf, isShownAt } from '#contract/content/face.ts';
import type { ShownAnnouncement } from '#contract/content/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { faceText } from './face-text.ts';

/** The announcement that is shown at a time, if there is one. */
export function shownAnnouncement(
  announcement: FaceOf<'announcement'>,
  locale: Locale,
  now: Date,
): ShownAnnouncement | null {
  const text = faceText(announcement.text, locale);
  if (!text || !isShownAt(now, announcement)) return null;
  const { link, tone } = announcement;
  const key = createHash('sha256')
    .update(JSON.stringify([announcement.text, link, tone]))
    .digest('hex')
    .slice(0, 12);
  return { key, text, url: link, tone };
}
