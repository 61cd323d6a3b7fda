import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { openLocalStripeConnect } from '#tests/support/servers/local-stripe-connect.ts';
import { freePort } from './free-port.ts';

/** Of the messages about payouts that journeys sign. */
export const payoutSecret = 'whsec_journeys';

/** Starts a demo mall for the journeys; its process, database and pictures are removed afterwards. */
export default async function setUp() {
  if (process.env.MALL_URL) return; // a mall that runs already, while a journey is being written
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-journeys-'));
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  const port = await freePort();
  const foreignOrigin = `http://localhost:${await freePort()}`;
  const stripe = await openLocalStripeConnect(payoutSecret);
  const { NODE_ENV: _, ...environment } = process.env; // Playwright's "test" would load React's slow development build
  const mall = spawn(process.execPath, ['server/start/main.ts'], {
    env: {
      ...environment,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(dataDir, 'mall'),
      DEMO: '1',
      ALLOWED_ORIGINS: foreignOrigin,
      WEBHOOK_LOCAL_TARGETS: '1',
      // Stripe only pays shops: its own card form comes from the network.
      STRIPE_SECRET_KEY: 'sk_test_journeys',
      STRIPE_CONNECT_WEBHOOK_SECRET: payoutSecret,
      STRIPE_API_HOST: stripe.url,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(mall);
  process.env.MALL_URL = `http://127.0.0.1:${port}`;
  process.env.MALL_DATABASE_URL = postgres.url;
  process.env.FOREIGN_ORIGIN = foreignOrigin;
  process.env.LOCAL_STRIPE = stripe.url;
  return async () => {
    mall.kill('SIGTERM');
    await new Promise((resolve) => mall.once('exit', resolve));
    await postgres.stop();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function opened(mall: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    mall.stdout?.on('data', (said: Buffer) => {
      if (said.includes('The mall is open')) resolve();
    });
    mall.once('exit', (code) => reject(new Error(`The mall ended with code ${code} before it was open`)));
  });
}
