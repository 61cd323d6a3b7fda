import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReceiver, type Receiver } from '#tests/support/servers/webhook-receiver.ts';
import { checkedLookup, postWebhook } from './post-webhook.ts';
import { isPublicAddress } from './public-address.ts';
import { readTarget } from './webhook-target.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
});

const sent = (url: string) => ({ url, body: '{"a":1}', headers: { 'content-type': 'application/json' } });
const nowhere = async () => [];
const toHere = { allowsLocal: true, resolve: nowhere };

describe('addresses', () => {
  test.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '100.100.100.200',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
    ],
    ...[
      '172.31.255.255',
      '192.0.0.192',
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '168.63.129.16',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:7f00:1',
      '::127.0.0.1',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ...[
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '64:ff9b::7f00:1',
      '64:ff9b::8.8.8.8',
      '64:ff9b:1::1',
      '2001::1',
      '2001:db8::1',
    ],
    ...['2002:7f00:1::1', '3fff::1', '100::1', '5f00::1', 'localhost', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:2800:21f:cb07::1',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('targets', () => {
  test.each([
    ...[
      'https://hooks.example.com/a?b=c',
      'https://hooks.example.com:8443/',
      'https://8.8.8.8/',
      'https://[2a00:1450:4001::1]/',
    ],
  ])('%s is one', (text) => {
    expect(readTarget(text, false)?.href).toBe(text);
  });

  test.each([
    ...[
      'http://hooks.example.com/',
      'ftp://hooks.example.com/',
      'https://hooks.example.com:22/',
      'https://hooks.example.com:80/',
    ],
    ...[
      'https://user:secret@hooks.example.com/',
      'https://hooks.example.com/#part',
      'https://localhost/',
      'https://localhost./',
    ],
    ...[
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://intranet/',
      'https://a.localhost/',
      'https://1.in-addr.arpa/',
    ],
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
    ],
    ...[
      'https://169.254.169.254/latest/meta-data',
      'https://0/',
      'not an address',
      '',
      'javascript:alert(1)',
      'http://127.0.0.1:3000/',
    ],
  ])('%s is none', (text) => {
    expect(readTarget(text, false)).toBeNull();
  });

  test('where it is allowed, this machine is one, on any port', () => {
    expect(readTarget('http://127.0.0.1:3000/', true)?.port).toBe('3000');
    expect(readTarget('http://10.0.0.1:3000/', true)).toBeNull();
    expect(readTarget('http://localhost:3000/', true)).toBeNull(); // a name means what a file of this machine says
  });
});

test('a webhook is posted as it is, and the beginning of the answer is returned', async () => {
  receiver.answerWith({ status: 200, body: 'x'.repeat(5_000) });
  const answer = await postWebhook(sent(`${receiver.url}?a=b`), toHere);
  expect(answer).toMatchObject({ status: 200, answer: 'x'.repeat(1024), failure: null });
  expect(receiver.received).toMatchObject([
    { path: '/hooks?a=b', body: '{"a":1}', headers: { 'content-type': 'application/json', 'content-length': '7' } },
  ]);
});

test('a redirect is a failure, and is not followed', async () => {
  receiver.answerWith({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
  expect(await postWebhook(sent(receiver.url), toHere)).toMatchObject({ status: 302, failure: 'redirect' });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
});

test.each([400, 404, 500, 503])('%s is a failure', async (status) => {
  receiver.answerWith({ status, body: 'no' });
  expect(await postWebhook(sent(receiver.url), toHere)).toMatchObject({ status, answer: 'no', failure: 'status' });
});

test('this machine is not sent to unless that is allowed', async () => {
  expect(await postWebhook(sent(receiver.url), { allowsLocal: false, resolve: nowhere })).toMatchObject({
    status: null,
    failure: 'address',
  });
  expect(receiver.received).toEqual([]);
});

test.each([
  [['10.0.0.1'], 'address'],
  [['127.0.0.1'], 'address'],
  [['::1'], 'address'],
  [['::ffff:127.0.0.1'], 'address'],
  [['169.254.169.254'], 'address'],
  [['93.184.215.14', '127.0.0.1'], 'address'], // one of several is enough
  [[], 'unreachable'],
])('a name that means %j is not connected to', async (found, failure) => {
  const answer = await postWebhook(sent('https://hooks.example.com/'), {
    allowsLocal: false,
    resolve: async () => found,
  });
  expect(answer).toMatchObject({ status: null, failure });
});

test('a name that means this machine by the time it is sent to is refused, whatever it meant before', async () => {
  const meanings = [['93.184.215.14'], ['127.0.0.1']];
  const resolve = async () => meanings.shift() ?? [];
  expect(await resolve()).toEqual(['93.184.215.14']); // when it was looked at
  expect(await postWebhook(sent('https://rebind.example.com/'), { allowsLocal: false, resolve })).toMatchObject({
    failure: 'address',
  });
});

test('the connection goes to the address that was checked, and the name is not asked for again', async () => {
  const meanings = [['127.0.0.1'], ['10.0.0.1']];
  const checked: string[] = [];
  const lookup = checkedLookup(
    async () => meanings.shift() ?? [],
    (address) => checked.push(address) > 0,
  );
  const { port } = new URL(receiver.url);
  const status = await new Promise((resolve, reject) => {
    const options = { hostname: 'rebind.example.com', port, lookup, agent: false as const };
    httpRequest(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect([status, checked, meanings]).toEqual([204, ['127.0.0.1'], [['10.0.0.1']]]);
});

test('who answers too late, or never, is given up', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  expect(await postWebhook(sent(url), { ...toHere, timeoutMs: 50 })).toMatchObject({
    status: null,
    failure: 'timeout',
  });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  expect(await postWebhook(sent(url), toHere)).toMatchObject({ status: null, failure: 'unreachable' });
});

test('a name server that never answers counts as too late', async () => {
  const { promise } = Promise.withResolvers<string[]>();
  const answer = await postWebhook(sent('https://slow.example.com/'), {
    ...{ allowsLocal: false, timeoutMs: 50 },
    resolve: () => promise,
  });
  expect(answer.failure).toBe('timeout');
});
