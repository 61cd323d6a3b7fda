import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { computePrice, createDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { auditDatabase } from '#server/audit/audit.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { aBuyer, type Buyer, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { freezePostgres, postmasterOf } from '#tests/support/faults/frozen-postgres.ts';
import { freePort } from '#tests/support/mall/free-port.ts';
import { type MallProcess, startMall, stopMall } from '#tests/support/mall/mall-process.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { canaries, canaryRequests } from '#tests/support/security/canaries.ts';

// The real program with its own PostgreSQL, which is disconnected, killed and frozen while people buy. All tests share one mall,
// since each also shows that it goes on after the one before.

const buyerCount = 25;
const backWithinMs = 30_000; // ten seconds on a machine that is not busy with other tests
const busy = 'We’re very busy right now. Please try again in a moment';
const unavailable = 'Galleria is temporarily unavailable. Please try again shortly';
let dataDir: string;
let mall: MallProcess;
let buyers: Buyer[];
let variants: { productId: number; skuId: number }[];
let thaw: () => void = () => {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'galleria-away-'));
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await migrateDatabase(postgres.url);
  const pool = openDatabase(postgres.url);
  openPictureStore(dataDir);
  await sendEverywhere(await fillSmallMall());
  const { rows } = await pool.query(
    `update skus s set on_hand = 1000, opening = 1000 from products p
      where p.id = s.product_id and p.is_on_sale and s.on_hand > 1 and p.name ->> 'en' <> 'Lost Cup' returning s.id as "skuId", p.id as "productId"`,
  );
  variants = rows;
  buyers = await Promise.all(Array.from({ length: buyerCount }, () => aBuyer()));
  await closeDatabase();
  await postgres.stop();
  mall = await startMall(await freePort(), { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  thaw();
  await stopMall(mall);
  await rm(dataDir, { recursive: true, force: true });
});

type Answered = { status: number; ms: number; type: string; retryAfter: string | null; text: string };

async function get(path: string): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(mall.origin + path, { signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  return {
    status: response.status,
    ms: performance.now() - startedAt,
    type: response.headers.get('content-type') ?? '',
    retryAfter: response.headers.get('retry-after'),
    text,
  };
}

const seen = new Map<number, number>(); // how often each code was answered

/** Repeats a request until it succeeds. No answer at all, or any refusal but 503 and 409, fails the test. */
async function ask<C extends Call>(call: C, input: InputOf<C>, { token }: Buyer): Promise<OutputOf<C>> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const response = await fetch(mall.origin + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(30_000),
    });
    const { code, message, data } = (await response.json()) as Envelope<OutputOf<C>>;
    seen.set(code, (seen.get(code) ?? 0) + 1);
    if (code === 200) return data as OutputOf<C>;
    if ((code !== 503 && code !== 409) || Date.now() > deadline) throw new Error(`${call.path}: ${code} ${message}`);
    await sleep(100);
  }
}

async function buy(buyer: Buyer, at: number): Promise<string> {
  const line = variants[at % variants.length] ?? { productId: 0, skuId: 0 };
  const wanted = { preOrderType: 'buyNow' as const, orderDetails: [{ ...line, quantity: 1 }] };
  const { preOrderNo } = await ask(createDraft, wanted, buyer);
  const { quoteKey } = await ask(computePrice, { preOrderNo, addressId: buyer.addressId }, buyer);
  return (await ask(placeOrder, { preOrderNo, addressId: buyer.addressId, quoteKey }, buyer)).orderNo;
}

/** Each buyer buys once while something happens to the database. Returns how many times each code was answered. */
async function whileAllBuy(happen: () => Promise<void>): Promise<Map<number, number>> {
  seen.clear();
  const before = await ordersPlaced();
  const buying = Promise.all(buyers.map(buy));
  buying.catch(() => {}); // reported below
  await sleep(150);
  await happen();
  const numbers = await buying;
  expect(new Set(numbers).size).toBe(buyerCount);
  expect(await ordersPlaced()).toBe(before + buyerCount);
  return seen;
}

async function onDatabase<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const url = findRunningPostgres(dataDir);
  if (!url) throw new Error('no PostgreSQL is running');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** Only of these buyers: the demo's own shopper buys something too. */
async function ordersPlaced(): Promise<number> {
  const ids = buyers.map(({ accountId }) => accountId);
  const rows = await onDatabase<{ count: number }>(
    `select count(*)::int as count from orders where account_id in (${ids.join()})`,
  );
  return rows[0]?.count ?? 0;
}

/** How long it takes until everything is answered again. */
async function back(): Promise<number> {
  const startedAt = performance.now();
  await expect
    .poll(async () => [(await get('/readyz')).status, (await get(uncached())).status], { timeout: 60_000 })
    .toEqual([200, 200]);
  return performance.now() - startedAt;
}

let asked = 0;
const uncached = () => `/goods/goods_search?title=cup${++asked}`;

