import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { computePrice, createDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { audit } from '#server/audit/audit.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { aBuyer, type Buyer, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { freePort } from '#tests/support/mall/free-port.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// The real program is killed, as by a power cut, while many people buy. A buyer without an answer sends the same idempotency
// key again. Needs the built storefront, as `npm test` provides.

const main = fileURLToPath(new URL('../../../server/start/main.ts', import.meta.url));
const [shoppers, checkoutsEach, kills] = [16, 4, 2] as const;
const inAll = shoppers * checkoutsEach;
let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let pool: pg.Pool;
let port: number;
let variants: { productId: number; skuId: number }[];
let mall: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-kill-'));
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), say: () => {} });
  await migrateDatabase(postgres.url);
  pool = openDatabase(postgres.url);
  openPictureStore(join(folder, 'data'));
  await sendEverywhere(await fillSmallMall());
  const { rows } = await pool.query(
    `update skus s set on_hand = 1000, opening = 1000 from products p
      where p.id = s.product_id and p.is_on_sale and s.on_hand > 1 and p.name ->> 'en' <> 'Lost Cup' returning s.id as "skuId", p.id as "productId"`,
  );
  variants = rows;
  port = await freePort();
  mall = await open();
});
afterAll(async () => {
  mall?.kill('SIGKILL');
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<ChildProcess> {
  const opening = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      DEMO: '1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    opening.stdout?.on('data', (said: Buffer) => said.includes('The mall is open') && resolve());
    opening.once('exit', (code) => reject(new Error(`the mall ended with ${code}`)));
  });
  opening.removeAllListeners('exit');
  return opening;
}

const figures = { lostAnswers: 0, recovered: 0 };

/** Repeats a request until it is answered: also while the mall is down, busy or still working on it. */
async function ask<C extends Call>(
  call: C,
  input: InputOf<C>,
  { token }: Buyer,
  { leavesAfterMs, losesAnswer = false }: { leavesAfterMs?: number; losesAnswer?: boolean } = {},
): Promise<OutputOf<C>> {
  const given = input as Record<string, string>;
  const { path } = fillPath(call.path, given);
  let patience = leavesAfterMs;
  let isLost = losesAnswer;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: call.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: call.method === 'POST' ? JSON.stringify(input) : null,
        signal: AbortSignal.timeout(patience ?? 20_000),
      });
      const { code, message, data } = (await response.json()) as Envelope<OutputOf<C>>;
      if (isLost) {
        isLost = false;
        throw new Error('the answer got lost on its way');
      }
      if (code === 200) return data as OutputOf<C>;
      if (code !== 503 && code !== 409) throw new Refused(`${call.path}: ${code} ${message}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      patience = undefined;
      if ((call as Call) === placeOrder) await noteLost(given.preOrderNo ?? '');
    }
    await sleep(100);
  }
}
class Refused extends Error {}

/** Whether an order whose answer was lost had been placed all the same. */
async function noteLost(preOrderNo: string): Promise<void> {
  figures.lostAnswers += 1;
  await sleep(300);
  const { rows } = await pool.query('select payment_number from checkout_drafts where number = $1', [preOrderNo]);
  if (rows[0]?.payment_number) figures.recovered += 1;
}

type Bought = { preOrderNo: string; orderNo: string; payable: number };

async function buy(buyer: Buyer, at: number): Promise<Bought> {
  const line = variants[at % variants.length] ?? { productId: 0, skuId: 0 };
  const wanted = { preOrderType: 'buyNow' as const, orderDetails: [{ ...line, quantity: 1 }] };
  const { preOrderNo } = await ask(createDraft, wanted, buyer);
  const input = { preOrderNo, addressId: buyer.addressId };
  const { quoteKey } = await ask(computePrice, input, buyer);
  // Some clients disconnect before the answer and some never get it, so that kills between the commit and the answer are certain.
  const trouble = [{ leavesAfterMs: 5 }, {}, { losesAnswer: true }, {}][at % 4];
  const placed = await ask(placeOrder, { ...input, quoteKey }, buyer, trouble);
  const { clientSecret } = await ask(startPayment, { orderNo: placed.orderNo, payType: 'sandbox' }, buyer);
  await enterCard(clientSecret);
  while ((await ask(getPayState, { orderNo: placed.orderNo }, buyer)).state !== 'paid') await sleep(50);
  return { preOrderNo, orderNo: placed.orderNo, payable: placed.payable };
}

async function enterCard(clientSecret: string | null): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: '4242424242424242' }),
  };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox-gateway/card`, init).catch(() => null);
    if (answer) return;
    await sleep(100);
  }
}

test(`killed ${kills} times while ${inAll} orders are placed and paid: no order is lost or placed twice`, async () => {
  const bought: Bought[] = [];
  const accountIds: number[] = []; // the demo's own shopper buys something too
  const shopper = async (index: number) => {
    const buyer = await aBuyer();
    accountIds.push(buyer.accountId);
    for (let times = 0; times < checkoutsEach; times++) bought.push(await buy(buyer, index * checkoutsEach + times));
  };
  const shopping = Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(index)));
  for (let killed = 1; killed <= kills; killed++) {
    while (bought.length < (killed * inAll) / (kills + 1)) await sleep(5);
    mall?.kill('SIGKILL');
    await new Promise((gone) => mall?.once('exit', gone));
    mall = await open();
  }
  await shopping;

  const { rows: orders } = await pool.query(
    `select p.number as "preOrderNo", t.number as "orderNo", t.amount as payable
      from payments t join checkout_drafts p on p.payment_number = t.number where t.account_id = any($1) order by t.id`,
    [accountIds],
  );
  const sorted = (all: Bought[]) => all.toSorted((a, b) => a.preOrderNo.localeCompare(b.preOrderNo));
  expect(sorted(orders)).toEqual(sorted(bought));
  const settled = `select count(*)::int as payments, count(*) filter (where t.status = 'paid' and o.status = 'paid')::int as paid,
    count(distinct o.id)::int as orders, count(c.id)::int as captures
    from payments t join orders o on o.payment_id = t.id left join captures c on c.payment_id = t.id where t.account_id = any($1)`;
  // The orders' handlers run after the last payment was answered.
  await expect
    .poll(async () => (await pool.query(settled, [accountIds])).rows[0].paid, { timeout: 60_000 })
    .toBe(inAll);
  expect((await pool.query(settled, [accountIds])).rows).toEqual([
    { payments: inAll, paid: inAll, orders: inAll, captures: inAll },
  ]);
  const { rows } = await pool.query(
    `select -sum(m.on_hand_delta)::int as sold, sum(m.reserved_delta)::int as reserved from stock_changes m
      join order_lines l on m.cause in ('reserve:' || l.id, 'release:' || l.id, 'sale:' || l.id)
      join orders o on o.id = l.order_id where o.account_id = any($1)`,
    [accountIds],
  );
  expect(rows).toEqual([{ sold: inAll, reserved: 0 }]);
  expect(await audit(join(folder, 'data'))).toEqual([]);
  expect(figures.recovered).toBeGreaterThan(0); // else no request was open when it was killed, and the test would prove nothing
});
