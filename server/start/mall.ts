import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pool } from 'pg';
import type { CacheTag } from '#contract/core/call.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { everyCall } from '#contract/index.ts';
import { wholeCache } from '#contract/machine/platform.ts';
import { addDemoHistory } from '#demo/history/add-history.ts';
import { addDemoOrders } from '#demo/orders.ts';
import { startDelivering } from '#server/database/events.ts';
import { listenForNotices } from '#server/database/notifications.ts';
import { asRefusal } from '#server/http/answers.ts';
import { publicAddresses } from '#server/http/cache/public-address.ts';
import { openPublicResponses } from '#server/http/cache/public-responses.ts';
import { openResponseCache } from '#server/http/cache/response-cache.ts';
import { crossOriginHeaders } from '#server/http/cross-origin.ts';
import { drainable } from '#server/http/drain.ts';
import { fallbackResponse, sendFallback } from '#server/http/fallback-response.ts';
import { limits } from '#server/http/limits.ts';
import { responseCacheRequests } from '#server/http/metrics.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import { openStaticFiles } from '#server/http/static-files.ts';
import { sourceBlocksNotice, sourceBlocksReread } from '#server/modules/accounts/index.ts';
import { forgetPublicPictures, publicPicturesNotice, siteNow, siteReread } from '#server/modules/content/index.ts';
import { openCacheFigures } from '#server/modules/machine/index.ts';
import { wordingsReread, wordingsTag } from '#server/modules/notifications/index.ts';
import { isConsolePage, openConsole } from '#server/pages/console.ts';
import { openPages } from '#server/pages/pages.ts';
import { sitemapAddress } from '#server/pages/sitemap.ts';
import type { openStorefront } from '#server/pages/storefront-build.ts';
import type { Settings } from '#server/start/settings/settings.ts';
import { buildApi } from './api.ts';
import { openBlockedSources } from './blocked-sources.ts';
import { answerUpgrades, asksForSocket, openChat } from './chat-upgrades.ts';
import { handlers } from './handlers.ts';
import { openMaintenance } from './maintenance.ts';
import { redirectOffered } from './offered-languages.ts';
import { admitSearches } from './search-admission.ts';
import { warmUp } from './warm-up.ts';

const sitemapBytesMax = 24 * 1024 * 1024;