test('when every connection is cut the mall stays up and answers 503, and no order is lost or placed twice', async () => {
  const codes = await whileAllBuy(async () => {
    for (let times = 0; times < 5; times++) {
      await onDatabase(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await sleep(200);
    }
  });
  expect([...codes.keys()].filter((code) => ![200, 409, 503].includes(code))).toEqual([]);
  expect(codes.get(503)).toBeGreaterThan(0); // else no request was open when they were cut, and the test would prove nothing
  expect(await back()).toBeLessThan(backWithinMs);
});

test('a killed PostgreSQL is started again, and cached pages are shown meanwhile', async () => {
  expect((await get('/')).status).toBe(200);
  const first = postmasterOf(dataDir);
  const pages: Answered[] = [];
  const codes = await whileAllBuy(async () => {
    process.kill(first, 'SIGKILL');
    for (let times = 0; times < 10; times++) {
      pages.push(await get('/'));
      await sleep(50);
    }
  });
  expect(pages.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(codes.get(503)).toBeGreaterThan(0);
  expect(await back()).toBeLessThan(backWithinMs);
  expect(postmasterOf(dataDir)).not.toBe(first);
});

test('with a frozen database cached pages come at once, and everything else is a 503 within its deadline', async () => {
  const known = (await get('/')).text;
  expect((await get('/th')).status).toBe(200);
  thaw = freezePostgres(dataDir);
  try {
    const quick = await Promise.all([get('/readyz'), get('/'), get('/th')]);
    expect(quick.map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(quick[1].text).toBe(known);
    for (const { ms } of quick) expect(ms).toBeLessThan(10_000); // a machine may be busy
    const [product, lao, search, own] = await Promise.all(
      ['/goods_detail/2', '/lao/goods_detail/2', uncached(), '/users/user_info'].map(get),
    );
    for (const page of [product, lao, search, own]) {
      expect(page).toMatchObject({ status: 503, type: 'text/html; charset=utf-8' });
      expect(page?.retryAfter).toMatch(/^[25]$/); // depends on whether the pool or the database timed out
      expect(page?.ms).toBeLessThan(30_000); // and not as long as the database is frozen
    }
    expect(product?.text).toContain('Failed to load');
    expect(lao?.text).toContain('ໂຫຼດບໍ່ສຳເລັດ');
    await sendCanaries();
    const call = await get('/api/front/product/detail/3');
    expect(call).toMatchObject({ status: 503, type: 'application/json' });
    const [reason, message] = call.retryAfter === '2' ? ['busy', busy] : ['unavailable', unavailable];
    expect(JSON.parse(call.text)).toEqual({ code: 503, message, reason });
  } finally {
    thaw();
  }
  expect(await back()).toBeLessThan(backWithinMs);
});

/** Sends the mall everything that a person can type in. Returns the statuses. */
async function sendCanaries(): Promise<number[]> {
  const requests = canaryRequests(buyers[0]?.token ?? '');
  const answers = requests.map(([path, init]) => fetch(mall.origin + path, init));
  return (await Promise.all(answers)).map(({ status }) => status);
}

test('personal data never reaches the log, also when the database or a statement fails', async () => {
  expect(await sendCanaries()).not.toContain(500);
  await onDatabase(tables.map((table) => `alter table ${table} rename to ${table}_away`).join(';'));
  const broken = await sendCanaries();
  await onDatabase(tables.map((table) => `alter table ${table}_away rename to ${table}`).join(';'));
  expect(broken.filter((status) => status === 500).length).toBeGreaterThan(4);
  const log = mall.output() + (await readFile(join(dataDir, 'postgres.log'), 'utf8'));
  expect(log).toContain('"statement":"insert into'); // failed queries are logged
  expect(log).toContain('"errorCode":"42P01"');
  const secrets = [...Object.values(canaries), ...buyers.flatMap(({ token, email }) => [token, email])];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
const tables = ['addresses', 'accounts', 'codes', 'outgoing_messages', 'sandbox_payments'];

test('after all this it is the same process, everything adds up, and a stop under load answers every request', async () => {
  expect(mall.child.exitCode).toBe(null);
  openDatabase(findRunningPostgres(dataDir) ?? '');
  expect(await auditDatabase()).toEqual([]);
  await closeDatabase();

  let isStopped = false;
  const figures = { answered: 0, refused: 0 };
  const unanswered: unknown[] = [];
  const shopper = async (at: number) => {
    while (!isStopped) {
      try {
        const response = await fetch(mall.origin + (at % 2 ? '/' : uncached()));
        await response.arrayBuffer();
        figures.answered += 1;
      } catch (error) {
        // A refused connection counts as an answer: nothing was asked yet.
        if (isRefused(error)) {
          figures.refused += 1;
          return;
        }
        unanswered.push(error);
      }
    }
  };
  const load = Promise.all(Array.from({ length: 20 }, (_, at) => shopper(at)));
  await sleep(1_000);
  mall.child.kill('SIGTERM');
  expect(await mall.ended).toBe(0);
  isStopped = true;
  await load;
  expect(unanswered).toEqual([]);
  expect(figures.answered).toBeGreaterThan(20);
  expect(figures.refused).toBe(20);
});

function isRefused(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as NodeJS.ErrnoException).code === 'ECONNREFUSED') return true;
  return false;
}
