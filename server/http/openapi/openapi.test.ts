import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { callerFor } from '#tests/support/accounts/callers.ts';
import {
  type Document,
  type DocumentedRequest,
  operationsOf,
  requestsFor,
} from '#tests/support/clients/openapi-client.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { openLocalSocial } from '#tests/support/servers/local-social.ts';

// Every call, made over HTTP by a client that has read the OpenAPI document and nothing else. It grows by itself.

const social = await openLocalSocial();
const mall = openMallUnderTest({ DEMO: '1', ...social.environment });
let server: Server;
let address = '';
let document: Document;
let operations: ReturnType<typeof operationsOf> = [];
let ajv: Ajv2020;

beforeAll(async () => {
  await fillSmallMall();
  server = createServer(getRequestListener(mall.api.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  document = (await (await fetch(`${address}/api/openapi.json`)).json()) as Document;
  // What moves the clock of the demo comes last.
  operations = operationsOf(document).sort(
    (a, b) => Number(a.path.includes('/dev/')) - Number(b.path.includes('/dev/')),
  );
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await social.close();
});

type Answer = { status: number; body: { code: number; reason?: string } };

async function send({ url, init }: DocumentedRequest, headers: Record<string, string> = {}): Promise<Answer> {
  await mall.pool.query('delete from rate_windows');
  const response = await fetch(address + url, { ...init, headers: { ...(init.headers as object), ...headers } });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** What is wrong with an answer by what the document says of it, or null. */
function complaint({ path, method, operation }: (typeof operations)[number], { status, body }: Answer): string | null {
  if (!operation.responses[status]) return `HTTP ${status} (${body.reason}) is not documented`;
  const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
  const pointer = place.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`openapi#/${pointer.join('/')}`);
  if (!validate) return `no schema for HTTP ${status}`;
  return validate(body) ? null : `HTTP ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
}

async function signInFor({ security }: (typeof operations)[number]['operation']) {
  const role = security.find((way) => way.bearer)?.bearer?.[0] as 'merchant' | 'platform' | undefined;
  return as((await callerFor(role ?? 'shopper')).token);
}

/** What the mall says to a request that it cannot read; a documented one never is. */
const unreadable = ['bad_input', 'wrong_content_type', 'wrong_method', 'too_large', 'from_elsewhere', 'internal_error'];

/** What needs no input succeeds at once, but for what this person or this mall does not have. */
const missing: Record<string, string> = {
  '/api/front/captcha/phone/password': 'no_phone',
  '/api/front/captcha/visitor/upgrade': 'not_a_visitor',
  '/api/front/address/default': 'no_default_address',
  '/api/front/user/contact/change': 'undo_over',
  '/api/merchant/invitation': 'invitation_over',
  '/api/platform/invitation': 'invitation_over',
  '/api/platform/session/prove': 'password_unset',
  '/api/merchant/hand_over/withdraw': 'hand_over_over',
  '/api/merchant/hand_over/accept': 'hand_over_over',
  '/api/merchant/hand_over/decline': 'hand_over_over',
  '/api/merchant/product/versions': 'product_not_found',
  '/api/merchant/product/versions/detail': 'product_not_found',
  '/api/merchant/product/import/problems': 'import_not_found',
  '/api/merchant/product/import/items': 'import_not_found',
  '/api/merchant/stock/history': 'sku_not_found',
  '/api/merchant/shop/category/products': 'shelf_not_found',
  '/api/merchant/freight/preview': 'product_not_found',
  '/api/merchant/bargain/detail': 'bargain_not_found',
  '/api/merchant/flash/detail': 'flash_sale_not_found',
  '/api/merchant/flash/product': 'product_not_found',
  '/api/platform/flash/candidate': 'flash_sale_not_found',
  '/api/merchant/deal/detail': 'deal_not_found',
  '/api/merchant/deal/figures': 'deal_not_found',
  '/api/merchant/coupon/detail': 'coupon_not_found',
  '/api/merchant/coupon/figures': 'coupon_not_found',
  '/api/merchant/coupon/records': 'coupon_not_found',
  '/api/platform/coupon/detail': 'coupon_not_found',
  '/api/platform/coupon/figures': 'coupon_not_found',
  '/api/platform/coupon/records': 'coupon_not_found',
  '/api/merchant/payout/stripe/finish': 'payout_provider_closed',
  '/api/front/chat/messages': 'chat_not_found',
  '/api/front/chat/wait': 'chat_not_found',
  '/api/merchant/chat/messages': 'chat_not_found',
  '/api/merchant/chat/wait': 'chat_not_found',
  '/api/merchant/chat/shopper': 'chat_not_found',
  '/api/merchant/webhook/deliveries': 'webhook_not_found',
  '/api/merchant/webhook/delivery': 'delivery_not_found',
};

test('a request made from the document is understood, and answered as the document says', async () => {
  const wrong: string[] = [];
  const needNothing: string[] = [];
  for (const call of operations) {
    for (const request of requestsFor(document, call)) {
      const answer = await send(request, await signInFor(call.operation));
      const reason = answer.body.reason ?? '';
      const found = unreadable.includes(reason) ? JSON.stringify(answer.body) : complaint(call, answer);
      if (found) wrong.push(`${call.path} (${request.name}): ${found}`);
      if (call.path.includes('{') || call.operation.requestBody?.required) continue;
      needNothing.push(call.path);
      if (reason !== (missing[call.path] ?? '')) wrong.push(`${call.path} (${request.name}): ${reason}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(needNothing.length).toBeGreaterThan(100);
  expect(Object.keys(missing).filter((path) => !needNothing.includes(path))).toEqual([]);
}, 180_000);

test('a caller who may not make a call is refused as the document says', async () => {
  const wrong: string[] = [];
  for (const call of operations) {
    const [request] = requestsFor(document, call) as [DocumentedRequest];
    const { security } = call.operation;
    const isOpen = security.some((way) => Object.keys(way).length === 0);
    if (isOpen) continue;
    const asGuest = await send(request);
    const needsRole = security.some((way) => (way.bearer?.length ?? 0) > 0);
    const asShopper = needsRole ? await send(request, as((await someone()).token)) : null;
    const reasons = [asGuest.body.reason, asShopper?.body.reason];
    if (reasons[0] !== 'not_signed_in' || reasons[1] !== (needsRole ? 'not_allowed' : undefined))
      wrong.push(`${call.path}: ${reasons}`);
    for (const answer of [asGuest, asShopper]) {
      const found = answer && complaint(call, answer);
      if (found) wrong.push(`${call.path}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a body of another kind is refused, and as the document says', async () => {
  const wrong: string[] = [];
  for (const call of operations.filter(({ operation }) => operation.requestBody)) {
    const [request] = requestsFor(document, call) as [DocumentedRequest];
    const headers = await signInFor(call.operation);
    const sentAs = (type: string, body: string) =>
      send({ ...request, init: { method: call.method, body, headers: { 'content-type': type } } }, headers);
    const encodings = Object.keys(call.operation.requestBody?.content ?? {});
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      if (encodings.includes(type)) continue;
      const answer = await sentAs(type, 'x');
      const found = answer.body.reason === 'wrong_content_type' ? complaint(call, answer) : JSON.stringify(answer);
      if (found) wrong.push(`${call.path} as ${type}: ${found}`);
    }
    if (!encodings.includes('application/json')) continue;
    const broken = await sentAs('application/json', '{"');
    const found = broken.body.reason === 'bad_input' ? complaint(call, broken) : JSON.stringify(broken);
    if (found) wrong.push(`${call.path} broken: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test('a field stands in one place: in the path, or in the query or body', () => {
  for (const { path, method, operation } of operations) {
    const named = operation.parameters.filter((parameter) => 'in' in parameter);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect.soft([path, named.filter((part) => part.in === 'path').map(({ name }) => name)]).toEqual([path, inPath]);
    const elsewhere = [
      ...named.filter((part) => part.in === 'query').map(({ name }) => name),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}),
      ),
    ];
    expect.soft([path, elsewhere.filter((name) => inPath.includes(name))]).toEqual([path, []]);
    expect.soft([path, method === 'GET' && operation.requestBody !== undefined]).toEqual([path, false]);
  }
});

test('the kinds of bodies', () => {
  const bodyOf = (path: string) => document.paths[path]?.post?.requestBody;
  const email = { type: 'string', examples: ['ana@example.com'] };
  expect(Object.keys(bodyOf('/api/front/upload/image')?.content ?? {})).toEqual(['multipart/form-data']);
  expect(Object.keys(bodyOf('/api/front/login/sendCode')?.content ?? {})).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json',
  ]);
  expect(bodyOf('/api/front/login/email/captcha')).toEqual({
    required: true,
    content: { 'application/json': { schema: email } },
  });
  expect(bodyOf('/api/front/login/token/is/exist')).toBeUndefined();
  expect(bodyOf('/api/front/order/again/{orderNo}')).toBeUndefined();
});

test('an answer that is not as documented is noticed', async () => {
  const call = operations.find(({ path }) => path === '/api/front/cart/count') as (typeof operations)[number];
  expect(complaint(call, { status: 418, body: { code: 418, reason: 'teapot' } })).toBe(
    'HTTP 418 (teapot) is not documented',
  );
  expect(complaint(call, { status: 401, body: { code: 401, reason: 'busy' } })).toContain('must be equal to one of');
  expect(complaint(call, { status: 200, body: { code: 200 } })).toContain("must have required property 'data'");
});
