import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './base/console.css';
import { Center, Loader, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { IntlProvider } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import { BrokenScreen } from './base/broken-screen.tsx';
import { createQueries } from './base/frame/queries.ts';
import { styleNonce } from './base/frame/style-nonce.ts';
import { theme, themeCookie } from './base/frame/theme.ts';
import { changeLocale, currentLocale, useLocale, useMessages, wantedLocale } from './base/locale.ts';
import { mallName, useNamed } from './base/mall-name.ts';

// Before the first paint, or a dark screen would flash white.
const showTheme = `document.documentElement.dataset.mantineColorScheme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script dangerouslySetInnerHTML={{ __html: showTheme }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function meta() {
  return [{ title: mallName(currentLocale()) }]; // until the messages are here
}

export function HydrateFallback() {
  return null;
}

// Where the lock on scrolling behind a dialog looks for it (get-nonce).
if (typeof document !== 'undefined') Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** What every screen needs: looks, answers of calls, messages. */
function Providers({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useNamed(useMessages(), locale);
  const [queries] = useState(createQueries);
  const colorSchemeManager = useMemo(themeCookie, []);
  useEffect(() => {
    void changeLocale(wantedLocale());
  }, []);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queries}>
        {messages ? (
          <IntlProvider
            locale={languageTag(locale)}
            messages={messages}
            timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          >
            <ModalsProvider>
              <Notifications position="top-right" />
              {children}
            </ModalsProvider>
          </IntlProvider>
        ) : (
          <Center h="100vh">
            <Loader />
          </Center>
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}

export default function App() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

/** In place of every screen: what has failed is said in words, never by a stack trace. */
export function ErrorBoundary() {
  return (
    <Providers>
      <BrokenScreen />
    </Providers>
  );
}
