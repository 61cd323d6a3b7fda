import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from './security-headers.ts';

test('every inline script of a page is let in by its hash, and none with an address', () => {
  const html =
    '<script>one()</script><script type="module" async="">import "/a.js";</script><script src="/b.js"></script>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(scriptHashes(html)).toEqual([hash('one()'), hash('import "/a.js";')]);
});

test('a cached page may run its own files, a page with a nonce only scripts with that nonce', () => {
  expect(contentSecurityPolicy(["'sha256-abc'"], '')).toContain("script-src 'self' 'sha256-abc';");
  expect(contentSecurityPolicy(["'nonce-abc'"], '')).toContain("script-src 'strict-dynamic' 'nonce-abc';");
  expect(contentSecurityPolicy([], 'https://api.example')).toContain("connect-src 'self' https://api.example;");
});

test('only the card page lets Stripe in', () => {
  const usual = contentSecurityPolicy(["'nonce-abc'"], '');
  expect(usual).not.toContain('stripe');
  const card = contentSecurityPolicy(["'nonce-abc'"], '', true);
  expect(card).toContain("script-src 'strict-dynamic' 'nonce-abc' https://js.stripe.com;");
  expect(card).toContain("connect-src 'self' https://api.stripe.com;");
  expect(card).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
});
