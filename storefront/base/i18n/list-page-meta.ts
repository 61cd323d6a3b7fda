import { splitLocale } from '#contract/core/languages.ts';
import { loadedMessages } from './messages.ts';

type ListPageMetaArgs = {
  loaderData: { title: string; description: string } | undefined;
  location: { pathname: string };
};

/** Title and description of a public list page, also for previews of shared links. */
export function listPageMeta({ loaderData, location }: ListPageMetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  const title = `${loaderData?.title} · ${site?.name}`;
  return [
    { title },
    { name: 'description', content: loaderData?.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: loaderData?.description },
  ];
}
