import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  bodyExample,
  curlChangeExample,
  curlExample,
  nodeExample,
  receiverExample,
} from '#console/merchant/integrations/guide/examples.ts';
import { type ApiDocument, readOperations } from '#console/merchant/integrations/try/operations.ts';
import { addressOf, curlOf } from '#console/merchant/integrations/try/request.ts';
import { shopScopes } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { keyScopes } from '#contract/integrations/merchant-keys.ts';
import { WebhookEvent, webhookData } from '#contract/integrations/webhook-events.ts';
import { sign } from '#server/providers/signed-message.ts';
import { aKeyOf } from '#tests/support/accounts/api-keys.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';
import { sell } from '#tests/support/orders/shop-orders.ts';

// The examples of the guide and of the try-it page, run as a reader would run them.

const mall = openMallUnderTest({ DEMO: '1' });
const listening = listeningMall(mall, { DEMO: '1' });
const origin = () => `http://127.0.0.1:${listening.port}`;
const run = promisify(execFile);

let small: SmallMall;
let key: string;
let orderNumber: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-guide-'));
  small = await fillSmallMall();
  await sendEverywhere(small);
  const shopId = small.shopIds[1] ?? 0;
  const owner = await ownerOf(mall, shopId);
  key = (await aKeyOf(owner, shopId)).token;
  orderNumber = await sell(mall, await aBuyer(), (await variantsOf(mall, small))(1));
  // The mall that listens delivers events by itself.
  const isPaid = async () => {
    const { rows } = await mall.pool.query('select status from orders where number = $1', [orderNumber]);
    expect(rows[0].status).toBe('paid');
  };
  await vi.waitFor(isPaid, patience);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inShell = async (command: string) => {
  const withKey = command.replace('gk_…', key).replace('curl ', 'curl -sS ');
  const { stdout } = await run('bash', ['-c', `export GALLERIA_KEY=${key}\n${withKey}`]);
  return JSON.parse(stdout);
};

test('the curl command lists the orders to ship', async () => {
  const { code, data } = await inShell(curlExample(origin()));
  expect(code).toBe(200);
  expect(data.list.map((order: { orderNo: string }) => order.orderNo)).toEqual([orderNumber]);
});

test('the curl command that changes stock does so once, however often it is sent', async () => {
  const skuId = (await variantsOf(mall, small))(1).skuId;
  const command = curlChangeExample(origin()).replace('"skuId":1', `"skuId":${skuId}`);
  const stock = async () => (await mall.pool.query('select on_hand from skus where id = $1', [skuId])).rows[0].on_hand;
  const before = await stock();
  expect(await inShell(command)).toMatchObject({ code: 200 });
  expect(await inShell(command)).toMatchObject({ code: 200 });
  expect(await stock()).toBe(before + 12);
});

test('the Node program lists the orders to ship', async () => {
  const file = join(folder, 'orders.mjs');
  await writeFile(file, nodeExample(origin()));
  const { stdout } = await run(process.execPath, [file], { env: { ...process.env, GALLERIA_KEY: key } });
  expect(stdout).toContain(`1 orders to ship\n${orderNumber} `);
});

test('the receiver takes what is signed by its secret, and nothing else', async () => {
  const file = join(folder, 'verify.mjs');
  const [verifying = ''] = receiverExample().split('const seen');
  await writeFile(file, verifying);
  const { isFromMall } = (await import(file)) as {
    isFromMall(body: string, header: string, secret: string, now?: number): boolean;
  };
  const [body, now] = ['{"id":"evt_1"}', Date.now()];
  expect(isFromMall(body, sign(body, 'new'), 'new')).toBe(true);
  expect(isFromMall(body, sign(body, ['new', 'old']), 'old')).toBe(true);
  expect(isFromMall(body, sign(body, ['new', 'old']), 'new')).toBe(true);
  expect(isFromMall(`${body} `, sign(body, 'new'), 'new')).toBe(false);
  expect(isFromMall(body, sign(body, 'other'), 'new')).toBe(false);
  expect(isFromMall(body, sign(body, 'new', now - 301_000), 'new', now)).toBe(false);
  expect(isFromMall(body, sign(body, 'new', now - 299_000), 'new', now)).toBe(true);
  for (const wrong of ['', 't=1', 'v1=', 't=x,v1=00', `t=abc,${sign(body, 'new').split(',')[1]}`])
    expect(isFromMall(body, wrong, 'new')).toBe(false);
});

test('the shown body is one that the mall could send', () => {
  const event = WebhookEvent.parse(JSON.parse(bodyExample));
  expect(webhookData['order.paid'].parse(event.data)).toEqual(event.data);
});

test('the shop’s document describes what keys can call, and nothing else', async () => {
  const document = (await (await fetch(`${origin()}/api/openapi.json?for=key`)).json()) as ApiDocument;
  const isForKeys = (scope: string | undefined) => keyScopes.some((one) => one === scope);
  const wanted = everyCall.filter(({ who, scope }) => who === 'merchant' && isForKeys(scope)).map(({ path }) => path);
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(wanted)].sort());
  const operations = readOperations(document, shopScopes);
  expect(readOperations(document, ['orders']).every(({ scope }) => scope === 'orders')).toBe(true);
  expect(operations.length).toBeGreaterThan(50);
});

test('the commands of the try-it page work as they are', async () => {
  const document = (await (await fetch(`${origin()}/api/openapi.json?for=key`)).json()) as ApiDocument;
  const operations = readOperations(document, shopScopes);
  const detail = operations.find(({ path }) => path === '/api/merchant/order/detail/{orderNo}');
  const note = operations.find(({ path }) => path === '/api/merchant/order/note/{orderNo}');
  if (!detail || !note) throw new Error('not described');
  const address = addressOf(detail, { orderNo: orderNumber });
  expect(await inShell(curlOf({ url: origin() + address, method: 'GET', body: null }))).toMatchObject({
    data: { orderNo: orderNumber },
  });
  const body = JSON.stringify({ ...JSON.parse(note.body ?? ''), note: "It's here" }, null, 2);
  const url = origin() + addressOf(note, { orderNo: orderNumber });
  expect(await inShell(curlOf({ url, method: 'POST', body }))).toMatchObject({ data: { note: "It's here" } });
});
