import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import type { Membership } from '#server/http/session/membership.ts';
import type { Session } from '#server/http/session/session.ts';
import { answerThrown } from './answers.ts';
import { Refusal } from './refusal.ts';
import { type Api, serve } from './serve.ts';

const greet = call({
  method: 'POST',
  path: '/api/front/greet/{place}',
  who: 'anyone',
  summary: 'Greets',
  input: z.object({ place: z.string(), name: z.string().min(1).max(20), more: z.unknown().optional() }),
  output: z.object({ text: z.string() }),
  refuses: ['bad_input', 'not_allowed'],
});

const ping = call({
  method: 'POST',
  path: '/api/front/ping',
  who: 'anyone',
  summary: 'Takes nothing',
  input: z.object({}),
  output: z.boolean(),
  refuses: [],
});

const api: Api = new Hono();
api.onError(answerThrown);
let lastInput: object = {};
serve(api, greet, async (input) => {
  const { place, name } = input;
  lastInput = input;
  if (name === 'nobody') throw new Refusal('not_allowed');
  if (name === 'twin') throw new Refusal('account_exists');
  if (name === 'bug') throw new Error('secret detail');
  return { text: `Hello ${name} in ${place}`, secret: 'not in the contract' };
});

serve(api, ping, async () => true);

async function post(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  const response = await api.request('/api/front/greet/Lima', { method: 'POST', body, headers });
  return { status: response.status, ...(await response.json()) };
}

test('input comes from body and path, and only what the contract names goes out', async () => {
  expect(await post('{"name":"Ana"}')).toEqual({
    status: 200,
    code: 200,
    message: 'success',
    data: { text: 'Hello Ana in Lima' },
  });
});

test('fields of a body that the contract does not name are left out, and the rest is done', async () => {
  const answer = await post('{"name":"Ana","role":"platform","__v":0,"items":[1]}');
  expect([answer.status, answer.data]).toEqual([200, { text: 'Hello Ana in Lima' }]);
  expect(lastInput).toEqual({ place: 'Lima', name: 'Ana' });
});

test('a refusal has its status and is in the caller’s language', async () => {
  const headers = { 'content-type': 'application/json', 'x-locale': 'es' };
  const answer = await post('{"name":"nobody"}', headers);
  expect([answer.status, answer.code, answer.data]).toEqual([403, 403, undefined]);
  expect(answer.message).not.toBe((await post('{"name":"nobody"}')).message);
});

test('the reason travels in the envelope', async () => {
  expect((await post('{"name":"nobody"}')).reason).toBe('not_allowed');
  expect((await post('{')).reason).toBe('bad_input');
  expect((await post('{"name":"bug"}')).reason).toBe('internal_error');
});

test('a reason that the call does not list fails a test run, and outside one is given as it is', async () => {
  expect(await post('{"name":"twin"}')).toMatchObject({ status: 500, reason: 'internal_error' });

  const inUse: Api = new Hono();
  inUse.onError(answerThrown);
  inUse.use(async (context, next) => {
    context.set('options', {
      isHttps: false,
      publicUrl: 'http://mall.invalid',
      allowedOrigins: [],
      findSession: async () => null,
      findMembership: async () => null,
      findOperator: async () => null,
      demandsSecondFactor: false,
      findKey: async () => null,
      rateLimitFactor: 1,
      isTest: false,
    });
    await next();
  });
  serve(inUse, greet, async () => {
    throw new Refusal('account_exists');
  });
  const body = JSON.stringify({ name: 'twin' });
  const headers = { 'content-type': 'application/json' };
  const response = await inUse.request('/api/front/greet/Lima', { method: 'POST', body, headers });
  expect([response.status, (await response.json()).reason]).toEqual([400, 'account_exists']);
});

