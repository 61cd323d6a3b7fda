import * as ofShop from '#contract/notifications/merchant.ts';
import type { noticeCalls } from '#contract/notifications/notice-calls.ts';
import * as ofPlatform from '#contract/notifications/platform-bell.ts';
import * as ofShopper from '#contract/notifications/shopper.ts';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { openBellTicket } from '#server/modules/chat/index.ts';
import { getPreferences, savePreferences } from '#server/modules/notifications/preferences/save-preferences.ts';
import { openLiveNotifications } from './live.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { type NoticeReader, platformReader, shopperReader, shopReader } from './notice-reader.ts';
import { countUnread, listNotifications } from './notification-queries.ts';

const ofMember = ({ membership, session, locale }: Caller<'merchant'>) =>
  shopReader({ accountId: session.accountId, locale, scopes: membership.scopes }, membership.shopId);
const ofOperator = ({ membership, session, locale }: Caller<'platform'>) =>
  platformReader({ accountId: session.accountId, locale, scopes: membership.scopes });

export function serveSiteNotifications(api: Api): void {
  openLiveNotifications();
  serveNotices(api, ofShopper, shopperReader);
  serveNotices(api, ofShop, ofMember);
  serveNotices(api, ofPlatform, ofOperator);
  serve(api, ofShop.openBell, async (_, caller) => {
    await caller.countTry('chatTicket');
    return openBellTicket(caller, caller.membership.shopId);
  });
  serve(api, ofPlatform.openBell, async (_, caller) => {
    await caller.countTry('chatTicket');
    return openBellTicket(caller, null);
  });
}

type Side = 'shopper' | 'merchant' | 'platform';

/** Binds the calls of notifications, which differ only by whose they are. */
function serveNotices<Who extends Side>(
  api: Api,
  contract: ReturnType<typeof noticeCalls<Who>>,
  readerOf: (caller: Caller<Who>) => NoticeReader,
): void {
  serve(api, contract.listNotifications, (input, caller) => listNotifications(readerOf(caller), input));
  serve(api, contract.countUnread, async (_, caller) => ({ unread: await countUnread(database(), readerOf(caller)) }));
  serve(api, contract.markRead, (input, caller) => markRead(readerOf(caller), input));
  serve(api, contract.markAllRead, (input, caller) => markAllRead(readerOf(caller), input));
  serve(api, contract.getPreferences, (_, caller) => getPreferences(readerOf(caller)));
  serve(api, contract.savePreferences, (input, caller) => savePreferences(readerOf(caller), input));
}
