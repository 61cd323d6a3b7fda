import { data, redirect } from 'react-router';
import { agreementId, helpPath } from '#contract/content/help-pages.ts';
import { getHelpPage } from '#contract/content/shopper-help.ts';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { loadMessages } from '#storefront/base/i18n/messages.ts';
import { HelpArticle } from '#storefront/parts/help/help-article.tsx';
import type { Route } from './+types/help-page.ts';

const descriptionMax = 160;

/** The beginning of a rich text, for search engines. */
const beginningOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, descriptionMax);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  if (id === null) throw data(null, { status: 404 });
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [page, { site }] = await Promise.all([
    orNull(context.get(callMall)(getHelpPage, { id }), [404]),
    loadMessages(locale),
  ]);
  if (!page) throw data(null, { status: 404 });
  // A page has one address.
  if (id === agreementId) throw redirect(withLocale(locale, helpPath(id)), 301);
  const meta = [{ title: `${page.title} · ${site.name}` }, { name: 'description', content: beginningOf(page.html) }];
  return { page, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** How something works in the mall, as the platform has written it. */
export default function Help({ loaderData: { page } }: Route.ComponentProps) {
  return <HelpArticle page={page} />;
}
