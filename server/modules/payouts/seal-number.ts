import { openFor, sealFor } from '#server/database/sealed-secrets.ts';

// Account numbers are encrypted, so that their table alone is worth nothing. They open only for the same shop.

const ownerOf = (shopId: number) => `payout account of shop ${shopId}`;

export const sealNumber = (shopId: number, number: string): Promise<string> =>
  sealFor('payouts', ownerOf(shopId), number);

export const openNumber = (shopId: number, sealed: string): Promise<string> =>
  openFor('payouts', ownerOf(shopId), sealed);
