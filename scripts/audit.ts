import { audit } from '#server/audit/audit.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { lockDataFolder } from '#server/database/data-folder-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { isStartFailure } from '#server/database/start-failure.ts';
import { readSettings } from '#server/start/settings/settings.ts';

const closing: (() => Promise<void>)[] = [];

/** Recomputes every balance from its ledger and prints what differs. Exits with 1 when something does. */
async function run(): Promise<number> {
  const settings = readSettings(process.env);
  openDatabase(settings.databaseUrl ?? (await openEmbedded(settings.dataDir)));
  closing.push(closeDatabase);
  const violations = await audit(settings.dataDir);
  for (const { promise, what } of violations) console.log(`  ✗ ${promise}: ${what}`);
  console.log(violations.length === 0 ? '  ✓ Everything adds up' : `  ${violations.length} things do not add up`);
  return violations.length === 0 ? 0 : 1;
}

/** The database of the running mall; if none runs, it is started for as long as the audit takes. */
async function openEmbedded(dataDir: string): Promise<string> {
  const running = findRunningPostgres(dataDir);
  if (running) return running;
  const lock = lockDataFolder(dataDir);
  closing.push(async () => lock.release());
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.warn(line) });
  closing.push(postgres.stop);
  return postgres.url;
}

let exitCode: number;
try {
  exitCode = await run();
} catch (error) {
  exitCode = 2;
  console.error(isStartFailure(error) ? `  ✗ ${error.message}` : error);
}
for (const close of closing.reverse()) await close().catch((error) => console.error(error));
process.exit(exitCode);
