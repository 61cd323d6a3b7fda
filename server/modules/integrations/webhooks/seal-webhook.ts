import { randomBytes } from 'node:crypto';
import { openFor, sealFor } from '#server/database/sealed-secrets.ts';

const secretPrefix = 'whsec_';
const ownerOf = (shopId: number) => `webhooks of shop ${shopId}`;

/** A new secret, and what is stored of it: encrypted, since the mall signs with it, and for this shop only. */
export async function newSecret(shopId: number): Promise<{ secret: string; sealed: string }> {
  const secret = secretPrefix + randomBytes(32).toString('base64url');
  return { secret, sealed: await sealFor('webhooks', ownerOf(shopId), secret) };
}

export const openWebhookSecret = (shopId: number, sealed: string): Promise<string> =>
  openFor('webhooks', ownerOf(shopId), sealed);
