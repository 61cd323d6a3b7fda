import { use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { languageTag, splitLocale, withLocale } from '#contract/core/languages.ts';
import {
  publicSettings,
  useOfferedLanguages,
  usePublicSettings,
} from '#storefront/base/client/calls/request-context.ts';
import { loadedMessages, loadMessages } from '#storefront/base/i18n/messages.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { canonicalPath } from '#storefront/base/links/public-pages.ts';
import { ErrorPage } from '#storefront/parts/errors/error-page.tsx';
import { KitLinkProvider } from '#ui/navigation/link.tsx';
import { ready } from '#ui/ready.ts';
import type { Route } from './+types/root.ts';
import { PageEnd } from './shell/page-end.tsx';
import styleSheet from './tokens.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(publicSettings);
}

// What the server says once about itself never changes while a page is open.
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const { locale, path } = splitLocale(pathname);
  const settings = usePublicSettings();
  // Only a language that the shopper has never opened in this tab has to be waited for.
  const messages = loadedMessages(locale) ?? use(loadMessages(locale));
  const offered = useOfferedLanguages();
  const origin = settings?.publicUrl ?? '';
  const canonical = canonicalPath(path, search);
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {settings?.mallNames.map(([tag, name]) => (
          <meta key={tag} name="application-name" lang={tag} content={name} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="canonical" href={origin + withLocale(locale, canonical)} />
        {offered.map((language) => (
          <link
            key={language.locale}
            rel="alternate"
            hrefLang={language.tag}
            href={origin + withLocale(language.locale, canonical)}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={origin + canonical} />
        {settings?.apiUrl && <meta name="api-url" content={settings.apiUrl} />}
        {settings?.messagesUrl && <link rel="modulepreload" href={settings.messagesUrl} />}
        <Meta />
        {/* With a precedence React finds it wherever it stands: in public pages the server moves it (first-screen-styles.ts). */}
        <link rel="stylesheet" href={styleSheet} precedence="default" />
        <Links />
        {settings?.brandCss && <style>{settings.brandCss}</style>}
      </head>
      <body {...ready}>
        <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="UTC">
          <KitLinkProvider value={MallLink}>{children}</KitLinkProvider>
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

// Only when the frame itself could not be made: errors of pages are shown inside it (shell/page.tsx).
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <main>
        <ErrorPage error={error} />
      </main>
      <PageEnd hasTools={false} />
    </>
  );
}
