import type { Chat, DeskChat, Messages } from '#contract/chat/values.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listDeskMessages, listMessages } from '#server/modules/chat/messages/list-messages.ts';
import type { Clerk, Party, Shopper } from '#server/modules/chat/party.ts';
import { addWaiter } from './audience.ts';
import { findParty } from './find-party.ts';

type Waiting = { chatId: number; after: number; seen: number; seconds: number };
type Seen<Shown> = Messages & { chat: Shown; isTyping: boolean };

const limit = 100;

export const waitForMessages = (shopper: Shopper, sessionId: number | null, waiting: Waiting): Promise<Seen<Chat>> =>
  wait(shopper, sessionId, waiting, () =>
    listMessages(shopper, { chatId: waiting.chatId, after: waiting.after, limit }),
  );

export const waitForDeskMessages = (clerk: Clerk, sessionId: number, waiting: Waiting): Promise<Seen<DeskChat>> =>
  wait(clerk, sessionId, waiting, () =>
    listDeskMessages(clerk, { chatId: waiting.chatId, after: waiting.after, limit }),
  );

/** Answers at once when there is something new, and otherwise when there is, or after so many seconds. */
async function wait<Shown extends Chat | DeskChat>(
  party: Party,
  sessionId: number | null,
  { chatId, seen, seconds }: Waiting,
  read: () => Promise<Messages & { chat: Shown }>,
): Promise<Seen<Shown>> {
  const waiter = addWaiter(chatId, party, seconds); // before it is read: what happens meanwhile wakes it
  try {
    for (;;) {
      const isOver = waiter.isOver();
      const now = await read();
      const isTyping = waiter.isTyping();
      const isNew = now.list.length > 0 || now.chat.version !== seen || isTyping;
      if (isNew || isOver) return { ...now, isTyping };
      await waiter.next(); // a notice of what is known already may still come
      if (!(await isStillAllowed(party, sessionId))) throw new Refusal('chat_not_found');
    }
  } finally {
    waiter.remove();
  }
}

/** Whoever was signed out while they waited, or may no longer answer, learns nothing more. The second factor was asked for by the call. */
async function isStillAllowed(party: Party, sessionId: number | null): Promise<boolean> {
  const { side, locale } = party;
  const keyHash = side === 'shopper' ? party.keyHash : null;
  const shopId = side === 'desk' ? party.shopId : null;
  return (await findParty({ side, sessionId, keyHash, shopId, locale }, false)) !== null;
}
