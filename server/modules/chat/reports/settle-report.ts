import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { settleChatReport as contract } from '#contract/chat/platform.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { block } from '#server/modules/chat/conversations/block.ts';
import { chatReports, chats } from '#server/modules/chat/tables.ts';
import { findLastAct, type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';

/** Settles a report, once. When it is upheld, nobody can write into the conversation any more until the reporting side lifts that. */
export function settleReport(
  by: LoggedOperator,
  { id, isUpheld, note }: z.output<typeof contract.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const [named] = await tx.select({ chatId: chatReports.chatId }).from(chatReports).where(eq(chatReports.id, id));
    if (!named) throw new Refusal('chat_report_not_found');
    // The conversation first, as whoever reports it locks it.
    const [chat] = await tx.select().from(chats).where(eq(chats.id, named.chatId)).for('update');
    const [report] = await tx.select().from(chatReports).where(eq(chatReports.id, id)).for('update');
    if (!chat || !report) throw new Refusal('chat_report_not_found');
    if (report.settledAt !== null) {
      const last = await findLastAct(tx, ['chat_report_upheld', 'chat_report_dismissed'], String(id));
      throw new Refusal('chat_report_settled', { known: last ? 'yes' : 'no', name: last?.by ?? '' });
    }
    await tx.update(chatReports).set({ settledAt: mallNow, isUpheld }).where(eq(chatReports.id, id));
    const side = report.side === 'shopper' ? 'blockedByShopperAt' : 'blockedByDeskAt';
    if (isUpheld) await block(tx, chat, side, true);
    await logOperatorAct(tx, by, {
      act: isUpheld ? 'chat_report_upheld' : 'chat_report_dismissed',
      ...{ subject: String(id), reason: note, after: { chat: report.chatId } },
    });
    return null;
  });
}