test('a bug is answered with the request id and no details', async () => {
  const answer = await post('{"name":"bug"}');
  expect([answer.status, answer.code]).toEqual([500, 500]);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

const deep = `{"name":"Ana","more":${'['.repeat(40)}${']'.repeat(40)}}`;

test.each([
  ['broken JSON', '{"name":', 400],
  ['no body', '', 400],
  ['a list', '[]', 400],
  ['a missing field', '{}', 400],
  ['a wrong type', '{"name":{}}', 400],
  ['a text that is too long', `{"name":"${'x'.repeat(21)}"}`, 400],
  ['a body that is nested too deep', deep, 400],
])('%s is refused in words', async (_, body, status) => {
  const answer = await post(body);
  expect([answer.status, answer.code]).toEqual([status, status]);
  expect(answer.message.length).toBeGreaterThan(5);
});

test.each([
  ['no body and no type', undefined, null],
  ['an empty form, as axios writes null', 'application/x-www-form-urlencoded', ''],
  ['an empty multipart type', 'multipart/form-data', ''],
  ['an empty text', 'text/plain;charset=UTF-8', ''],
  ['empty JSON', 'application/json', ''],
  ['the JSON word null', 'application/json', 'null'],
  ['an empty object', 'application/json', '{}'],
])('%s is no input', async (_, type, body) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const response = await api.request(ping.path, { method: 'POST', body, headers });
  expect([response.status, await response.json()]).toEqual([200, { code: 200, message: 'success', data: true }]);
});

test.each([
  ['half of a character', '{"name":"a\\ud83d"}', 'name'],
  ['the other half', '{"name":"\\udc1fa"}', 'name'],
  ['a zero character', '{"name":"a\\u0000"}', 'name'],
  ['one deep inside', '{"name":"Ana","more":{"list":["fine","\\ud83d"]}}', 'more.list.1'],
])('%s is refused with the name of its field', async (_, body, field) => {
  const answer = await post(body);
  expect([answer.status, answer.reason, answer.field]).toEqual([400, 'bad_input', field]);
});

test.each([[{ 'content-type': 'text/plain' }], [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }]])(
  '%j is not a kind of body that is read',
  async (headers) => {
    expect((await post('{"name":"Ana"}', headers)).status).toBe(415);
  },
);

describe('a call for merchants', () => {
  const listParcels = call({
    method: 'GET',
    path: '/api/merchant/parcels',
    who: 'merchant',
    scope: 'orders',
    summary: 'Names the shop',
    input: z.object({}),
    output: z.int(),
    refuses: [],
  });

  const works = { shopId: 30, isOwner: false, demandsSecondFactor: false } as const;

  async function answerTo(membership: Membership | null, secondFactor: Session['secondFactor'] = 'off') {
    const shop: Api = new Hono();
    shop.onError(answerThrown);
    shop.use(async (context, next) => {
      context.set('options', {
        isHttps: false,
        publicUrl: 'http://mall.invalid',
        allowedOrigins: [],
        findSession: async () => ({
          ...{ id: 1, accountId: 7, role: 'merchant', userType: 'email', kind: 'storefront' },
          secondFactor,
          isProven: true,
        }),
        findKey: async () => null,
        findOperator: async () => null,
        demandsSecondFactor: false,
        findMembership: async (accountId) => (accountId === 7 ? membership : null),
        rateLimitFactor: 1,
        isTest: true,
      });
      await next();
    });
    serve(shop, listParcels, async (_, { membership }) => membership.shopId);
    const response = await shop.request(listParcels.path, { headers: { authorization: 'Bearer t' } });
    return (await response.json()) as { code: number; reason?: string; data?: number };
  }

  test('is made for the shop for which the caller works', async () => {
    expect(await answerTo({ ...works, scopes: ['orders', 'reviews'] })).toMatchObject({
      code: 200,
      data: 30,
    });
  });

  test('is refused to who has no shop, or may not do this part of its work', async () => {
    const refused = { code: 403, reason: 'not_allowed' };
    expect(await answerTo(null)).toMatchObject(refused);
    expect(await answerTo({ ...works, scopes: [] })).toMatchObject(refused);
    expect(await answerTo({ ...works, scopes: ['products', 'people'] })).toMatchObject(refused);
  });

  test('needs the second factor, if the account has one or the shop demands it', async () => {
    const free = { ...works, scopes: ['orders'] } as const;
    const strict = { ...free, demandsSecondFactor: true };
    const reasons = async (membership: Membership) =>
      Promise.all(
        (['off', 'missing', 'given'] as const).map(async (given) => (await answerTo(membership, given)).reason),
      );
    expect(await reasons(free)).toEqual([undefined, 'second_factor_needed', undefined]);
    expect(await reasons(strict)).toEqual(['second_factor_needed', 'second_factor_needed', undefined]);
  });
});
