import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readSecret, type SecretName } from './secrets.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret that the mall has to read again, so that its table alone is worth nothing. It opens only for the same owner.
 * Used outside of any transaction, as `readSecret` is.
 */
export async function sealFor(name: SecretName, owner: string, secret: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, await sealKey(name), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed for another owner, or changed. */
export async function openFor(name: SecretName, owner: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, await sealKey(name), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
}

async function sealKey(name: SecretName): Promise<Buffer> {
  return createHash('sha256')
    .update(await readSecret(name))
    .digest();
}
