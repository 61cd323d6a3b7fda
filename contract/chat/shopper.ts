import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import {
  Chat,
  ChatText,
  ClientKey,
  chatMessagesMax,
  chatNoteMax,
  chatReportReasons,
  MessageNumber,
  Messages,
  NewContent,
  SentMessage,
} from './values.ts';

// Customer service for shoppers: those who have signed in, and guests, who carry a key (a cookie, or the header Chat-Key).
// docs/chat.md says how a client speaks.

/** Where sockets connect, with a ticket. */
export const chatSocketPath = '/api/chat/socket';
/** The subprotocol of sockets; the second one that a client names is its ticket. */
export const chatProtocol = 'galleria.chat';

export const ticketSeconds = 30;
export const waitSecondsMax = 25;
export const keywordMax = 100;

const chatRefusals = ['bad_input', 'chat_not_found'] as const;

const ofChat = { chatId: Id };
export const readingInput = {
  ...ofChat,
  after: MessageNumber.optional().describe('The first messages after this number'),
  before: MessageNumber.optional().describe('The last messages before this number; without either, the newest ones'),
  keyword: filterOf(z.string().trim().max(keywordMax)).describe('Only texts that contain it'),
  limit: z.coerce.number().int().min(1).max(chatMessagesMax).catch(50).default(50),
};
export const sendingInput = { ...ofChat, key: ClientKey, content: NewContent };
export const markingInput = {
  ...ofChat,
  delivered: MessageNumber.default(0),
  read: MessageNumber.default(0).describe('Counts as delivered, too'),
};
export const waitingInput = {
  ...ofChat,
  after: MessageNumber.default(0).describe('The last number that the client knows'),
  seen: z.coerce
    .number()
    .int()
    .min(0)
    .describe('The version of the conversation that the client knows; 0: none')
    .meta({ examples: [0] }),
  seconds: z.coerce.number().int().min(0).max(waitSecondsMax).default(waitSecondsMax),
};
export const Ticket = z.object({
  ticket: z.string().describe('For one connection within half a minute'),
  path: z.literal(chatSocketPath),
  protocol: z.literal(chatProtocol),
});
export const sendRefusals = [
  ...chatRefusals,
  'chat_refused',
  'chat_key_used',
  'picture_unknown',
  'product_not_found',
  'order_not_found',
  'coupon_not_found',
  'not_signed_in',
  'too_many_tries',
] as const;

export const openChat = call({
  method: 'POST',
  path: '/api/front/chat/open',
  who: 'anyone',
  summary:
    'Returns the caller’s conversation with a shop or the platform, and begins one if there is none. A guest is given a key',
  input: z.object({
    shopId: Id.nullable()
      .default(null)
      .describe('Null: the platform')
      .meta({ examples: [null] }),
  }),
  output: Chat,
  refuses: ['bad_input', 'not_signed_in', 'shop_not_found', 'too_many_tries'],
});

export const listChats = call({
  method: 'GET',
  path: '/api/front/chat/list',
  who: 'anyone',
  summary:
    'Lists the caller’s conversations, the newest message first. Those of a guest’s key become those of the account',
  input: Paging,
  output: pageOf(Chat),
  refuses: ['bad_input'],
});

export const countUnreadChats = call({
  method: 'GET',
  path: '/api/front/chat/unread',
  who: 'anyone',
  summary: 'Counts the conversations in which the caller has something to read',
  input: nothing,
  output: z.object({ count: z.int().min(0).max(100) }),
  refuses: ['bad_input'],
});

export const listMessages = call({
  method: 'GET',
  path: '/api/front/chat/messages',
  who: 'anyone',
  summary:
    'Lists messages of one of the caller’s conversations by their numbers, or those whose text contains something',
  input: z.object(readingInput),
  output: Messages.extend({ chat: Chat }),
  refuses: chatRefusals,
});

export const sendMessage = call({
  method: 'POST',
  path: '/api/front/chat/send',
  who: 'anyone',
  summary:
    'Sends a message, which is stored and numbered before this is answered. Sent again with its key it has the same number',
  input: z.object(sendingInput),
  output: SentMessage,
  refuses: sendRefusals,
});

export const markMessages = call({
  method: 'POST',
  path: '/api/front/chat/mark',
  who: 'anyone',
  summary: 'Says up to which number messages were received and read. A mark never goes back',
  input: z.object(markingInput),
  output: done,
  refuses: chatRefusals,
});

export const waitForMessages = call({
  method: 'GET',
  path: '/api/front/chat/wait',
  who: 'anyone',
  summary: 'Answers when the conversation has something new, or when the time is over: for clients without a socket',
  input: z.object(waitingInput),
  output: Messages.extend({ chat: Chat, isTyping: z.boolean().describe('The other side is writing') }),
  refuses: [...chatRefusals, 'busy'],
});

export const openTicket = call({
  method: 'POST',
  path: '/api/front/chat/ticket',
  who: 'anyone',
  summary: 'Returns a ticket for a socket, see docs/chat.md',
  input: nothing,
  output: Ticket,
  refuses: ['bad_input', 'chat_not_found', 'too_many_tries'],
});

export const rateChat = call({
  method: 'POST',
  path: '/api/front/chat/rate',
  who: 'anyone',
  summary: 'Rates the answers before a conversation was closed last, once',
  input: z.object({ ...ofChat, stars: z.int().min(1).max(5), comment: z.string().trim().max(chatNoteMax).default('') }),
  output: done,
  refuses: [...chatRefusals, 'chat_not_ratable'],
});

export const blockDesk = call({
  method: 'POST',
  path: '/api/front/chat/block',
  who: 'anyone',
  summary: 'Blocks a shop, which then cannot write in this conversation, or lifts that',
  input: z.object({ ...ofChat, isBlocked: z.boolean() }),
  output: done,
  refuses: chatRefusals,
});

export const reportingInput = {
  ...ofChat,
  reason: z.enum(chatReportReasons),
  note: z
    .union([z.literal(''), ChatText])
    .default('')
    .meta({ examples: [''] }),
};

export const reportChat = call({
  method: 'POST',
  path: '/api/front/chat/report',
  who: 'anyone',
  summary: 'Reports a conversation to the platform, which may then read it',
  input: z.object(reportingInput),
  output: done,
  refuses: [...chatRefusals, 'already_reported', 'too_many_tries'],
});

export const returnToChat = call({
  method: 'POST',
  path: '/api/front/chat/return',
  who: 'anyone',
  summary: 'Opens the conversation of a link in a mail, for whoever has the link',
  input: z.object({ key: z.string().max(200) }),
  output: Chat,
  refuses: ['bad_input', 'chat_link_over', 'too_many_tries'],
});
