import type { NewContent } from '#contract/chat/values.ts';
import type { chatMessages } from '#server/modules/chat/tables.ts';

type Stored = typeof chatMessages.$inferInsert;

/** What a message contains, as it is stored. */
export type ContentRow = Pick<Stored, 'kind'> &
  Partial<Pick<Stored, 'text' | 'ownText' | 'notice' | 'pictureHash' | 'productId' | 'orderId' | 'couponId'>>;

/** What was asked for, before it is known whether the order, picture … is there: the same for every try under one key. */
export function askedFor(content: NewContent): { kind: NewContent['kind']; what: string } {
  switch (content.kind) {
    case 'text':
      return { kind: content.kind, what: content.text };
    case 'picture':
      return { kind: content.kind, what: content.picture.slice('/media/'.length) };
    case 'product':
      return { kind: content.kind, what: String(content.productId) };
    case 'order':
      return { kind: content.kind, what: content.orderNo };
    case 'coupon':
      return { kind: content.kind, what: String(content.couponId) };
  }
}
