import type { z } from 'zod';
import type { reportChat as contract } from '#contract/chat/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { chatReports } from '#server/modules/chat/tables.ts';

/** Reports the other side of a conversation to the platform, which may read it from now on. One open report of each side. */
export async function reportChat(
  party: Party,
  source: string,
  { chatId, reason, note }: z.output<typeof contract.input>,
): Promise<null> {
  await countTry('chatReport', party.accountId === null ? source : String(party.accountId));
  return transaction(async (tx) => {
    await lockChat(tx, party, chatId);
    const { side, accountId: reporterId } = party;
    const reported = await tx
      .insert(chatReports)
      .values({ chatId, side, reporterId, reason, note, createdAt: mallNow })
      .onConflictDoNothing()
      .returning({ id: chatReports.id });
    if (reported.length === 0) throw new Refusal('already_reported');
    return null;
  });
}
