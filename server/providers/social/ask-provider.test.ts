import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { askForJson, askProvider } from './ask-provider.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function openServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('gives what was said', async () => {
  const url = await openServer((_, response) => response.end('{"id":"7"}'));
  expect(await askProvider(url)).toBe('{"id":"7"}');
  expect(await askForJson(url)).toEqual({ id: '7' });
});

test('goes nowhere else, however it is asked to', async () => {
  let isAsked = false;
  const elsewhere = await openServer((_, response) => {
    isAsked = true;
    response.end('{"id":"7"}');
  });
  const url = await openServer((_, response) => response.writeHead(302, { location: elsewhere }).end());
  await expect(askProvider(url)).rejects.toThrow('provider_failed');
  expect(isAsked).toBe(false);
});

test.each([
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['more than it should say', (response) => response.end(JSON.stringify({ id: 'x'.repeat(70_000) }))],
  ['no JSON', (response) => response.end('<html>')],
  ['no object', (response) => response.end('"7"')],
] satisfies [string, (response: Parameters<RequestListener>[1]) => unknown][])('%s is a refusal', async (_, answer) => {
  const url = await openServer((_request, response) => answer(response));
  await expect(askForJson(url)).rejects.toThrow('provider_failed');
});

test('has five seconds, also when it drips', async () => {
  const url = await openServer((_, response) => {
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  });
  const startedAt = performance.now();
  await expect(askProvider(url)).rejects.toThrow('provider_failed');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
