import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { callerFor } from '#tests/support/accounts/callers.ts';
import { writesFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest, requestOf } from '#tests/support/mall/mall-under-test.ts';
import { sampleOf } from './samples.ts';

// Requests that another site can make a browser send, for every call that writes: they are refused and change nothing.

const mall = openMallUnderTest({ DEMO: '1' });
const writing = everyCall.filter(({ method }) => method !== 'GET');
const same = { 'sec-fetch-site': 'same-origin' };

/** The cookie with which this call is made: the console has its own. */
async function cookieFor(call: Call): Promise<string> {
  const { token, accountId } = await callerFor(call.who);
  if (!/^\/api\/(merchant|platform)\//.test(call.path)) return `auth.session=${token}`;
  return `console.session=${await transaction((tx) => openSession(tx, accountId, 'test', 'console'))}`;
}

/** Makes each request with a session cookie and returns the statuses; none of them may change a row. */
async function statusesOf(call: Call, requests: [string, RequestInit][]): Promise<[string, number][]> {
  const cookie = await cookieFor(call);
  const before = await writesFingerprint(mall.pool);
  const statuses: [string, number][] = [];
  for (const [name, request] of requests) {
    const headers = new Headers(request.headers);
    headers.set('cookie', cookie);
    const response = await mall.api.request(call.path.replaceAll(/[{}]/g, ''), { ...request, headers });
    const answer = await response.json();
    expect([answer.code, typeof answer.message, answer.data]).toEqual([response.status, 'string', undefined]);
    statuses.push([name, response.status]);
  }
  expect(await writesFingerprint(mall.pool)).toEqual(before);
  return statuses;
}

const fromElsewhere: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['another site that says it is ours', { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an origin that begins like ours', { origin: 'http://127.0.0.1:3000.evil.example' }],
  ['an origin without a name', { origin: 'null' }],
  ['nowhere, with a cookie alone', {}],
];

const all = (requests: [string, RequestInit][], status: number) => requests.map(([name]) => [name, status]);

describe.each(writing.map((call) => [call.path, call] as const))('%s', (_, call) => {
  test('a request from another site is refused: 403', async () => {
    const foreignForm = {
      body: new URLSearchParams({ email: 'a@example.com' }),
      headers: { origin: 'https://evil.example' },
    };
    const requests: [string, RequestInit][] = [
      ...fromElsewhere.map(([from, headers]): [string, RequestInit] => [
        from,
        requestOf(call, sampleOf(call), headers),
      ]),
      ['a form of another site', { method: 'POST', ...foreignForm }],
    ];
    expect(await statusesOf(call, requests)).toEqual(all(requests, 403));
  });

  test('a body that a form of another site can send is not read: 415', async () => {
    const json = JSON.stringify(sampleOf(call));
    const requests: [string, RequestInit][] = [
      ['plain text', { method: 'POST', body: json, headers: { ...same, 'content-type': 'text/plain' } }],
      ['no type', { method: 'POST', body: new TextEncoder().encode(json), headers: same }],
      ['nearly JSON', { method: 'POST', body: json, headers: { ...same, 'content-type': 'application/json-x' } }],
    ];
    const form = { method: 'POST', body: new URLSearchParams({ email: 'a@example.com' }), headers: same };
    if (call.body !== 'form') requests.push(['a form', form]);
    expect(await statusesOf(call, requests)).toEqual(all(requests, 415));
  });
});

test('the fingerprint of the database notices a change, so the tests above can fail', async () => {
  const before = await writesFingerprint(mall.pool);
  const { accountId } = await someone();
  const between = await writesFingerprint(mall.pool);
  await mall.pool.query("update accounts set nickname = 'Other' where id = $1", [accountId]);
  const after = await writesFingerprint(mall.pool);
  expect([between.accounts === before.accounts, after.accounts === between.accounts]).toEqual([false, false]);
  expect(after.sessions).toBe(between.sessions);
});
