import { sql } from 'drizzle-orm';
import type { Chat } from '#contract/chat/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { isOwn, type Shopper, shopperOf } from '#server/modules/chat/party.ts';
import { adoptGuest } from '#server/modules/chat/privacy/adopt-chats.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { assertNotAdopted } from '#server/modules/identity/index.ts';
import { getChat } from './chat-queries.ts';
import { assertOpenShop } from './open-shop-queries.ts';

/** The shopper's conversation with a desk, begun if there is none. A guest without a key is given one. */
export async function openChat(caller: Caller<'anyone'>, homeShopId: number | null): Promise<Chat> {
  const shopper = shopperOf(caller);
  await adoptGuest(shopper);
  const existing = await transaction((tx) => findMain(tx, shopper, homeShopId));
  if (existing !== null) {
    if (shopper.accountId === null) caller.chatKey.give();
    return getChat(shopper, existing);
  }
  await caller.countTry('chatOpen');
  const isNewGuest = shopper.accountId === null && shopper.keyHash === null;
  const key = isNewGuest ? newToken() : undefined;
  const owner: Shopper = key === undefined ? shopper : { ...shopper, keyHash: hashToken(key) };
  const id = await transaction((tx) => begin(tx, owner, homeShopId));
  if (shopper.accountId === null) caller.chatKey.give(key);
  return getChat(owner, id);
}

async function findMain(tx: Transaction, shopper: Shopper, homeShopId: number | null): Promise<number | null> {
  const [found] = await statement<{ id: number }>(
    'find_main_chat',
    sql`select id from ${chats} where (${isOwn(shopper)}) and is_main
      and coalesce(home_shop_id, 0) = coalesce(${homeShopId}::int, 0) order by account_id nulls last limit 1`,
  ).rows(tx);
  return found?.id ?? null;
}

/** In two tabs at once, both get the same one. */
async function begin(tx: Transaction, shopper: Shopper, homeShopId: number | null): Promise<number> {
  if (homeShopId !== null) await assertOpenShop(tx, homeShopId);
  if (shopper.accountId !== null) await assertNotAdopted(tx, shopper.accountId);
  const keyHash = shopper.accountId === null ? shopper.keyHash : null;
  await statement(
    'begin_chat',
    sql`insert into ${chats} (account_id, key_hash, home_shop_id, shop_id, locale, created_at, last_at)
      values (${shopper.accountId}::int, ${keyHash}, ${homeShopId}::int, ${homeShopId}::int, ${shopper.locale}, mall_now(), mall_now())
      on conflict do nothing`,
  ).run(tx);
  const id = await findMain(tx, shopper, homeShopId);
  if (id === null) throw new Error('Beginning a conversation left none');
  return id;
}
