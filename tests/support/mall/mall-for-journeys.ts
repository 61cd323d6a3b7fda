import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { freePort } from './free-port.ts';

/** Starts a demo mall for the journeys; its process, database and pictures are removed afterwards. */
export default async function setUp() {
  if (process.env.MALL_URL) return; // a mall that runs already, while a journey is being written
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-journeys-'));
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  const port = await freePort();
  const foreignOrigin = `http://localhost:${await freePort()}`;
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
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(mall);
  process.env.MALL_URL = `http://127.0.0.1:${port}`;
  process.env.MALL_DATABASE_URL = postgres.url;
  process.env.FOREIGN_ORIGIN = foreignOrigin;
  return async () => {
    mall.kill('SIGTERM');
    await new Promise((resolve) => mall.once('exit', resolve));
    await postgres.stop();
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
