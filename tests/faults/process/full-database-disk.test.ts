import { type FileHandle, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDraft } from '#contract/orders/shopper-checkout.ts';
import { auditDatabase } from '#server/audit/audit.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { aBuyer, type Buyer, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { postmasterOf } from '#tests/support/faults/frozen-postgres.ts';
import { mountSmallDisk } from '#tests/support/faults/small-disk.ts';
import { freePort } from '#tests/support/mall/free-port.ts';
import { type MallProcess, startMall, stopMall } from '#tests/support/mall/mall-process.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// The disk of the database is full, first for its tables, then for its log too, which stops PostgreSQL and keeps it from
// starting. In the real program writes are refused, cached pages are shown, and with free space everything works again.

const diskKilobytes = 300_000;
const backWithinMs = 30_000; // ten seconds on a machine that is not busy with other tests
const failingStartsMs = 16_000; // long enough that pauses which double without a limit would show
let dataDir: string;
let disk: ReturnType<typeof mountSmallDisk> = null;
let mall: MallProcess;
let buyer: Buyer;
let line: { productId: number; skuId: number };
let filler: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'galleria-full-'));
  disk = mountSmallDisk(dataDir, diskKilobytes);
  // biome-ignore lint/suspicious/noConsole: the output of the test run has to say how the disk was simulated
  if (!disk) console.warn('no small disk can be mounted here, which needs root: errors of a full one stand in');
  filler = join(dataDir, 'filler');
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await migrateDatabase(postgres.url);
  const pool = openDatabase(postgres.url);
  openPictureStore(dataDir);
  await sendEverywhere(await fillSmallMall());
  const { rows } = await pool.query(
    `update skus s set on_hand = 1000, opening = 1000 from products p
      where p.id = s.product_id and p.is_on_sale and s.on_hand > 1 and p.name ->> 'en' <> 'Lost Cup' returning s.id as "skuId", p.id as "productId"`,
  );
  line = rows[0];
  buyer = await aBuyer();
  await closeDatabase();
  await postgres.stop();
  mall = await startMall(await freePort(), { DATA_DIR: dataDir, DEMO: '1' });
});
afterAll(async () => {
  await stopMall(mall);
  disk?.unmount();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(mall.origin + path, { signal: AbortSignal.timeout(30_000) });

/** The answer to a buyer who begins an order. */
async function beginOrder() {
  const response = await fetch(mall.origin + createDraft.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body: JSON.stringify({ preOrderType: 'buyNow', orderDetails: [{ ...line, quantity: 1 }] }),
    signal: AbortSignal.timeout(30_000),
  });
  return { ...(await response.json()), retryAfter: response.headers.get('retry-after') };
}

async function onDatabase(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningPostgres(dataDir) ?? '' });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Fills the disk step by step: PostgreSQL writes at the same time, so the free space is not known beforehand. */
async function writeUntilFull(file: FileHandle, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}

/** Fills the disk; without one of its own, makes the table fail with PostgreSQL's error for a full disk. */
async function fillDisk(): Promise<void> {
  if (disk) {
    const file = await open(filler, 'a');
    for (const bytes of [1_000_000, 4_096]) await writeUntilFull(file, Buffer.alloc(bytes));
    await file.close();
  } else {
    await onDatabase(
      `create function refuse_as_full() returns trigger language plpgsql
         as $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`,
      `create trigger full_disk before insert on checkout_drafts execute function refuse_as_full()`,
    );
  }
}

async function makeRoom(): Promise<void> {
  if (disk) await rm(filler);
  else await onDatabase('drop trigger full_disk on checkout_drafts');
}

/** Stops PostgreSQL so that it cannot start again until the returned function is called. */
async function endForWantOfRoom(): Promise<() => Promise<void>> {
  const log = join(dataDir, 'postgres/pg_wal');
  if (disk) {
    await fillDisk();
    // Each switches to a new log file, until there is no space for another.
    const takes = Array.from({ length: 30 }, () => [
      'select pg_switch_wal()',
      `select pg_logical_emit_message(false, 'full', 'x')`,
    ]);
    // PostgreSQL says why, unless the failure of another of its processes has cut the connection before.
    await expect(onDatabase(...takes.flat())).rejects.toThrow(
      /No space left|EPIPE|ECONNRESET|[Cc]onnection terminated/,
    );
    return () => rm(filler);
  }
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await rename(log, `${log}.away`);
  return () => rename(`${log}.away`, log);
}

test('without space for tables writes are refused and reads work; with free space everything works again', async () => {
  expect((await beginOrder()).code).toBe(200);
  await fillDisk();
  // Rows that fit into existing pages are still written.
  let answer = await beginOrder();
  for (let tries = 0; answer.code === 200 && tries < 2_000; tries += 1) answer = await beginOrder();
  expect(answer).toEqual({
    code: 503,
    message: 'We can’t save anything right now. Nothing was changed; please try again later',
    reason: 'storage_full',
    retryAfter: '60',
  });
  const read = await Promise.all(['/', '/goods_detail/2', '/goods/goods_search?title=cup', '/readyz'].map(get));
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await makeRoom();
  expect((await beginOrder()).code).toBe(200);
});

test('without space for its log PostgreSQL stops: cached pages are shown, everything else is 503, and with free space it restarts soon', async () => {
  expect((await get('/')).status).toBe(200);
  const makeRoomAgain = await endForWantOfRoom();
  const failingUntil = Date.now() + failingStartsMs;
  await expect.poll(async () => (await get('/readyz')).status, patience).toBe(503);
  do {
    const [home, order] = await Promise.all([get('/'), beginOrder()]);
    expect([home.status, order.code, order.reason]).toEqual([200, 503, 'unavailable']);
    await sleep(500);
  } while (Date.now() < failingUntil);
  await makeRoomAgain();
  const startedAt = performance.now();
  await expect.poll(async () => (await beginOrder()).code, { timeout: 60_000, interval: 200 }).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(backWithinMs);

  expect(mall.child.exitCode).toBe(null);
  openDatabase(findRunningPostgres(dataDir) ?? '');
  expect(await auditDatabase()).toEqual([]);
  await closeDatabase();
});
