import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import { checkImportPart } from '#contract/catalogue/merchant-import.ts';
import { publishFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import { everyCall } from '#contract/index.ts';
import { serveDemoSocial } from '#demo/social/serve.ts';
import { serveWorld } from '#demo/world/serve.ts';
import { checkedPromises } from '#server/audit/checked-promises.ts';
import { database } from '#server/database/connection.ts';
import { isMigrated } from '#server/database/migrate.ts';
import { answerThrown } from '#server/http/answers.ts';
import { allowOrigins } from '#server/http/cross-origin.ts';
import { serveCspReports } from '#server/http/csp-reports.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { demoRateLimitFactor, limits } from '#server/http/limits.ts';
import { logRequests } from '#server/http/log-requests.ts';
import { registry } from '#server/http/metrics.ts';
import { mayReadMetrics } from '#server/http/metrics-access.ts';
import { serveApiReference } from '#server/http/openapi/api-reference.ts';
import { openApiDocument } from '#server/http/openapi/openapi.ts';
import { Refusal } from '#server/http/refusal.ts';
import { commonHeaders, sandboxPolicy } from '#server/http/security-headers.ts';
import type { Api, ApiOptions } from '#server/http/serve.ts';
import { serveAccounts } from '#server/modules/accounts/routes.ts';
import { serveApplications } from '#server/modules/applications/routes.ts';
import { serveCampaigns } from '#server/modules/campaigns/routes.ts';
import { serveCart } from '#server/modules/cart/routes.ts';
import { serveOwnShelves } from '#server/modules/catalogue/own-shelves/own-shelf-routes.ts';
import { serveCatalogue } from '#server/modules/catalogue/routes.ts';
import { serveShopPictures } from '#server/modules/catalogue/shop-face/shop-face-routes.ts';
import { serveShopHome } from '#server/modules/catalogue/shop-home/home-routes.ts';
import { serveShopOpening } from '#server/modules/catalogue/shop-opening/shop-opening-routes.ts';
import { isInChat } from '#server/modules/chat/index.ts';
import { serveChat } from '#server/modules/chat/routes.ts';
import { getSite, publishOwnPictures } from '#server/modules/content/index.ts';
import { serveContent } from '#server/modules/content/routes.ts';
import { serveCoupons } from '#server/modules/coupons/routes.ts';
import { findSession } from '#server/modules/identity/index.ts';
import { serveIdentity } from '#server/modules/identity/routes.ts';
import type { IsSignInOpen } from '#server/modules/identity/sign-in/is-sign-in-open.ts';
import { serveSocialSignIn } from '#server/modules/identity/sign-in/social-routes.ts';
import { serveFiguresToPlatform } from '#server/modules/insights/platform/platform-routes.ts';
import { serveInsights } from '#server/modules/insights/routes.ts';
import { serveSeen } from '#server/modules/insights/seen/serve-seen.ts';
import { findKey } from '#server/modules/integrations/index.ts';
import { serveIntegrations } from '#server/modules/integrations/routes.ts';
import { openChecks, openJobs, openReadiness, openStorageFigures } from '#server/modules/machine/index.ts';
import { serveMachine } from '#server/modules/machine/routes.ts';
import { exportedNotifications, forgetNotifications } from '#server/modules/notifications/index.ts';
import { serveNotifications } from '#server/modules/notifications/routes.ts';
import { findOperator } from '#server/modules/operators/index.ts';
import { serveOperators } from '#server/modules/operators/routes.ts';
import { countLimitedUnits } from '#server/modules/orders/index.ts';
import { listOrderNumbers } from '#server/modules/orders/reads/payment-content-queries.ts';
import { serveOrders } from '#server/modules/orders/routes.ts';
import { servePayments } from '#server/modules/payments/routes.ts';
import { servePayouts } from '#server/modules/payouts/routes.ts';
import { servePoints } from '#server/modules/points/routes.ts';
import { servePricing } from '#server/modules/pricing/routes.ts';
import { serveQuestions } from '#server/modules/questions/routes.ts';
import { serveReceipts } from '#server/modules/receipts/routes.ts';
import { isProofFor } from '#server/modules/refunds/index.ts';
import { serveRefunds } from '#server/modules/refunds/routes.ts';
import { serveReviews } from '#server/modules/reviews/routes.ts';
import { serveSearch } from '#server/modules/search/routes.ts';
import { serveShipping } from '#server/modules/shipping/routes.ts';
import { serveShopFace } from '#server/modules/shops/face/face-routes.ts';
import { serveHandOver } from '#server/modules/shops/hand-over/hand-over-routes.ts';
import { serveHolidays } from '#server/modules/shops/holidays/holiday-routes.ts';
import { findMembership, listShopsWithScope } from '#server/modules/shops/index.ts';
import { serveOwnShop } from '#server/modules/shops/own-shop/own-shop-routes.ts';
import { serveShopsToPlatform } from '#server/modules/shops/platform/platform-routes.ts';
import { serveShops } from '#server/modules/shops/routes.ts';
import { serveStaff } from '#server/modules/shops/staff/staff-routes.ts';
import { serveViews } from '#server/modules/shops/views/view-routes.ts';
import { isPage } from '#server/pages/is-page.ts';
import { serveSitemap } from '#server/pages/sitemap.ts';
import { openParcelCarriers } from '#server/providers/carriers/carriers.ts';
import { openWebhookSender } from '#server/providers/webhooks/webhook-sender.ts';
import { mallAddress, type Settings } from '#server/start/settings/settings.ts';
import { loginMethodsOf } from './login-methods.ts';
import { openPayments } from './payment-providers.ts';
import { scheduledJobs } from './schedule.ts';
import { openSocialProviders } from './social-providers.ts';

const readyWithinMs = 1_000; // a database that answers later counts as not ready

/** Every route that is not a page: each module's calls, pictures, health, metrics. */
export function buildApi(settings: Settings, pool: Pool): Api {
  const api: Api = new Hono();
  const publicUrl = mallAddress(settings);
  const isHttps = publicUrl.startsWith('https:');
  const options: ApiOptions = {
    isHttps,
    publicUrl,
    allowedOrigins: settings.allowedOrigins,
    findSession,
    findMembership,
    findOperator,
    demandsSecondFactor: !settings.isDemo && !settings.isTest,
    findKey,
    rateLimitFactor: settings.isDemo ? demoRateLimitFactor : 1,
    isTest: settings.isTest,
  };
  const headers = Object.entries(commonHeaders(isHttps));

  api.use(logRequests(settings.trustedProxies));
  api.use(async (context, next) => {
    context.set('options', options);
    await next();
  });
  api.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
    // Mail programs, and front-ends on other origins, show the mall's pictures too.
    if (context.req.path.startsWith('/media/')) context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', sandboxPolicy);
  });
  api.use('/api/*', allowOrigins(settings.allowedOrigins));
  const limitJson = limitBody(limits.jsonBytes);
  const limitFile = limitBody(limits.fileBytes);
  const limitDraft = limitBody(limits.draftBytes);
  const draftPaths = new Set<string>([saveDraft, checkImportPart, saveFaceDraft, publishFace].map(({ path }) => path));
  const filePaths = new Set<string>(everyCall.filter(({ body }) => body === 'file').map(({ path }) => path));
  api.use((context, next) => {
    const { path } = context.req;
    const limit = filePaths.has(path) ? limitFile : draftPaths.has(path) ? limitDraft : limitJson;
    return limit(context, next);
  });
  api.onError(answerThrown);

  api.get('/healthz', (context) => context.json({ status: 'alive' }));
  api.get('/readyz', async (context) => {
    const tooLate = sleep(readyWithinMs, false, { ref: false });
    const isReady = await Promise.race([isMigrated(pool).catch(() => false), tooLate]);
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503);
  });
  api.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, settings)) throw new Refusal('not_found');
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });

  serveApiReference(api, openApiDocument(everyCall, '0.1.0'));

  const { providers, standIns } = openSocialProviders(settings, publicUrl);
  const isSignInOpen: IsSignInOpen = async (way) =>
    (way !== 'visitors' || settings.visitorOpen) && (await getSite(database(), 'signIn'))[way];
  serveIdentity(api, { isSignInOpen, publishPictures: publishOwnPictures });
  serveContent(api, {
    publicUrl,
    loginMethods: loginMethodsOf(settings),
    maySeePicture: [
      ({ accountId }, hash) => isProofFor(accountId, hash),
      async ({ accountId }, hash) => isInChat(accountId, await listShopsWithScope(accountId, 'chat'), hash),
    ],
    isPage,
  });
  serveSocialSignIn(api, providers, isSignInOpen);
  if (standIns) serveDemoSocial(api, standIns, publicUrl);
  serveShops(api);
  serveOperators(api);
  serveStaff(api, options);
  serveHandOver(api);
  serveOwnShop(api);
  serveHolidays(api);
  serveShopsToPlatform(api);
  serveFiguresToPlatform(api);
  serveShopFace(api);
  serveViews(api);
  serveShopOpening(api);
  serveShopPictures(api);
  serveOwnShelves(api);
  serveShopHome(api);
  serveApplications(api);
  serveCatalogue(api);
  serveSearch(api);
  serveCoupons(api);
  servePoints(api);
  servePricing(api);
  serveSeen(api); // before orders: it notes from which browser they come
  serveOrders(api);
  openParcelCarriers(settings.carriers, settings.isDemo);
  serveShipping(api);
  openPayments(api, settings);
  servePayments(api, listOrderNumbers);
  serveCart(api, { countLimited: countLimitedUnits });
  serveAccounts(api, { forget: forgetNotifications, exported: exportedNotifications });
  serveCampaigns(api);
  serveRefunds(api);
  servePayouts(api);
  serveReceipts(api);
  serveReviews(api);
  serveQuestions(api);
  serveChat(api);
  serveInsights(api);
  openWebhookSender(settings.webhooks);
  serveIntegrations(api);
  serveNotifications(api, { isDemo: settings.isDemo, publicUrl });
  openChecks(checkedPromises(settings.dataDir));
  openJobs(scheduledJobs);
  openReadiness(() => isMigrated(pool));
  openStorageFigures(settings.dataDir);
  serveMachine(api);
  serveWorld(api, settings);
  serveCspReports(api, settings.isDemo);
  serveSitemap(api, publicUrl);

  api.all('/api/*', () => {
    throw new Refusal('not_found');
  });
  api.all('/media/*', () => {
    throw new Refusal('not_found');
  });
  return api;
}
