import { type MetaDescriptor, Outlet } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import type { MessageKey, Messages } from '#locales/groups.ts';
import { findPage, useCurrentPage } from '#storefront/base/links/pages.ts';
import { loadedGroups, loadedMessages, loadGroups, loadMessages } from './messages.ts';
import { WithMessages } from './with-messages.tsx';

/** Fetches all that the page at an address says: what every page needs, and the groups that routes.ts names for it. */
export async function loadPageMessages(pathname: string): Promise<void> {
  const { locale } = splitLocale(pathname);
  await Promise.all([loadMessages(locale), loadGroups(locale, findPage(pathname)?.messages ?? [])]);
}

/** Where a frame shows the page inside it, which may say its messages. */
export function PageOutlet({ context }: { context?: unknown }) {
  return (
    <WithMessages groups={useCurrentPage()?.messages ?? []}>
      <Outlet context={context} />
    </WithMessages>
  );
}

/** Title and description as routes.ts names them; null for a page that says its own. Its messages must be here. */
export function pageMeta(pathname: string): MetaDescriptor[] | null {
  const { locale } = splitLocale(pathname);
  const page = findPage(pathname);
  const every = loadedMessages(locale);
  if (!page?.title || !every) return null;
  const messages = { ...every, ...loadedGroups(locale, page.messages ?? []) };
  const said = textOf(messages, page.title);
  const title = page.title === 'site.title' ? said : `${said} · ${every.site.name}`;
  const description = page.description && textOf(messages, page.description);
  return [
    { title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:title', content: title },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(page.cachedBy ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

type Texts = { [key: string]: Texts | string | undefined };

function textOf(messages: Messages, key: MessageKey): string {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      messages as unknown as Texts,
    );
  return typeof found === 'string' ? found : '';
}
