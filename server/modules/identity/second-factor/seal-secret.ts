import { openFor, sealFor } from '#server/database/sealed-secrets.ts';

/** Encrypts the secret of an authenticator app, so that its table alone is worth nothing. It opens only for the same account. */
export const sealSecret = (accountId: number, secret: string): Promise<string> =>
  sealFor('secondFactor', ownerOf(accountId), secret);

/** Throws when it was sealed for another account, or changed. */
export const openSecret = (accountId: number, sealed: string): Promise<string> =>
  openFor('secondFactor', ownerOf(accountId), sealed);

const ownerOf = (accountId: number) => `second factor of ${accountId}`;
