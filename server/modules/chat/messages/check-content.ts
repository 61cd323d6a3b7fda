import type { NewContent } from '#contract/chat/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { LockedChat } from '#server/modules/chat/conversations/lock-chat.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import type { ContentRow } from './content-row.ts';
import { findCoupon, findOrder, findProduct } from './sent-thing-queries.ts';

/** Turns what someone sends into a row, and refuses what they may not send: other people's pictures and orders above all. */
export async function checkContent(
  tx: Transaction,
  party: Party,
  chat: LockedChat,
  content: NewContent,
): Promise<ContentRow> {
  switch (content.kind) {
    case 'text':
      return { kind: 'text', text: content.text };
    case 'picture': {
      if (party.accountId === null) throw new Refusal('not_signed_in');
      const pictureHash = content.picture.slice('/media/'.length);
      await assertOwnPictures(tx, party.accountId, [pictureHash]);
      return { kind: 'picture', pictureHash };
    }
    case 'product': {
      const ofShop = party.side === 'desk' ? party.shopId : null;
      return { kind: 'product', productId: await findProduct(tx, content.productId, ofShop) };
    }
    case 'order':
      return { kind: 'order', orderId: await findOrder(tx, content.orderNo, orderOwner(party, chat), chat.shopId) };
    case 'coupon':
      return { kind: 'coupon', couponId: await findCoupon(tx, content.couponId, chat.shopId) };
  }
}

/** Shoppers show orders of their own, clerks those of the shopper. A guest has none. */
function orderOwner(party: Party, chat: LockedChat): number | null {
  return party.side === 'shopper' ? party.accountId : chat.accountId;
}
