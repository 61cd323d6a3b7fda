import { type Locale, localized } from '#contract/core/languages.ts';
import type { MessageTopic, Placeholder } from '#contract/notifications/message-wording.ts';
import { sampleText } from '#server/http/translations.ts';
import { mailLink } from '#server/modules/notifications/mail-links.ts';
import { amountText, dateText, type SoldLine } from '#server/modules/notifications/mail-words.ts';
import type { TopicKind } from '#server/providers/messages/message-topics.ts';
import { placeholdersOf } from './placeholders.ts';

// What a message is filled with while its text is looked at. None of it is about anybody.

export const at = {
  order: 'SH2026111800000000000001',
  refund: 'RE2026111800000000000001',
  payout: 'PO2026111800000000000001',
  payment: 'PT2026111800000000000001',
};
export const soon = new Date('2026-12-24T12:00:00.000Z');
export const sampleCode = '482913';
export const parcel = { company: 'DHL', number: '00340434161094021501' };

/** Products of the mall, so that the mail has pictures; none in a mall without products. */
export type SampleProduct = Pick<SoldLine, 'name' | 'variant' | 'pictureHash'>;
export type SampleOf = { locale: Locale; currency: string; products: readonly SampleProduct[] };

/** A value for every placeholder of every text. */
export function sampleValues({ kind, topic }: TopicKind, sample: SampleOf): Record<string, string | number> {
  const { locale, currency } = sample;
  const say = (key: Parameters<typeof sampleText>[1]) => sampleText(locale, key);
  const amount = (minorUnits: number) => amountText(locale, minorUnits, currency);
  const values: Record<string, string | number> = {
    ...{ amount: amount(4_990), before: amount(5_990), after: amount(4_990), offer: amount(2_000) },
    ...{ limit: amount(5_500), product: productName(sample), more: 1, count: 1, stars: 4, days: 7, left: 3 },
    ...{ order: at.order, orders: `${at.order}, ${at.order.slice(0, -1)}2`, number: numberOf(topic) },
    ...{ shop: say('shop'), name: say('shop'), role: say('role'), sale: say('sale'), list: say('list') },
    ...{ owner: say('owner'), person: say('person'), applicant: say('person'), personName: say('person') },
    ...{ question: say('question'), buyer: say('buyer'), reason: say('reason'), offerReason: say('offerReason') },
    ...{ personPhone: '+1 202 555 0143', company: parcel.company, trackingNumber: parcel.number },
    ...{ account: topic === 'payouts' ? say('bank') : 'person@example.com', value: 'p•••@example.com' },
    ...{ link: mailLink(locale, '/example'), url: 'https://shop.example.com/webhook' },
    ...{ deadline: dateText(locale, soon), date: dateText(locale, soon), since: dateText(locale, soon) },
  };
  const choices = placeholdersOf(kind).filter(({ use }) => use === 'choice');
  const chosen = ({ options }: Placeholder) => options.find((option) => usual.includes(option)) ?? 'other';
  return { ...values, ...Object.fromEntries(choices.map((choice) => [choice.name, chosen(choice)])) };
}

/** Of a choice, what happens most. */
const usual: readonly string[] = ['courier', 'goods', 'yes', 'email', 'shop', 'accepted', 'return', 'stay', 'declined'];

const numberOf = (topic: MessageTopic) => (topic === 'orders' ? at.payment : at.refund);
const productName = ({ products: [product], locale }: SampleOf) =>
  product ? localized(product.name, locale) : sampleText(locale, 'product');
