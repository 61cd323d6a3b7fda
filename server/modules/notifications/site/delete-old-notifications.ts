import { sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { noticePreferences, notifications } from '#server/modules/notifications/tables.ts';

export const notificationDays = 180;
const batchSize = 1_000;

/** Deletes notifications that are older than half a year, read or not. */
export async function deleteOldNotifications(): Promise<void> {
  const deletion = sql`delete from ${notifications} where id in (
    select n.id from ${notifications} n where n.created_at < mall_now() - make_interval(days => ${notificationDays}) limit ${batchSize}::int)`;
  while ((await statement('delete_old_notifications', deletion).run(database())) === batchSize);
}

/** Deletes what an account that is deleted was notified of, and what it had chosen. */
export async function forgetNotifications(tx: Transaction, accountId: number): Promise<void> {
  for (const table of [notifications, noticePreferences])
    await tx.delete(table).where(sql`${table.accountId} = ${accountId}`);
}
