import pg from 'pg';
import { fillDemoMall } from '#demo/fill.ts';
import { scaleMall } from '#demo/scale/scale.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { lockDataFolder } from '#server/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { isStartFailure, startFailure } from '#server/database/start-failure.ts';
import { balanceTiers } from '#server/modules/search/index.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import { step } from '#server/start/start-steps.ts';

const productsMax = 5_000_000;
const closing: (() => Promise<void>)[] = [];

/** Fills the demo mall with many products, to see how it behaves with a million. */
async function run(): Promise<void> {
  const count = readProductCount(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (!settings.isDemo) throw startFailure('This is not a demo mall (DEMO is off), so nothing was added to it.');
  const lock = lockDataFolder(settings.dataDir);
  closing.push(async () => lock.release());
  let { databaseUrl } = settings;
  if (!databaseUrl) {
    const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, say: (line) => console.warn(line) });
    closing.push(postgres.stop);
    databaseUrl = postgres.url;
  }
  await migrateDatabase(databaseUrl);
  openDatabase(databaseUrl);
  closing.push(closeDatabase);
  openPictureStore(settings.dataDir);
  await step('demo mall', fillDemoMall, (said) => said);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  closing.push(() => client.end());
  await assertDemo(client);
  await step(
    'products',
    () => scaleMall(client, count, printProgress),
    () => `${count} added`,
  );
  await step('tiers', balanceTiers);
  await step('analyze', () => client.query('vacuum analyze'));
}

function readProductCount(args: readonly string[]): number {
  const at = args.findIndex((arg) => arg === '--goods' || arg.startsWith('--goods='));
  const count = Number(args[at]?.split('=')[1] ?? args[at + 1]);
  if (at < 0 || !Number.isInteger(count) || count < 1 || count > productsMax)
    throw startFailure(`How many products? npm run demo:scale -- --goods 100000 (at most ${productsMax})`);
  return count;
}

/** Refuses a mall that has shops of its own, whatever the settings say. */
async function assertDemo(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select name from shops where email not like 'hello@%.example' limit 1");
  if (rows.length > 0) throw startFailure(`This mall has a shop that is not of the demo (${rows[0].name}).`);
}

let printed = '';
function printProgress(what: string, share: number): void {
  const line = `  … ${what} ${Math.floor(share * 100)} %`;
  if (line === printed) return;
  printed = line;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else if (share === 0 || Math.floor(share * 100) % 10 === 0) console.log(line);
}

let exitCode = 0;
try {
  await run();
} catch (error) {
  exitCode = 1;
  console.error(isStartFailure(error) ? `  ✗ ${error.message}` : error);
}
for (const close of closing.reverse()) await close().catch((error) => console.error(error));
process.exit(exitCode);
