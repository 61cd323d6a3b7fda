import { sql } from 'drizzle-orm';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';

// What processes say to each other about conversations: ids only. Whoever is notified of a message reads it from the database.

export type ChatChange =
  | { about: 'message'; chatId: number; number: number }
  | { about: 'state'; chatId: number }
  /** It has left this desk; 0 is the platform's. */
  | { about: 'left'; chatId: number; desk: number }
  | { about: 'typing'; chatId: number; side: 'shopper' | 'desk' };

/** Something of another module that concerns an account, see account-frames.ts. */
export type AccountChange = { about: 'account'; accountId: number; name: string; id: number };

/** Sent when the transaction commits, in the order of the commits. */
export async function noteChat(on: Asker, ...changes: readonly ChatChange[]): Promise<void> {
  for (const one of changes)
    await statement('chat_notice', sql`select pg_notify('chat', ${JSON.stringify(one)})`).run(on);
}

/** The same for what another module hands out to an account: what it is called, and its id. */
export async function noteAccount(on: Asker, change: Omit<AccountChange, 'about'>): Promise<void> {
  const payload = JSON.stringify({ about: 'account', ...change });
  await statement('account_notice', sql`select pg_notify('chat', ${payload})`).run(on);
}

export const noteTyping = (chatId: number, side: 'shopper' | 'desk') =>
  noteChat(database(), { about: 'typing', chatId, side });

/** Null: something else was sent on this channel, by hand for example. */
export function readChange(payload: string): ChatChange | AccountChange | null {
  try {
    return JSON.parse(payload) as ChatChange | AccountChange;
  } catch {
    return null;
  }
}
