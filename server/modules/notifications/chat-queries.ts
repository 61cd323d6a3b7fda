import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { chatMessages, chats } from '#server/modules/chat/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { buyerColumns } from './reader-queries.ts';

/** What a desk has answered, and to whom; null when the account is closed or the conversation is gone. */
export async function findAnswer(tx: Transaction, chatId: number, number: number) {
  const [row] = await tx
    .select({ reader: buyerColumns, locale: chats.locale, shopName: shops.name, text: chatMessages.text })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(accounts, and(eq(accounts.id, chats.accountId), isNull(accounts.disabledAt)))
    .leftJoin(shops, eq(shops.id, chatMessages.shopId))
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.number, number)));
  if (!row) return null;
  const { locale } = row; // the language in which they wrote, not that of the account
  return { ...row, reader: { ...row.reader, locale } };
}
