import { database } from '#server/database/connection.ts';
import { handOutToAccounts } from '#server/modules/chat/index.ts';
import { findOperator } from '#server/modules/operators/index.ts';
import { findMembership } from '#server/modules/shops/index.ts';
import { type NoticeReader, platformReader, shopReader } from './notice-reader.ts';
import { countUnread, findNotification } from './notification-queries.ts';

/** Sends notifications to the open pages of those whom they concern, each in its language and by what they may read now. */
export function openLiveNotifications(): void {
  handOutToAccounts('notification', async (party, id) => {
    const reader = await readerOf(party);
    const notification = reader && id > 0 ? await findNotification(reader, id) : null;
    if (!reader || (id > 0 && !notification)) return null; // of another side of their life
    return { type: 'notification', notification, unread: await countUnread(database(), reader) };
  });
}

type Receiver = Parameters<Parameters<typeof handOutToAccounts>[1]>[0];

async function readerOf({ side, accountId, shopId, locale }: Receiver): Promise<NoticeReader | null> {
  if (side === 'shopper') return { accountId, side, shopId: null, kinds: null, locale };
  if (shopId === null) {
    const operator = await findOperator(accountId);
    return operator && platformReader({ accountId, locale, scopes: operator.scopes });
  }
  const membership = await findMembership(accountId, shopId);
  return membership && shopReader({ accountId, locale, scopes: membership.scopes }, shopId);
}
