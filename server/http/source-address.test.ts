import { expect, test } from 'vitest';
import { sourceAddress } from './source-address.ts';

test.each([
  ['a stranger cannot invent its address', '203.0.113.5', '1.2.3.4', [], '203.0.113.5'],
  ['a listed proxy is believed', '10.0.0.1', '203.0.113.5', ['10.0.0.1'], '203.0.113.5'],
  ['only what the proxy itself saw counts', '10.0.0.1', '1.2.3.4, 203.0.113.5', ['10.0.0.1'], '203.0.113.5'],
  ['a chain of listed proxies', '10.0.0.1', '203.0.113.5, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '203.0.113.5'],
  ['a proxy that says nothing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['IPv4 written as IPv6', '::ffff:127.0.0.1', undefined, [], '127.0.0.1'],
] as const)('%s', (_, socket, forwarded, proxies, expected) => {
  expect(sourceAddress(socket, forwarded, proxies)).toBe(expected);
});
