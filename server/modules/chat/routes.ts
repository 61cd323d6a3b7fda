import * as ofShop from '#contract/chat/merchant.ts';
import * as ofPlatform from '#contract/chat/platform.ts';
import * as contract from '#contract/chat/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { blockDesk } from './conversations/block.ts';
import { returnToChat } from './conversations/chat-link.ts';
import { countUnread, listChats } from './conversations/list-chats.ts';
import { openChat } from './conversations/open-chat.ts';
import { rateChat } from './conversations/rate-chat.ts';
import { platformLogOf, shopLogOf } from './desk/desk-log.ts';
import { serveDesk } from './desk/desk-routes.ts';
import { openTicket } from './live/tickets.ts';
import { waitForMessages } from './live/wait-for-messages.ts';
import { listMessages } from './messages/list-messages.ts';
import { markMessages } from './messages/mark-messages.ts';
import { sendMessage } from './messages/send-message.ts';
import { clerkOf, shopperOf } from './party.ts';
import { adoptGuest } from './privacy/adopt-chats.ts';
import { reportChat } from './reports/report-chat.ts';
import { listReports } from './reports/report-queries.ts';
import { settleReport } from './reports/settle-report.ts';

export function serveChat(api: Api): void {
  serve(api, contract.openChat, ({ shopId }, caller) => openChat(caller, shopId));
  serve(api, contract.returnToChat, ({ key }, caller) => returnToChat(caller, key));
  serve(api, contract.listChats, (input, caller) => listChats(shopperOf(caller), input));
  serve(api, contract.countUnreadChats, (_, caller) => countUnread(shopperOf(caller)));
  serve(api, contract.listMessages, (input, caller) => listMessages(shopperOf(caller), input));
  serve(api, contract.sendMessage, (input, caller) => sendMessage(shopperOf(caller), caller.source, input));
  serve(api, contract.markMessages, (input, caller) => markMessages(shopperOf(caller), input));
  serve(api, contract.waitForMessages, (input, caller) =>
    waitForMessages(shopperOf(caller), caller.session?.id ?? null, input),
  );
  serve(api, contract.openTicket, async (_, caller) => {
    await caller.countTry('chatTicket');
    const shopper = shopperOf(caller);
    await adoptGuest(shopper);
    return openTicket(shopper, caller.session?.id ?? null);
  });
  serve(api, contract.rateChat, (input, caller) => rateChat(shopperOf(caller), input));
  serve(api, contract.blockDesk, (input, caller) => blockDesk(shopperOf(caller), input));
  serve(api, contract.reportChat, (input, caller) => reportChat(shopperOf(caller), caller.source, input));
  serveDesk(api, ofShop, shopLogOf);
  serve(api, ofShop.reportShopper, (input, caller) => reportChat(clerkOf(caller), caller.source, input));
  serveDesk(api, ofPlatform, platformLogOf);
  serve(api, ofPlatform.listChatReports, (input, caller) => listReports(clerkOf(caller), input));
  serve(api, ofPlatform.settleChatReport, (input, caller) => settleReport(caller, input));
}
