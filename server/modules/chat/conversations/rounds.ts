import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { chatRounds } from '#server/modules/chat/tables.ts';
import type { LockedChat } from './lock-chat.ts';

type Of = Pick<LockedChat, 'id' | 'shopId'>;
/** An answer that waited for the question to be written has begun earlier: it comes after it all the same. */
const afterQuestion = sql`greatest(${mallNow}, ${chatRounds.openedAt})`;
const isOpenRoundOf = ({ id }: Of) => and(eq(chatRounds.chatId, id), isNull(chatRounds.closedAt));

/** Begins a round with a question, unless one is running. */
export async function beginRound(tx: Transaction, { id, shopId }: Of): Promise<void> {
  await tx.insert(chatRounds).values({ chatId: id, shopId, openedAt: mallNow }).onConflictDoNothing();
}

/** Records when the running round was answered first. */
export async function noteAnswered(tx: Transaction, of: Of): Promise<void> {
  await tx
    .update(chatRounds)
    .set({ answeredAt: afterQuestion })
    .where(and(isOpenRoundOf(of), isNull(chatRounds.answeredAt)));
}

/** Ends the running round. True: there was one. */
export async function endRound(tx: Transaction, of: Of): Promise<boolean> {
  const ended = await tx
    .update(chatRounds)
    .set({ closedAt: afterQuestion })
    .where(isOpenRoundOf(of))
    .returning({ id: chatRounds.id });
  return ended.length > 0;
}
