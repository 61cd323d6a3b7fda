import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { deskCalls } from './desk.ts';
import { phraseCalls } from './phrases.ts';
import { ChatText, chatReportReasons, DeskChat } from './values.ts';

// Customer service of the platform, for operators.

export const {
  listInbox,
  listMessages,
  getShopper,
  sendMessage,
  sendPhrase,
  markMessages,
  waitForMessages,
  openTicket,
  takeChat,
  releaseChat,
  assignChat,
  passChat,
  closeChat,
  reopenChat,
  blockShopper,
  listClerks,
  uploadChatPicture,
  getChatHours,
  saveChatHours,
  getChatFigures,
} = deskCalls('platform');
export const { listPhrases, addPhrase, editPhrase, deletePhrase } = phraseCalls('platform');

export const ChatReport = z.object({
  id: Id,
  side: z.enum(['shopper', 'desk']).describe('Who reported the other'),
  reason: z.enum(chatReportReasons),
  note: z.string(),
  reportedAt: z.iso.datetime(),
  chat: DeskChat,
});
export type ChatReport = z.infer<typeof ChatReport>;

export const listChatReports = call({
  method: 'GET',
  path: '/api/platform/chat/report/list',
  who: 'platform',
  scope: 'chat',
  summary:
    'Lists reported conversations that nobody has settled, the oldest first. As long as a report is open, operators may read its conversation',
  input: Paging,
  output: pageOf(ChatReport),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const settleChatReport = call({
  method: 'POST',
  path: '/api/platform/chat/report/settle',
  who: 'platform',
  scope: 'chat',
  summary:
    'Settles a report. When it is upheld, the conversation is blocked until the side that reported the other lifts that',
  input: z.object({ id: Id, isUpheld: z.boolean(), note: ChatText }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'chat_report_not_found', 'chat_report_settled'],
});
