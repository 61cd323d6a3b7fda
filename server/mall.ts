import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pool } from 'pg';
import type { PageTag } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { buildApi } from './api.ts';
import { startDelivering } from './database/news.ts';
import { listenForNotices } from './database/notices.ts';
import { keepAnswers } from './http/kept-answers.ts';
import { limits } from './http/limits.ts';
import { keptAnswersGiven } from './http/metrics.ts';
import { openPublicDoor } from './http/public-door.ts';
import { steadyHeaders } from './http/security-headers.ts';
import { openStaticFiles } from './http/static-files.ts';
import { listeners } from './listeners.ts';
import { openPages } from './pages.ts';
import { publicAddresses } from './public-address.ts';
import { admitSearches } from './search-admission.ts';
import type { Settings } from './settings.ts';
import type { openStorefront } from './storefront-build.ts';
import { warmUp } from './warm-up.ts';

/** The whole mall behind one listener: kept answers first, then files, then calls and pages. */
export async function openMall(
  settings: Settings,
  databaseUrl: string,
  pool: Pool,
  storefront: Awaited<ReturnType<typeof openStorefront>>,
): Promise<{ server: Server; warmUp(): Promise<void>; close(): Promise<void> }> {
  const api = buildApi(settings, pool);
  const makePage = openPages(settings, api, storefront);
  const { publicSearch } = (await storefront.load()).entry.module;
  const publicAddress = publicAddresses(everyCall, publicSearch);
  const kept = keepAnswers();
  const delivery = startDelivering(listeners);
  const news = listenForNotices(databaseUrl, 'news', delivery.wake, delivery.wake);
  const notices = listenForNotices(databaseUrl, 'pages_changed', (tag) => kept.drop(tag as PageTag), kept.dropAll);

  // Whatever no call answers is a page.
  api.notFound((context) => makePage(context.req.raw, publicAddress(new URL(context.req.url).pathname) !== null));

  const everyHeader = steadyHeaders(settings.publicUrl?.startsWith('https:') ?? false);
  const answerPublic = openPublicDoor({
    kept,
    publicAddress,
    ask: async (request) => api.fetch(request),
    onAnswered: (isHit) => keptAnswersGiven.inc({ kept: isHit ? 'yes' : 'no' }),
    admit: admitSearches(settings),
    headers: everyHeader,
  });
  const answerStatic = openStaticFiles(storefront.clientFolder, everyHeader);
  const answerRest = getRequestListener(api.fetch, { overrideGlobalObjects: false });

  const listener: RequestListener = async (incoming, outgoing) => {
    if (settings.keepsPages && answerPublic(incoming, outgoing)) return;
    if (await answerStatic(incoming, outgoing)) return;
    await answerRest(incoming, outgoing);
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.idleTimeoutMs,
    },
    storefront.wrap(listener),
  );
  return {
    server,
    warmUp: () => warmUp(api),
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await notices.stop();
      await news.stop();
      await delivery.stop();
      await storefront.close();
    },
  };
}
