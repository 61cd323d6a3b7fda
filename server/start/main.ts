import './react-mode.ts';
import { createServer } from 'node:net';
import { describeDemoAccounts } from '#demo/add-accounts.ts';
import { closeDemoAccounts } from '#demo/close-accounts.ts';
import { fillDemoMall } from '#demo/fill.ts';
import { placeAlone, takeClock } from '#demo/world/starting-alone.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { lockDataFolder } from '#server/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { isStartFailure, startFailure } from '#server/database/start-failure.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { describeError } from '#server/http/describe-error.ts';
import { writeLimited } from '#server/http/limited-sources.ts';
import { log } from '#server/http/log.ts';
import { writeSeen } from '#server/modules/insights/index.ts';
import { startBeats, stopChecks } from '#server/modules/machine/index.ts';
import { inviteFirstAdministrator } from '#server/modules/operators/index.ts';
import { indexMissing } from '#server/modules/search/index.ts';
import { openStorefront } from '#server/pages/storefront-build.ts';
import { startMessageSender } from '#server/providers/messages/message-sender.ts';
import { openSenders } from '#server/providers/messages/senders.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { mallAddress, readSettings, type Settings } from '#server/start/settings/settings.ts';
import { openMall } from './mall.ts';
import { givenNodeEnv } from './react-mode.ts';
import { startSchedule } from './schedule.ts';
import { step } from './start-steps.ts';

const closing: (() => Promise<void>)[] = [];

/** Starts every part in order; `closing` stops them in reverse order. */
async function start(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings({ ...process.env, NODE_ENV: givenNodeEnv });
  log.level = settings.logLevel;
  const lock = lockDataFolder(settings.dataDir);
  closing.push(async () => lock.release());
  await assertPortIsFree(settings);

  const databaseUrl = await step('database', () => openPostgres(settings));
  await step('migrations', () => migrateDatabase(databaseUrl));
  const pool = openDatabase(databaseUrl);
  closing.push(closeDatabase);
  openPictureStore(settings.dataDir);
  const releaseClock = await takeClock(databaseUrl);
  closing.push(releaseClock);
  if (settings.isDemo) await step('demo mall', fillDemoMall, (said) => said);
  else await refuseDemoAccounts(settings);

  const mall = await step('storefront', async () =>
    openMall(settings, databaseUrl, pool, await openStorefront(settings.isDev)),
  );
  closing.push(mall.close);
  if (settings.isDemo)
    await step('demo history', mall.addDemoHistory).catch((error) =>
      log.error({ err: error }, 'making the past of the demo failed'),
    );
  await releaseClock();
  // Products that were added before search existed have no event that would index them.
  void indexMissing().catch((error) => log.error({ err: error }, 'indexing missing products at start failed'));
  const sender = startMessageSender(databaseUrl, openSenders(settings.messages, settings.isDemo));
  closing.push(sender.stop);
  closing.push(writeLimited);
  closing.push(writeSeen); // after the last request and the last job
  const schedule = startSchedule();
  closing.push(startBeats().stop);
  closing.push(schedule.stop);
  closing.push(async () => stopChecks()); // before the schedule, which waits for what is running
  await listen(mall.server, settings);
  closing.push(mall.drain); // runs first: open requests are answered before anything else stops
  void mall.warmUp();
  // Demo orders are placed through the API, so only once the mall is open; the start does not wait for them.
  if (settings.isDemo)
    void placeAlone(databaseUrl, mall.addDemoOrders).catch((error) =>
      log.error({ err: error }, 'placing the demo orders failed'),
    );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n  The mall is open after ${seconds} s: ${mallAddress(settings)}\n`);
  if (settings.isDemo) console.log(describeDemoAccounts());
  else await printFirstLink(settings);
}

/** Of a mall that nobody runs yet. There is no password that everyone knows. */
async function printFirstLink(settings: Settings): Promise<void> {
  const link = await inviteFirstAdministrator(mallAddress(settings));
  if (link)
    console.log(
      `  Nobody runs this mall yet. Open this link to become its first administrator; it works once:\n  ${link}\n`,
    );
}

async function refuseDemoAccounts(settings: Settings): Promise<void> {
  const closed = await closeDemoAccounts(settings);
  if (closed.length > 0) log.warn(`Closed, since DEMO is off and everyone knows their password: ${closed.join(', ')}`);
}

async function openPostgres(settings: Settings): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, say: (line) => log.warn(line) });
  closing.push(postgres.stop);
  return postgres.url;
}

/** Checked before anything is started, so that a busy port is reported at once. */
async function assertPortIsFree({ port, host }: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, host });
  await new Promise((resolve) => probe.close(resolve));
}

function listen(
  server: ReturnType<typeof createServer>,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(startFailure(`Port ${port} on ${host} ${reason}. Free it, or choose another with PORT=…`));
    });
    server.listen(port, host, () => resolve());
  });
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), 15_000).unref(); // a part that hangs must not block the exit for ever
  for (const close of closing.reverse()) {
    await close().catch((error) => log.error({ err: error }, 'a part of the mall failed to close'));
  }
  process.exit(exitCode);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

// An unhandled rejection is a bug, but no reason to stop the mall for everyone.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
// After an uncaught error the process may be in any state: it answers open requests and ends.
process.on('uncaughtException', (error) => {
  if (databaseTrouble(error)) return log.error({ err: error }, 'lost database connection without an error handler');
  log.fatal({ err: error }, 'uncaught error: the mall closes');
  void stop(1);
});

start().catch(async (error: unknown) => {
  if (isStartFailure(error)) console.error(`  ✗ ${error.message}`);
  else console.error(describeError(error)); // not the error itself: a failed query carries its values
  await stop(1);
});
