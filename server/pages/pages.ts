import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { type Locale, splitLocale } from '#contract/core/languages.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { withoutPersonalData } from '#server/http/describe-error.ts';
import { log } from '#server/http/log.ts';
import { mallNames, mallNamesByTag } from '#server/http/mall-name.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  developmentPolicy,
  scriptHashes,
} from '#server/http/security-headers.ts';
import type { Api } from '#server/http/serve.ts';
import { siteNow } from '#server/modules/content/index.ts';
import { withChosenTheme } from '#server/pages/html/chosen-theme.ts';
import { withClosedAnnouncement } from '#server/pages/html/closed-announcement.ts';
import { openFirstScreen, type StyleSheet } from '#server/pages/html/first-screen-styles.ts';
import { withLateScripts } from '#server/pages/html/late-scripts.ts';
import { withLoadFailure } from '#server/pages/html/load-failure.ts';
import { withViewedMark } from '#server/pages/html/mark-viewed.ts';
import { withEarlyClicks } from '#server/pages/html/replay-early-clicks.ts';
import { mallAddress, type Settings } from '#server/start/settings/settings.ts';
import { pageFinder } from '#storefront/base/links/page-facts.ts';
import type * as entryModule from '#storefront/entry.server.tsx';
import { pages } from '#storefront/routes.ts';

type Storefront = {
  load(): Promise<StorefrontBuild>;
  messagesUrl(locale: Locale): string | null;
  styleSheet: StyleSheet | null;
};

type Env = Parameters<Api['request']>[2];

const retrySeconds = 5;
const { find: findPage } = pageFinder(pages);

export type StorefrontBuild = ServerBuild & { entry: { module: typeof entryModule } };

/** Renders pages with React Router. Their loaders call the same API as every other client, in this process. */
export function openPages(settings: Settings, api: Api, storefront: Storefront) {
  const publicUrl = mallAddress(settings);
  const headers = commonHeaders(publicUrl.startsWith('https:'));
  const isApiElsewhere = settings.apiUrl !== '' && new URL(settings.apiUrl).origin !== new URL(publicUrl).origin;
  const mode = settings.isDev ? 'development' : 'production';
  const withFirstScreen = storefront.styleSheet ? openFirstScreen(storefront.styleSheet) : (html: string) => html;

  /**
   * `isPublic` pages are cached, so they carry hashes instead of a nonce and no Cache-Control header. `env` holds the
   * connection of the request, from which the API reads the source address.
   */
  return async function renderPage(request: Request, isPublic: boolean, env?: Env): Promise<Response> {
    const build = await storefront.load();
    const { callForShop, callMall, mallTime, nameMall, publicSettings, scriptNonce } = build.entry.module;
    nameMall(mallNames());
    const nonce = isPublic ? undefined : randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    const call = callerFor(request, api, build, env, isApiElsewhere);
    context.set(callMall, (called, input) => call(called, input));
    context.set(callForShop, call);
    context.set(mallTime, readMallTime);
    const locale = localeOf(request);
    const messagesUrl = storefront.messagesUrl(locale);
    context.set(publicSettings, {
      publicUrl,
      apiUrl: settings.apiUrl,
      isDemo: settings.isDemo,
      isPublicDemo: settings.isPublicDemo,
      messagesUrl,
      mallNames: mallNamesByTag(),
      locales: siteNow().languages.offered,
      brandCss: siteNow().brand?.css ?? null,
    });
    context.set(scriptNonce, nonce);
    const response = await createRequestHandler(withOurLog(build), mode)(request, context);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    if (!isPublic) response.headers.set('Cache-Control', 'no-store');
    if (response.status === 503) response.headers.set('Retry-After', String(retrySeconds));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    if (settings.isDev) {
      response.headers.set('Content-Security-Policy', developmentPolicy);
      return response;
    }
    const rendered = await response.text();
    const complete = nonce ? rendered : withLateScripts(withFirstScreen(rendered));
    const working = withLoadFailure(withEarlyClicks(complete, nonce), nonce);
    const html = withClosedAnnouncement(
      withViewedMark(withChosenTheme(working, nonce, siteNow().brand?.bar), nonce),
      nonce,
    );
    const sources = nonce ? [`'nonce-${nonce}'`] : scriptHashes(html);
    const takesCards = settings.payments.stripe !== null && isCardPage(request);
    response.headers.set('Content-Security-Policy', contentSecurityPolicy(sources, settings.apiUrl, takesCards));
    return new Response(html, { status: response.status, headers: response.headers });
  };
}

/** By default React Router prints whole errors, with any personal data in them. */
function withOurLog(build: StorefrontBuild): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // The API has logged its own refusals, and an unknown address or method is not an error.
    const isExpected = (error instanceof Error && error.name === 'CallFailure') || isRouteErrorResponse(error);
    if (isExpected || request.signal.aborted) return;
    log.error(
      { err: error, path: withoutPersonalData(new URL(request.url).pathname) },
      `rendering a page failed (${request.method})`,
    );
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

function isCardPage(request: Request): boolean {
  return findPage(splitLocale(new URL(request.url).pathname).path)?.takesCards === true;
}

/**
 * How the loaders of one request call the API: with its session, language and source, without the network; for a shop,
 * with its session of the console. A page rendered for everyone has no source: the request that caused it was counted before (openPublicResponses).
 */
function callerFor(request: Request, api: Api, build: StorefrontBuild, env: Env, isApiElsewhere: boolean) {
  const { callFailure } = build.entry.module;
  const locale = localeOf(request);
  return async <C extends Call>(call: C, input: InputOf<C>, shopId?: number): Promise<OutputOf<C>> => {
    const named = Object.entries((input ?? {}) as Record<string, unknown>);
    const given = Object.fromEntries(named.filter(([, value]) => value !== undefined && value !== null));
    const { path, rest } = fillPath(call.path, given);
    const headers = new Headers({ 'form-type': 'pc', 'x-locale': locale });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'sec-fetch-site', 'origin', 'user-agent']) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (shopId !== undefined) takeConsoleSession(headers, shopId);
    else if (isApiElsewhere) takeHandedOver(headers);
    const query = call.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    if (call.method !== 'GET') headers.set('content-type', 'application/json');
    const body = call.method === 'GET' ? {} : { body: JSON.stringify(rest) };
    const response = await api.request(path + query, { method: call.method, headers, ...body }, env);
    const { code, message, data } = (await response.json()) as Envelope<OutputOf<C>>;
    if (code !== 200) throw callFailure(code, message);
    return data as OutputOf<C>;
  };
}

/** The console has a cookie, wherever the API is. A token in the header would be asked before it. */
function takeConsoleSession(headers: Headers, shopId: number): void {
  headers.delete('authorization');
  headers.set('x-shop-id', String(shopId));
}

/** With an API on another origin, a page stores the session token and the cart key itself, in cookies that its scripts can read. */
function takeHandedOver(headers: Headers): void {
  const cookies = parse(headers.get('cookie') ?? '');
  const [authorization, cartKey] = [cookies['auth._token.local'], cookies['cart.key']];
  if (authorization) headers.set('authorization', authorization);
  if (cartKey) headers.set('cart-key', cartKey);
  headers.delete('cookie');
}

/** The language of a page, also when only its data are requested: then "/th" is "/th.data" and "/" is "/_.data". */
function localeOf(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname.replace(/_?\.data$/, '')).locale;
}
