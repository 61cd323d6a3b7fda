import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { chatMessages, chatRounds, chats, chatTickets } from '#server/modules/chat/tables.ts';
import { getSite } from '#server/modules/content/index.ts';

const batchSize = 1_000;

/**
 * Deletes messages and words of ratings that are older than the platform stores them, and conversations in which nothing was written
 * since, or ever. Numbers go on where they were. Nothing of a conversation with an open report is deleted.
 */
export async function deleteOldChats(): Promise<void> {
  const { retentionDays } = await getSite(database(), 'chat');
  const before = sql`mall_now() - make_interval(days => ${retentionDays}::int)`;
  const isUnreported = (id: ReturnType<typeof sql>) =>
    sql`not exists (select from chat_reports r where r.chat_id = ${id} and r.settled_at is null)`;
  await inBatches(
    'delete_old_messages',
    sql`delete from ${chatMessages} where (chat_id, number) in (
      select m.chat_id, m.number from ${chatMessages} m
      where m.created_at < ${before} and ${isUnreported(sql`m.chat_id`)} limit ${batchSize}::int)`,
  );
  // Locked before it is deleted: what someone writes into one of them meanwhile is acknowledged, and so it stays.
  await inBatches(
    'delete_old_chats',
    sql`delete from ${chats} where id in (
      select c.id from ${chats} c where (c.last_at < ${before} or c.last_number = 0 and c.last_at < mall_now() - interval '1 day')
        and ${isUnreported(sql`c.id`)} limit ${batchSize}::int for update of c skip locked)`,
  );
  await database()
    .update(chatRounds)
    .set({ comment: '' })
    .where(sql`${chatRounds.comment} <> '' and ${chatRounds.ratedAt} < ${before}`);
  await database().delete(chatTickets).where(sql`${chatTickets.endsAt} < mall_now()`);
}

async function inBatches(name: string, deletion: ReturnType<typeof sql>): Promise<void> {
  while ((await statement(name, deletion).run(database())) === batchSize);
}
