import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readSecret } from '#server/database/secrets.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the secret of an authenticator app, so that its table alone is worth nothing. It opens only for the same account. */
export async function sealSecret(accountId: number, secret: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, await sealKey(), iv).setAAD(ownerOf(accountId));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed for another account, or changed. */
export async function openSecret(accountId: number, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, await sealKey(), bytes.subarray(0, ivBytes))
    .setAAD(ownerOf(accountId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
}

async function sealKey(): Promise<Buffer> {
  return createHash('sha256')
    .update(await readSecret('secondFactor'))
    .digest();
}

const ownerOf = (accountId: number) => Buffer.from(`second factor of ${accountId}`);
