import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Chat } from '#contract/chat/values.ts';
import { type Asker, database, transaction } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { readSecret } from '#server/database/secrets.ts';
import { statement } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { shopperOf } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { getChat } from './chat-queries.ts';

const linkDays = 30;

/**
 * The path in a mail that opens a conversation, without the language. Visitors cannot sign in again, so theirs has a key, signed for
 * this conversation and valid for some days; owners of an account are asked to sign in.
 */
export async function chatLink(reader: Asker, chatId: number, isVisitor: boolean): Promise<string> {
  if (!isVisitor) return `/?${new URLSearchParams({ chat: String(chatId) })}`;
  const expiresAt = Math.floor((await readMallTime(reader)) / 1_000) + linkDays * 86_400;
  const key = `${chatId.toString(36)}.${expiresAt.toString(36)}.${await sign(chatId, expiresAt)}`;
  return `/?${new URLSearchParams({ chat: String(chatId), key })}`;
}

/** Opens the conversation of such a key: whoever has it takes part under the key of their browser from now on. */
export async function returnToChat(caller: Caller<'anyone'>, key: string): Promise<Chat> {
  await caller.countTry('chatOpen');
  const chatId = await readKey(key);
  const token = caller.chatKey.hash() === null ? newToken() : undefined;
  const keyHash = token === undefined ? caller.chatKey.hash() : hashToken(token);
  const opened = await transaction(async (tx) => {
    // What this browser began with the same desk stays to be read.
    await statement(
      'step_back',
      sql`update ${chats} set is_main = false where key_hash = ${keyHash} and is_main and id <> ${chatId}::int
        and coalesce(home_shop_id, 0) = (select coalesce(c.home_shop_id, 0) from ${chats} c where c.id = ${chatId}::int)`,
    ).run(tx);
    return statement('return_to_chat', sql`update ${chats} set key_hash = ${keyHash} where id = ${chatId}::int`).run(
      tx,
    );
  });
  if (opened === 0) throw new Refusal('chat_link_over');
  caller.chatKey.give(token);
  return getChat({ ...shopperOf(caller), keyHash }, chatId);
}

async function readKey(key: string): Promise<number> {
  const [id = '', expires = '', signature = ''] = key.split('.');
  const [chatId, expiresAt] = [Number.parseInt(id, 36), Number.parseInt(expires, 36)];
  const isRight = Number.isSafeInteger(chatId) && isSame(signature, await sign(chatId, expiresAt));
  if (!isRight || expiresAt * 1_000 <= (await readMallTime(database()))) throw new Refusal('chat_link_over');
  return chatId;
}

async function sign(chatId: number, expiresAt: number): Promise<string> {
  return createHmac('sha256', await readSecret('chatLink'))
    .update(['take part in a conversation', chatId, expiresAt].join('\n'))
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
