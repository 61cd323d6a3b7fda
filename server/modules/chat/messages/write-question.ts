import type { SentMessage } from '#contract/chat/values.ts';
import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import type { LockedChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { beginRound } from '#server/modules/chat/conversations/rounds.ts';
import { findDesk } from '#server/modules/chat/desk/desk-queries.ts';
import { openingAfter } from '#server/modules/chat/desk/working-time.ts';
import type { ContentRow } from './content-row.ts';
import { writeMessage } from './write-message.ts';

/**
 * Writes what a shopper asks. A closed conversation is open again. While nobody is at the desk, the automatic answer follows: once
 * until the desk opens.
 */
export async function writeQuestion(
  tx: Transaction,
  chat: LockedChat,
  key: string,
  content: ContentRow,
): Promise<SentMessage> {
  await beginRound(tx, chat);
  const sent = await writeMessage(
    tx,
    chat,
    { side: 'shopper', key, content },
    {
      ...(chat.state === 'closed' && { state: 'waiting' as const, clerkId: null }),
      ...(chat.waitingSince === null && { waitingSince: mallNow as unknown as Date }),
    },
  );
  await answerWhileAway(tx, chat);
  return sent;
}

async function answerWhileAway(tx: Transaction, chat: LockedChat): Promise<void> {
  const desk = await findDesk(tx, chat.shopId);
  const opening = desk && openingAfter(desk.hours, desk.timeZone, await readMallTime(tx));
  if (!desk || !opening || chat.awayUntil === opening) return;
  const text = desk.answer.en ? localized({ ...desk.answer, en: desk.answer.en }, chat.locale) : '';
  await writeMessage(
    tx,
    chat,
    { side: 'mall', content: { kind: 'notice', notice: 'away', text } },
    {
      awayUntil: opening,
      isMailDue: chat.accountId !== null,
    },
  );
}
