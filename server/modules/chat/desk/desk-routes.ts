import type { deskCalls } from '#contract/chat/desk.ts';
import type { phraseCalls } from '#contract/chat/phrases.ts';
import type { Caller } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listClerks } from '#server/modules/chat/clerks/clerk-queries.ts';
import { closeChat, reopenChat } from '#server/modules/chat/clerks/close-chat.ts';
import { getFigures } from '#server/modules/chat/clerks/figure-queries.ts';
import { listInbox } from '#server/modules/chat/clerks/inbox-queries.ts';
import { passChat } from '#server/modules/chat/clerks/pass-chat.ts';
import { getShopper } from '#server/modules/chat/clerks/shopper-queries.ts';
import { assignChat, releaseChat, takeChat } from '#server/modules/chat/clerks/take-chat.ts';
import { blockShopper } from '#server/modules/chat/conversations/block.ts';
import { openTicket } from '#server/modules/chat/live/tickets.ts';
import { waitForDeskMessages } from '#server/modules/chat/live/wait-for-messages.ts';
import { listDeskMessages } from '#server/modules/chat/messages/list-messages.ts';
import { markMessages } from '#server/modules/chat/messages/mark-messages.ts';
import { sendMessage } from '#server/modules/chat/messages/send-message.ts';
import { clerkOf } from '#server/modules/chat/party.ts';
import { addPhrase, deletePhrase, editPhrase } from '#server/modules/chat/phrases/edit-phrases.ts';
import { listPhrases } from '#server/modules/chat/phrases/phrase-queries.ts';
import { sendPhrase } from '#server/modules/chat/phrases/send-phrase.ts';
import { takePicture } from '#server/modules/content/index.ts';
import type { DeskLog } from './desk-log.ts';
import { getHours } from './desk-queries.ts';
import { saveHours } from './save-hours.ts';

type Side = 'merchant' | 'platform';
type DeskContract<Who extends Side> = ReturnType<typeof deskCalls<Who>> & ReturnType<typeof phraseCalls<Who>>;

/** Binds the calls of a desk: those of shops and those of the platform are the same but for who makes them. */
export function serveDesk<Who extends Side>(
  api: Api,
  contract: DeskContract<Who>,
  logOf: (caller: Caller<Who>) => DeskLog,
): void {
  const clerk = (caller: Caller<Who>) => clerkOf(caller as Caller<'merchant'> | Caller<'platform'>);
  serve(api, contract.listInbox, (input, caller) => listInbox(clerk(caller), input));
  serve(api, contract.listMessages, (input, caller) => listDeskMessages(clerk(caller), input));
  serve(api, contract.getShopper, ({ chatId }, caller) => getShopper(clerk(caller), chatId));
  serve(api, contract.sendMessage, (input, caller) => sendMessage(clerk(caller), caller.source, input));
  serve(api, contract.sendPhrase, (input, caller) => sendPhrase(clerk(caller), caller.source, input));
  serve(api, contract.markMessages, (input, caller) => markMessages(clerk(caller), input));
  const sessionId = (caller: Caller<Who>) => (caller as Caller<'merchant'>).session.id;
  serve(api, contract.waitForMessages, (input, caller) => waitForDeskMessages(clerk(caller), sessionId(caller), input));
  serve(api, contract.openTicket, async (_, caller) => {
    await caller.countTry('chatTicket');
    return openTicket(clerk(caller), sessionId(caller));
  });
  serve(api, contract.takeChat, ({ chatId }, caller) => takeChat(clerk(caller), chatId));
  serve(api, contract.releaseChat, ({ chatId }, caller) => releaseChat(clerk(caller), chatId));
  serve(api, contract.assignChat, (input, caller) => assignChat(clerk(caller), input));
  serve(api, contract.passChat, (input, caller) => passChat(clerk(caller), input));
  serve(api, contract.closeChat, ({ chatId }, caller) => closeChat(clerk(caller), chatId));
  serve(api, contract.reopenChat, ({ chatId }, caller) => reopenChat(clerk(caller), chatId));
  serve(api, contract.blockShopper, (input, caller) => blockShopper(clerk(caller), logOf(caller), input));
  serve(api, contract.listClerks, (_, caller) => listClerks(clerk(caller)));
  serve(api, contract.uploadChatPicture, ({ multipart }, caller) => takePicture(clerk(caller).accountId, multipart));
  serve(api, contract.getChatHours, (_, caller) => getHours(clerk(caller).shopId));
  serve(api, contract.saveChatHours, (input, caller) => saveHours(clerk(caller), logOf(caller), input));
  serve(api, contract.getChatFigures, ({ days }, caller) => getFigures(clerk(caller), days));
  serve(api, contract.listPhrases, (_, caller) => listPhrases(clerk(caller).shopId));
  serve(api, contract.addPhrase, (input, caller) => addPhrase(clerk(caller), logOf(caller), input));
  serve(api, contract.editPhrase, (input, caller) => editPhrase(clerk(caller), logOf(caller), input));
  serve(api, contract.deletePhrase, ({ id }, caller) => deletePhrase(clerk(caller), logOf(caller), id));
}
