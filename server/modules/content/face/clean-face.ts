import type { Texts } from '#contract/catalogue/product-content.ts';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import { helpTextMax } from '#contract/content/help-pages.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanHtml } from '#server/modules/content/rich-text/clean-html.ts';

/** A part as it may be stored: of rich text, only what may be shown. Refuses a text of which nothing is left. */
export function cleanFace(value: FaceOf<FaceName>): FaceOf<FaceName> {
  if (!('list' in value)) return value;
  const list = value.list.map((page, at) => {
    const html: Texts = Object.fromEntries(
      Object.entries(page.html).map(([locale, written]) => [locale, cleanHtml(written)]),
    );
    // What is left may be nothing, and links have become longer.
    const isTooLong = Object.values(html).some((text) => text.length > helpTextMax);
    if (isTooLong || !html.en?.trim()) throw new Refusal('bad_input', { field: `value.list.${at}.html` });
    return { ...page, html };
  });
  return { list };
}

const pictureIn = /<img src="\/media\/([0-9a-f]{32})/g;

/** The pictures that a part shows. */
export function picturesOf(value: FaceOf<FaceName>): string[] {
  if ('list' in value)
    return value.list.flatMap(({ html }) =>
      Object.values(html).flatMap((text) => [...text.matchAll(pictureIn)].map(([, hash = '']) => hash)),
    );
  if ('logoHash' in value) return [value.logoHash, value.loginHash].filter((hash) => hash !== null);
  if (!('blocks' in value)) return [];
  return value.blocks.flatMap((block) => ('slides' in block ? block.slides.map(({ hash }) => hash) : []));
}

/** The links of a part, each with the path of its field. */
export function linksIn(value: FaceOf<FaceName>): { link: string; field: string }[] {
  if ('blocks' in value)
    return value.blocks.flatMap((block, at) =>
      'slides' in block
        ? block.slides.map(({ link }, place) => ({ link, field: `blocks.${at}.slides.${place}.link` }))
        : [],
    );
  if ('columns' in value)
    return value.columns.flatMap(({ links }, at) =>
      links.map(({ link }, place) => ({ link, field: `columns.${at}.links.${place}.link` })),
    );
  if ('entries' in value)
    return value.entries.flatMap(({ link }, at) => (link === null ? [] : [{ link, field: `entries.${at}.link` }]));
  return 'link' in value && value.link !== null ? [{ link: value.link, field: 'link' }] : [];
}

/** A part as the operators' log keeps it: long texts stay in its versions. */
export const loggedFace = (value: FaceOf<FaceName>): object =>
  'list' in value ? { list: value.list.map(({ html: _, ...page }) => page) } : value;
