import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { openMall } from '#server/start/mall.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { onePageStorefront } from './one-page-storefront.ts';

/** The whole mall of a test file, listening on a port: for what only real connections show. */
export function listeningMall(
  tested: MallUnderTest,
  environment: Record<string, string> = {},
  build = onePageStorefront(),
) {
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
      load: async () => build,
      wrap: (listener) => listener,
      close: async () => {},
    });
    await new Promise<void>((resolve) => mall.server.listen(0, '127.0.0.1', resolve));
    listening.port = (mall.server.address() as AddressInfo).port;
  });
  afterAll(() => mall.close());
  return listening;
}
