import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import { agreementId, type HelpPage, helpPath } from '#contract/content/help-pages.ts';
import type { ShownHelpPage } from '#contract/content/shopper-help.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanHtml } from '#server/modules/content/rich-text/clean-html.ts';
import { faceParts } from '#server/modules/content/tables.ts';
import { cleanFace } from './clean-face.ts';
import { readDraft, readFace } from './face-queries.ts';
import { faceText } from './face-text.ts';
import { firstPages } from './first-pages.ts';

type Titled = Pick<HelpPage, 'id' | 'isOn' | 'title'>;
type HelpLink = ShownHelpPage['pages'][number];

const linksOf = (pages: readonly Titled[], locale: Locale): HelpLink[] =>
  pages.flatMap(({ id, isOn, title }) => (isOn ? [{ id, title: faceText(title, locale), url: helpPath(id) }] : []));

/** The help pages that can be read: without their texts, which are long. */
export async function listHelpLinks(locale: Locale): Promise<HelpLink[]> {
  const [row] = await database()
    .select({
      list: sql<Titled[] | null>`(
        select jsonb_agg(page - 'html' order by place)
        from jsonb_array_elements(${faceParts.published} -> 'list') with ordinality as listed (page, place)
      )`,
    })
    .from(faceParts)
    .where(eq(faceParts.name, 'pages'));
  return linksOf(row?.list ?? firstPages().list, locale);
}

/** One of these pages in the reader's language, if it can be read. */
export function shownPage({ list }: FaceOf<'pages'>, id: number, locale: Locale): ShownHelpPage {
  const page = list.find((each) => each.id === id && each.isOn);
  if (!page) throw new Refusal('not_found');
  return {
    id,
    title: faceText(page.title, locale),
    html: cleanHtml(faceText(page.html, locale)),
    pages: linksOf(list, locale),
  };
}

/** The same of the draft, also of a page that is hidden. */
export async function previewPage(id: number, locale: Locale): Promise<ShownHelpPage> {
  const { list } = await readDraft('pages');
  return shownPage({ list: list.map((page) => (page.id === id ? { ...page, isOn: true } : page)) }, id, locale);
}

/** The agreement that the platform has published, if it is another one than that of a new mall. */
export async function findAgreement(locale: Locale): Promise<ShownHelpPage | null> {
  const pages = await readFace('pages');
  const isSame = isDeepStrictEqual(textsOf(pages), textsOf(cleanFace(firstPages())));
  return isSame ? null : shownPage(pages, agreementId, locale);
}

function textsOf(pages: FaceOf<FaceName>) {
  const agreement = 'list' in pages ? pages.list.find(({ id }) => id === agreementId) : undefined;
  return agreement && { title: agreement.title, html: agreement.html };
}
