import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';

// What operators write in place of the mall's own texts of mails and SMS. A text has placeholders, in the syntax of ICU messages.

export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const messageParts = ['subject', 'text', 'sms'] as const;
export type MessagePart = (typeof messageParts)[number];
export const partsOf: Record<MessageChannel, readonly MessagePart[]> = { email: ['subject', 'text'], sms: ['sms'] };

export const wordingMax: Record<MessagePart, number> = { subject: 400, text: 4_000, sms: 1_000 };

/** By language. Where a text is empty, the mall's own is sent. */
export const Wording = z.object({
  subject: textsOf(wordingMax.subject),
  text: textsOf(wordingMax.text),
  sms: textsOf(wordingMax.sms),
});
export type Wording = z.output<typeof Wording>;
export const noWording: Wording = { subject: {}, text: {}, sms: {} };

/** Of a text that mails share: a button is one short line. */
export const buttonTextMax = 60;
export const lastLineMax = 400;

/** Who gets messages about what, and what all mails share. */
export const messageTopics = {
  account: 'shopper',
  orders: 'shopper',
  refunds: 'shopper',
  alerts: 'shopper',
  selling: 'seller',
  shop: 'seller',
  sales: 'seller',
  returns: 'seller',
  products: 'seller',
  payouts: 'seller',
  mall: 'operator',
  shared: 'everyone',
} as const satisfies Record<string, 'shopper' | 'seller' | 'operator' | 'everyone'>;
export type MessageTopic = keyof typeof messageTopics;
export const topicNames = Object.keys(messageTopics) as [MessageTopic, ...MessageTopic[]];

/** How a placeholder is written: as it is, as a number that may have a plural, or as a choice between texts. */
export const placeholderUses = ['text', 'number', 'choice'] as const;

export const Placeholder = z.object({
  name: z.string().meta({ examples: ['amount'] }),
  use: z.enum(placeholderUses),
  options: z.array(z.string()).max(20).describe('Of a choice: what may be chosen, besides `other`'),
  neededIn: z.array(z.enum(messageParts)).max(messageParts.length).describe('Where a text says nothing without it'),
});
export type Placeholder = z.output<typeof Placeholder>;
