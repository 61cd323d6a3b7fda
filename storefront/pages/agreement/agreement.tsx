import { getAgreement } from '#contract/content/shopper-help.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { HelpArticle } from '#storefront/parts/help/help-article.tsx';
import type { Route } from './+types/agreement.ts';
import { FirstAgreement } from './first-agreement.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [{ page }, { site }, { agreement }] = await Promise.all([
    context.get(callMall)(getAgreement, {}),
    loadMessages(locale),
    loadGroups(locale, ['agreement']),
  ]);
  const meta = [
    { title: `${page?.title ?? agreement.title} · ${site.name}` },
    { name: 'description', content: agreement.intro },
  ];
  return { page, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** What shoppers and the mall may expect of each other: the same text for everybody, in their language. */
export default function Agreement({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <HelpArticle page={page} /> : <FirstAgreement />;
}
