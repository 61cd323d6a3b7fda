import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text);

/** A new token: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return sha256(token).digest('hex');
}

/**
 * What a page's scripts hold instead of the token: they send it in the authorization header, as the specification
 * asks, but it is worth nothing without the cookie that they cannot read.
 */
export function pageKey(token: string): string {
  return sha256(`page:${token}`).digest('base64url').slice(0, 32);
}
