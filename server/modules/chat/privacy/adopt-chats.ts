import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Shopper } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { type Adopted, assertNotAdopted } from '#server/modules/identity/index.ts';

/**
 * Gives visitors' conversations to the accounts they belong to. Where the account has one with that desk already, that stays the one
 * that is opened, and the visitor's is read beside it.
 */
export async function adoptChats(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  for (const { visitorId, ownerId } of adopted)
    await give(tx, ownerId, sql`"chats".account_id = ${visitorId}::int`, sql`"chats".key_hash`);
}

/** Gives the conversations of a guest's key to the account that has signed in with it. From then on the key opens nothing. */
export async function adoptGuest({ accountId, keyHash }: Shopper): Promise<void> {
  if (accountId === null || keyHash === null) return;
  await transaction(async (tx) => {
    await assertNotAdopted(tx, accountId);
    await give(tx, accountId, sql`"chats".key_hash = ${keyHash} and "chats".account_id is null`, sql`null`);
  });
}

async function give(
  tx: Transaction,
  ownerId: number,
  which: ReturnType<typeof sql>,
  keyHash: ReturnType<typeof sql>,
): Promise<void> {
  // One after the other, the newest first: of several with one desk only one stays the main one.
  const given = await statement<{ id: number; home: number }>(
    'chats_to_adopt',
    sql`select id, coalesce(home_shop_id, 0) as home from ${chats} where ${which} order by is_main desc, id desc for update`,
  ).rows(tx);
  for (const { id, home } of given)
    await statement(
      'adopt_chat',
      sql`update ${chats} set account_id = ${ownerId}::int, key_hash = ${keyHash}, version = version + 1,
          is_main = is_main and not exists (
            select from ${chats} own where own.account_id = ${ownerId}::int and coalesce(own.home_shop_id, 0) = ${home}::int and own.is_main)
        where id = ${id}::int`,
    ).run(tx);
}
