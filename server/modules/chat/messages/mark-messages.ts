import { and, eq, sql } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteChat } from '#server/modules/chat/live/notices.ts';
import { isOwn, type Party } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';

type Marks = { chatId: number; delivered: number; read: number };

/**
 * Records up to which number a side has received and read messages. Marks never go back, and never beyond the last message, in
 * whatever order they arrive.
 */
export function markMessages(party: Party, { chatId, delivered, read }: Marks): Promise<null> {
  const isDesk = party.side === 'desk';
  const [deliveredColumn, readColumn] = isDesk
    ? [chats.deskDelivered, chats.deskRead]
    : [chats.shopperDelivered, chats.shopperRead];
  const atLeast = sql`least(greatest(${deliveredColumn}, ${delivered}::int, ${read}::int), ${chats.lastNumber})`;
  const readAtLeast = sql`least(greatest(${readColumn}, ${read}::int), ${chats.lastNumber})`;
  const mine = and(eq(chats.id, chatId), isOwn(party));
  return transaction(async (tx) => {
    const marked = await tx
      .update(chats)
      .set({
        ...(isDesk
          ? { deskDelivered: atLeast, deskRead: readAtLeast }
          : { shopperDelivered: atLeast, shopperRead: readAtLeast }),
        version: sql`${chats.version} + 1`,
      })
      .where(and(mine, sql`(${deliveredColumn} < ${atLeast} or ${readColumn} < ${readAtLeast})`))
      .returning({ id: chats.id });
    if (marked.length > 0) await noteChat(tx, { about: 'state', chatId });
    else if ((await tx.$count(chats, mine)) === 0) throw new Refusal('chat_not_found');
    return null;
  });
}
