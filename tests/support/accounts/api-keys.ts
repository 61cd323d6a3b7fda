import { eq } from 'drizzle-orm';
import { type KeyScope, keyPrefix, keyScopes } from '#contract/integrations/merchant-keys.ts';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { apiKeys } from '#server/modules/integrations/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { Person } from './accounts.ts';

let made = 0;

/** The shop that someone owns. */
export async function shopOf({ accountId }: Pick<Person, 'accountId'>): Promise<number> {
  const [shop] = await database().select({ id: shops.id }).from(shops).where(eq(shops.ownerId, accountId));
  return shop?.id ?? 0;
}

/** An API key of someone for a shop, written to the database directly. */
export async function aKeyOf(
  { accountId }: Pick<Person, 'accountId'>,
  shopId: number,
  scopes: readonly KeyScope[] = keyScopes,
  is: Partial<typeof apiKeys.$inferInsert> = {},
): Promise<{ id: number; name: string; token: string }> {
  const token = keyPrefix + newToken();
  const name = `Program ${++made}`;
  const row = { shopId, accountId, name, scopes: [...scopes], keyHash: hashToken(token), lastFour: token.slice(-4) };
  const [key] = await database()
    .insert(apiKeys)
    .values({ ...row, hasSecondFactor: false, madeAt: mallNow, ...is })
    .returning({ id: apiKeys.id });
  return { id: key?.id ?? 0, name, token };
}
