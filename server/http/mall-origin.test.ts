import { expect, test } from 'vitest';
import { originFor } from './mall-origin.ts';

test.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['localhost:3000', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['localhost:4000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['evil.example:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['localhost', 'https://mall.example', 'https://mall.example'],
  ['user@localhost:3000/x', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['a b', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [undefined, 'https://mall.example', 'https://mall.example'],
])('who asks at %s of %s is sent back to %s', (host, publicUrl, origin) => {
  expect(originFor(host, publicUrl)).toBe(origin);
});
