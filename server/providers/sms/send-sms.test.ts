import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openSms } from './send-sms.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function openService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
}

const message = {
  id: 9,
  channel: 'sms' as const,
  recipient: '+8613800000001',
  subject: '',
  text: 'Galleria: your code is 482913',
  html: null,
};

test('a text message is posted as JSON, with the key and the number of the row', async () => {
  const asked: { headers: IncomingHttpHeaders; body: string; method: string | undefined }[] = [];
  const url = await openService((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ headers: request.headers, body, method: request.method });
      response.end('{}');
    });
  });
  await openSms({ url, key: 'secret', from: 'Galleria' })(message);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.method).toBe('POST');
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    to: '+8613800000001',
    from: 'Galleria',
    text: 'Galleria: your code is 482913',
  });
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'idempotency-key': 'galleria-9',
  });
});

test('an error of the service is a failure, and so is a redirect: the key goes nowhere else', async () => {
  const failing = await openService((_, response) => response.writeHead(500).end());
  await expect(openSms({ url: failing, key: 'k', from: 'G' })(message)).rejects.toThrow('answered 500');
  let isAskedElsewhere = false;
  const elsewhere = await openService((_, response) => {
    isAskedElsewhere = true;
    response.end();
  });
  const moved = await openService((_, response) => response.writeHead(307, { location: elsewhere }).end());
  await expect(openSms({ url: moved, key: 'k', from: 'G' })(message)).rejects.toThrow();
  expect(isAskedElsewhere).toBe(false);
});

test('a service that does not answer is given five seconds', async () => {
  const silent = await openService(() => {});
  const startedAt = performance.now();
  await expect(openSms({ url: silent, key: 'k', from: 'G' })(message)).rejects.toThrow(/timeout/i);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(seconds).toBeGreaterThan(4.9);
  expect(seconds).toBeLessThan(20);
});
