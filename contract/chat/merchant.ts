import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { done } from '#contract/identity/shopper.ts';
import { deskCalls } from './desk.ts';
import { phraseCalls } from './phrases.ts';
import { reportingInput } from './shopper.ts';

// Customer service of a shop, for its people.

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
} = deskCalls('merchant');
export const { listPhrases, addPhrase, editPhrase, deletePhrase } = phraseCalls('merchant');

export const reportShopper = call({
  method: 'POST',
  path: '/api/merchant/chat/report',
  who: 'merchant',
  scope: 'chat',
  summary: 'Reports a shopper to the platform, which may then read the conversation',
  input: z.object(reportingInput),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'chat_not_found', 'already_reported', 'too_many_tries'],
});
