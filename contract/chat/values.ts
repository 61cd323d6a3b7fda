import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { Id, Money, Picture } from '#contract/core/values.ts';
import { OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';

// What shoppers and desks write to each other. A desk is everyone who answers for one shop, or for the platform.

export const chatTextMax = 2_000;
export const chatNoteMax = 500;
/** Of the last message, in a list of conversations. */
export const lastTextMax = 140;
/** Messages in one answer. */
export const chatMessagesMax = 100;

export const chatSides = ['shopper', 'desk', 'mall'] as const;
export type ChatSide = (typeof chatSides)[number];

/** What the mall itself writes into a conversation. */
export const chatNotices = ['away', 'to_platform', 'to_shop', 'closed', 'reopened'] as const;
export type ChatNotice = (typeof chatNotices)[number];

export const chatStates = ['waiting', 'assigned', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

/** By which a client knows a message that it sends: sent again, it is stored once and has the same number. */
export const ClientKey = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({ examples: ['f6b1c9d2-6d0e-4a6b-9a53-2f1f0a7c8e11'] });

/** The number of a message within its conversation. The first one is 1, and none is left out. */
export const MessageNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .meta({ examples: [0] });

const controls = /[\p{Cc}\u{ad}\u{61c}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]/gu;

/** Plain text: without control characters but line breaks, and without characters that turn the direction of others around. */
export function cleanChatText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, (character) => (character === '\n' ? character : character === '\t' ? ' ' : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** What people write. It is shown as it is: markup in it is text like any other. */
export const ChatText = z
  .string()
  .max(chatTextMax)
  .transform(cleanChatText)
  .refine((text) => text.length > 0)
  .meta({ examples: ['Does it fit a 13-inch laptop?'] });

const PicturePath = z
  .string()
  .regex(/^\/media\/[0-9a-f]{32}$/)
  .meta({ examples: ['/media/4f1c0e7a92b35d68e4a1c0f3b7d92e56'] });

/** What is sent. A picture is uploaded first, by the sender; orders are those of the shopper. */
export const NewContent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: ChatText }),
    z.object({ kind: z.literal('picture'), picture: PicturePath }),
    z.object({ kind: z.literal('product'), productId: Id }),
    z.object({ kind: z.literal('order'), orderNo: OrderNumber }),
    z.object({ kind: z.literal('coupon'), couponId: Id }),
  ])
  .meta({ examples: [{ kind: 'text', text: 'Does it fit a 13-inch laptop?' }] });
export type NewContent = z.output<typeof NewContent>;

export const OrderCard = z.object({
  orderNo: z.string(),
  status: OrderStatus,
  payable: Money,
  currency: z.string(),
  units: z.int().min(0),
  image: Picture.nullable().describe('Of its first product'),
});
export type OrderCard = z.infer<typeof OrderCard>;

export const CouponCard = z.object({
  id: Id,
  name: z.string(),
  shopId: Id.nullable().describe('Null: of the platform'),
  money: Money,
  minPrice: Money,
  percent: z.int().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type CouponCard = z.infer<typeof CouponCard>;

/** A card is null where the thing is gone, or is not for whoever reads. */
export const ShownContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    ownText: z
      .string()
      .nullable()
      .describe('A phrase that was sent in the reader’s language: what it says in the clerk’s'),
  }),
  z.object({ kind: z.literal('picture'), picture: Picture.nullable() }),
  z.object({ kind: z.literal('product'), product: ProductCard.nullable() }),
  z.object({ kind: z.literal('order'), order: OrderCard.nullable() }),
  z.object({ kind: z.literal('coupon'), coupon: CouponCard.nullable() }),
  z.object({
    kind: z.literal('notice'),
    notice: z.enum(chatNotices),
    text: z.string().describe('What the desk wrote for it; empty: the client says it in its own words'),
  }),
]);
export type ShownContent = z.infer<typeof ShownContent>;

export const Message = z.object({
  number: MessageNumber,
  side: z.enum(chatSides).describe('"mall": written by itself'),
  author: z.string().describe('Nickname of the clerk; empty for shoppers and the mall'),
  content: ShownContent,
  key: z.string().nullable().describe('Under which its sender sent it; null for the other side'),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

export const SentMessage = z.object({ number: MessageNumber, at: z.iso.datetime() });
export type SentMessage = z.infer<typeof SentMessage>;

/** Messages in the order of their numbers. */
export const Messages = z.object({
  list: z.array(Message).max(chatMessagesMax),
  upTo: MessageNumber.describe('Up to this number all messages that the reader may see are known now'),
  hasMore: z.boolean().describe('There are more in the direction that was asked for'),
});
export type Messages = z.infer<typeof Messages>;

const Positions = {
  lastNumber: MessageNumber,
  unread: z.int().min(0).max(100).describe('Messages of the other side that are not read; 100 stands for more'),
  /** Of the other side: up to which number it has received and read. */
  delivered: MessageNumber.describe('Up to which number the other side has received it'),
  read: MessageNumber.describe('Up to which number the other side has read it'),
  ownRead: MessageNumber.describe('Up to which number this side has read it'),
  lastAt: z.iso.datetime(),
  version: z.int().min(0).describe('Grows with every change, of messages, marks and states'),
};

const ShownDesk = z
  .object({ id: Id, name: z.string(), image: Picture })
  .nullable()
  .describe('The shop whose desk answers; null: the platform');

/** A conversation as its shopper sees it. */
export const Chat = z.object({
  id: Id,
  shop: ShownDesk,
  isClosed: z.boolean(),
  isAway: z.boolean().describe('Nobody is at the desk now, by its working hours'),
  isBlocked: z.boolean().describe('By the shopper: the desk cannot write'),
  isRefused: z.boolean().describe('By the desk: the shopper cannot write'),
  canRate: z.boolean(),
  stars: z.int().min(1).max(5).nullable().describe('Of the answers before it was closed last'),
  ...Positions,
});
export type Chat = z.infer<typeof Chat>;

/** The newest message that the desk may see, as a line of a list shows it. */
const LastMessage = z.object({
  side: z.enum(chatSides),
  kind: z.enum(['text', 'picture', 'product', 'order', 'coupon', 'notice']),
  notice: z.enum(chatNotices).nullable(),
  text: z.string().max(lastTextMax).describe('The beginning; of a phrase what it says in the clerk’s language'),
});
export type LastMessage = z.infer<typeof LastMessage>;

const ClerkName = z.object({ accountId: Id, nickname: z.string() });

/** A conversation as the people of a desk see it. */
export const DeskChat = z.object({
  id: Id,
  shopper: z.object({
    nickname: z.string().describe('Empty: a guest'),
    kind: z.enum(['account', 'visitor', 'guest']),
    locale: z.enum(locales as [Locale, ...Locale[]]),
  }),
  state: z.enum(chatStates),
  clerk: ClerkName.nullable().describe('To whom it is assigned'),
  shop: ShownDesk,
  homeShop: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .describe('The shop to which the shopper has written; null: to the platform, or, for a shop, to another one'),
  last: LastMessage.nullable(),
  isOurs: z.boolean().describe('False: a reported conversation of another desk, which the platform may only read'),
  note: z.string().describe('What the desk wrote that passed it on'),
  isBlocked: z.boolean().describe('By the desk: the shopper cannot write'),
  isRefused: z.boolean().describe('By the shopper: the desk cannot write'),
  waitingSince: z.iso.datetime().nullable().describe('The first question that nobody has answered yet'),
  ...Positions,
});
export type DeskChat = z.infer<typeof DeskChat>;

export const chatReportReasons = ['abuse', 'fraud', 'spam', 'private_data', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];
