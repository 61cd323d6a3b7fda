import { asc, isNull, sql } from 'drizzle-orm';
import type { ChatReport, listChatReports as contract } from '#contract/chat/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { deskChatsOf } from '#server/modules/chat/conversations/chat-queries.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { chatReports } from '#server/modules/chat/tables.ts';

/** Reports that nobody has settled, the oldest first. */
export async function listReports(clerk: Clerk, { page, limit }: Paging): Promise<OutputOf<typeof contract>> {
  const isOpen = isNull(chatReports.settledAt);
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(chatReports)
      .where(isOpen)
      .orderBy(asc(chatReports.createdAt), asc(chatReports.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().$count(chatReports, isOpen),
  ]);
  const ids = rows.map(({ chatId }) => chatId);
  const chats = await deskChatsOf(database(), clerk, sql`where "chats".id = any(${sql.param(ids)}::int[])`);
  const list = rows.flatMap(({ id, chatId, side, reason, note, createdAt }): ChatReport[] => {
    const chat = chats.find((one) => one.id === chatId);
    return chat ? [{ id, side, reason, note, reportedAt: createdAt.toISOString(), chat }] : [];
  });
  return { list, total, page, limit };
}
