import type { ClientFrame, ServerFrame } from '#contract/chat/frames.ts';
import { getChat, getDeskChat } from '#server/modules/chat/conversations/chat-queries.ts';
import { listDeskMessages, listMessages } from '#server/modules/chat/messages/list-messages.ts';
import { markMessages } from '#server/modules/chat/messages/mark-messages.ts';
import { sendMessage } from '#server/modules/chat/messages/send-message.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { noteTyping } from './notices.ts';

const resumedMax = 100;

/** Does what a frame asks for, as the call of the same name does, and returns the answer; null where none is needed. */
export async function answerFrame(party: Party, source: string, frame: ClientFrame): Promise<ServerFrame | null> {
  switch (frame.type) {
    case 'send': {
      const sent = await sendMessage(party, source, frame);
      return { type: 'sent', id: frame.id, chatId: frame.chatId, ...sent };
    }
    case 'resume': {
      const { id, chatId, after } = frame;
      const reading = { chatId, after, limit: resumedMax };
      const read = party.side === 'desk' ? await listDeskMessages(party, reading) : await listMessages(party, reading);
      return { type: 'messages', id, chatId, ...read };
    }
    case 'mark':
      await markMessages(party, frame);
      return { type: 'marked', id: frame.id, chatId: frame.chatId };
    case 'typing': {
      // Refuses a conversation that is not theirs.
      const chat = await (party.side === 'desk' ? getDeskChat(party, frame.chatId) : getChat(party, frame.chatId));
      const isWatched = 'isOurs' in chat && !chat.isOurs;
      if (!isWatched && !chat.isBlocked && !chat.isRefused) await noteTyping(frame.chatId, party.side);
      return null;
    }
    case 'ping':
      return { type: 'pong', ...(frame.id !== undefined && { id: frame.id }) };
  }
}
