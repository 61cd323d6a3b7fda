import type { AddressInfo } from 'node:net';
import { createContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll } from 'vitest';
import type { StorefrontBuild } from '#server/pages/pages.ts';
import { openMall } from '#server/start/mall.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import { callFailure } from '#storefront/base/client/call-mall.ts';
import { publicSearch } from '#storefront/base/links/public-pages.ts';
import type { MallUnderTest } from './mall-under-test.ts';

/** Every address that is not a call is the same page. */
const onePage = {
  entry: {
    module: {
      default: async (_: Request, status: number) => new Response('a page', { status }),
      callMall: createContext(),
      callFailure,
      handleError: () => {}, // a page asked with a wrong method need not be logged
      publicSearch,
      publicSettings: createContext(),
      scriptNonce: createContext(),
    },
  },
  routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild as StorefrontBuild;

/** The whole mall of a test file, listening on a port: for what only real connections show. */
export function listeningMall(tested: MallUnderTest, environment: Record<string, string> = {}) {
  const listening = { port: 0 };
  let mall: Awaited<ReturnType<typeof openMall>>;
  beforeAll(async () => {
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: tested.databaseUrl,
      DATA_DIR: tested.dataDir,
      ...environment,
    });
    mall = await openMall(settings, tested.databaseUrl, tested.pool, {
      styleSheet: null as never,
      messagesUrl: () => '',
      clientFolder: tested.dataDir,
      load: async () => onePage,
      wrap: (listener) => listener,
      close: async () => {},
    });
    await new Promise<void>((resolve) => mall.server.listen(0, '127.0.0.1', resolve));
    listening.port = (mall.server.address() as AddressInfo).port;
  });
  afterAll(() => mall.close());
  return listening;
}
