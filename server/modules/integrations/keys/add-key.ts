import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type addKey as contract, keyPrefix, keysMax } from '#contract/integrations/merchant-keys.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { asProvenSelf, hasSecondFactor } from '#server/modules/identity/index.ts';
import { apiKeys } from '#server/modules/integrations/tables.ts';
import { assertWithin, lockShop, logAct } from '#server/modules/shops/index.ts';
import { listKeysOf } from './key-queries.ts';

type Input = z.output<typeof contract.input>;

/** Makes a key that can do no more than who makes it, who proves to be the one at the keyboard. Only its hash is stored. */
export function addKey(caller: Caller<'merchant'>, input: Input): Promise<OutputOf<typeof contract>> {
  const { membership, session } = caller;
  const { name, scopes, days, ...proof } = input;
  assertWithin(membership, scopes);
  const { shopId } = membership;
  return asProvenSelf(proof, caller, async (tx) => {
    await assertRoom(tx, shopId);
    const secret = keyPrefix + newToken();
    const row = {
      ...{ shopId, accountId: session.accountId, name, scopes },
      ...{ keyHash: hashToken(secret), lastFour: secret.slice(-4) },
      hasSecondFactor: await hasSecondFactor(tx, session.accountId), // then a code was given
      madeAt: mallNow,
      endsAt: days === null ? null : sql<Date>`${mallNow} + make_interval(days => ${days})`,
    };
    const [added] = await refuseViolation(tx.insert(apiKeys).values(row).returning({ id: apiKeys.id }), {
      api_keys_name: 'key_name_taken',
    });
    await logAct(tx, actorOf(caller), 'key_added', name, scopes.join(', '));
    const [key] = await listKeysOf(shopId, added?.id ?? 0, tx);
    if (!key) throw new Error('Writing a key returned no row');
    return { key, secret };
  });
}

/** The shop is locked, so that two keys do not pass the limit together. */
async function assertRoom(tx: Transaction, shopId: number): Promise<void> {
  await lockShop(tx, shopId);
  const [made] = await tx.select({ total: count() }).from(apiKeys).where(eq(apiKeys.shopId, shopId));
  if ((made?.total ?? 0) >= keysMax) throw new Refusal('too_many_keys');
}

/** Revokes a key: whoever looks it up from now on does not find it. */
export function revokeKey(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const [revoked] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.shopId, actor.shopId), eq(apiKeys.id, id)))
      .returning({ name: apiKeys.name });
    if (!revoked) throw new Refusal('key_not_found');
    await logAct(tx, actor, 'key_revoked', revoked.name);
    return null;
  });
}