export type OpenMall = {
  server: Server;
  warmUp(): Promise<void>;
  addDemoHistory(): Promise<void>;
  addDemoOrders(): Promise<void>;
  /** Answers all open requests, then accepts no more. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** The whole mall behind one listener: cached responses first, then files, then calls and pages. */
export async function openMall(
  settings: Settings,
  databaseUrl: string,
  pool: Pool,
  storefront: Awaited<ReturnType<typeof openStorefront>>,
): Promise<OpenMall> {
  const api = buildApi(settings, pool);
  const renderPage = openPages(settings, api, storefront);
  const isHttps = settings.publicUrl?.startsWith('https:') ?? false;
  const consolePages = await openConsole(isHttps);
  const { publicSearch } = (await storefront.load()).entry.module;
  const publicAddress = publicAddresses(everyCall, publicSearch);
  const responseCache = openResponseCache();
  // Sitemaps are large and requested seldom, but then all at once: they must not push pages out of the cache.
  const sitemapCache = openResponseCache({ bytesMax: sitemapBytesMax });
  const delivery = startDelivering(handlers);
  const events = listenForNotices(databaseUrl, 'events', delivery.wake, delivery.wake);
  const caches = [responseCache, sitemapCache];
  const answered = { hits: 0, misses: 0 };
  openCacheFigures(() => ({
    entries: caches.reduce((sum, cache) => sum + cache.size(), 0),
    bytes: caches.reduce((sum, cache) => sum + cache.bytes(), 0),
    ...answered,
  }));
  const rereads = [siteReread, sourceBlocksReread, wordingsReread];
  const reading = [
    // Pages that were rendered with the old settings meanwhile go, too.
    siteReread.keepReading(() => {
      for (const cache of caches) cache.drop('site');
    }),
    sourceBlocksReread.keepReading(),
    wordingsReread.keepReading(),
  ];
  const notices = listenForNotices(
    databaseUrl,
    'pages_changed',
    (tag) => {
      if (tag === sourceBlocksNotice) return void sourceBlocksReread.follow();
      if (tag === wordingsTag) return void wordingsReread.follow();
      if (tag === publicPicturesNotice) return forgetPublicPictures();
      if (tag === 'site') void siteReread.follow();
      for (const cache of caches) {
        if (tag === wholeCache) cache.dropAll();
        else cache.drop(tag as CacheTag);
      }
    },
    () => {
      for (const reread of rereads) void reread.follow();
      forgetPublicPictures();
      for (const cache of caches) cache.dropAll();
    },
  );
  // A response that is cached before the mall receives change notices would be dropped again.
  await notices.begun;
  await Promise.all(rereads.map((reread) => reread.readNow()));

  // A path that no call handles is a page; if it cannot be rendered, the fallback page is sent.
  api.notFound(async (context) => {
    const url = new URL(context.req.url);
    const { pathname } = url;
    if (isConsolePage(pathname)) return consolePages.answer(url);
    try {
      return await renderPage(context.req.raw, publicAddress(pathname) !== null, context.env);
    } catch (error) {
      const { status, headers, body } = fallbackResponse(
        asRefusal(error) ?? error,
        splitLocale(pathname).locale,
        'html',
      );
      return new Response(body, { status, headers });
    }
  });

  const headers = commonHeaders(isHttps);
  const everyPublic = {
    ask: async (request: Request) => api.fetch(request),
    onAnswered: (isHit: boolean) => {
      answered[isHit ? 'hits' : 'misses'] += 1;
      responseCacheRequests.inc({ result: isHit ? 'hit' : 'miss' });
    },
    headers,
  };
  const answerPublic = openPublicResponses({
    ...everyPublic,
    cache: responseCache,
    publicAddress,
    admit: admitSearches(settings),
  });
  const answerSitemap = openPublicResponses({ ...everyPublic, cache: sitemapCache, publicAddress: sitemapAddress });
  const answerStatic = openStaticFiles(storefront.clientFolder, headers);
  const answerConsoleFile = openStaticFiles(consolePages.folder, headers);
  const answerBlocked = openBlockedSources(settings.trustedProxies, headers);
  const answerClosed = openMaintenance(isHttps, headers);
  const answerRest = getRequestListener(api.fetch, { overrideGlobalObjects: false });

  const answer: RequestListener = async (incoming, outgoing) => {
    if (answerBlocked(incoming, outgoing)) return;
    // Cached responses are the same for everyone, so headers for one origin are set separately.
    const forOrigin = incoming.url?.startsWith('/api/')
      ? crossOriginHeaders(incoming.headers.origin, settings.allowedOrigins)
      : {};
    for (const [name, value] of Object.entries(forOrigin)) outgoing.setHeader(name, value);
    if (siteNow().maintenance.isOn && (await answerClosed(incoming, outgoing))) return;
    if (redirectOffered(incoming, outgoing)) return;
    if (settings.cachesPages && (answerPublic(incoming, outgoing) || answerSitemap(incoming, outgoing))) return;
    if (await answerStatic(incoming, outgoing)) return;
    if (incoming.url?.startsWith('/console/') && (await answerConsoleFile(incoming, outgoing))) return;
    await answerRest(incoming, outgoing);
  };
  // An error that leaves this listener would end the whole process.
  const listener: RequestListener = async (incoming, outgoing) => {
    try {
      await answer(incoming, outgoing);
    } catch (error) {
      sendFallback(outgoing, asRefusal(error) ?? error, 'en', 'html', headers);
    }
  };
  const { watched, drain } = drainable(storefront.wrap(listener));
  const chat = openChat(settings, databaseUrl);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.idleTimeoutMs,
      // Node checks only every 30 s by default, which would turn a limit of 10 s into up to 40.
      connectionsCheckingInterval: limits.checkingIntervalMs,
      shouldUpgradeCallback: asksForSocket,
    },
    watched,
  );
  server.on('upgrade', answerUpgrades(chat, settings.trustedProxies));
  await chat.begun;
  const drainAll = async () => {
    await chat.drain(); // first: the server waits for every connection
    await drain(server);
  };
  return {
    server,
    drain: drainAll,
    warmUp: () => warmUp(api),
    addDemoHistory: () => addDemoHistory(api),
    addDemoOrders: () => addDemoOrders(api),
    async close() {
      await drainAll();
      await chat.stop();
      for (const { stop } of reading) stop();
      await notices.stop();
      await events.stop();
      await delivery.stop();
      await storefront.close();
    },
  };
}
