import { type Locale, localized } from '#contract/core/languages.ts';
import type { MessageTopic, Placeholder } from '#contract/notifications/message-wording.ts';
import { type MailPart, sampleText } from '#server/http/translations.ts';
import { consoleLink, mailLink, platformLink } from '#server/modules/notifications/mail-links.ts';
import {
  amountsBlock,
  amountText,
  buttonBlock,
  dateText,
  factsBlock,
  productsBlock,
  type SoldLine,
} from '#server/modules/notifications/mail-words.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import type { MessageKind } from '#server/providers/messages/message.ts';
import type { ButtonText } from '#server/providers/messages/shared-texts.ts';
import type { TopicKind } from './message-topics.ts';
import { placeholdersOf } from './placeholders.ts';

// What a message is filled with while its text is looked at. None of it is about anybody.

const at = {
  order: 'SH2026111800000000000001',
  refund: 'RE2026111800000000000001',
  payout: 'PO2026111800000000000001',
};
const payment = 'PT2026111800000000000001';
const soon = new Date('2026-12-24T12:00:00.000Z');
export const sampleCode = '482913';

/** A product of the mall, so that the mail has a picture; null in a mall without products. */
export type SampleProduct = Pick<SoldLine, 'name' | 'pictureHash'>;
export type SampleOf = { locale: Locale; currency: string; product: SampleProduct | null };

/** A value for every placeholder of every text. */
export function sampleValues({ kind, topic }: TopicKind, sample: SampleOf): Record<string, string | number> {
  const { locale, currency } = sample;
  const say = (key: Parameters<typeof sampleText>[1]) => sampleText(locale, key);
  const amount = (minorUnits: number) => amountText(locale, minorUnits, currency);
  const values: Record<string, string | number> = {
    ...{ amount: amount(4_990), before: amount(5_990), after: amount(4_990), offer: amount(2_000) },
    ...{ limit: amount(5_500), product: productName(sample), more: 1, count: 2, stars: 4, days: 7, left: 3 },
    ...{ order: at.order, orders: `${at.order}, ${at.order.slice(0, -1)}2`, number: numberOf(topic) },
    ...{ shop: say('shop'), name: say('shop'), role: say('role'), sale: say('sale'), list: say('list') },
    ...{ owner: say('owner'), person: say('person'), applicant: say('person'), personName: say('person') },
    ...{ question: say('question'), buyer: say('buyer'), reason: say('reason'), offerReason: say('offerReason') },
    ...{ personPhone: '+1 202 555 0143', company: 'DHL', trackingNumber: '00340434161094021501' },
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

const numberOf = (topic: MessageTopic) => (topic === 'orders' ? payment : at.refund);
const productName = ({ product, locale }: SampleOf) =>
  product ? localized(product.name, locale) : sampleText(locale, 'product');

/** What such a mail has below its text. Mails with a code, and those about an account, have nothing there. */
export function sampleBlocks({ kind, topic }: TopicKind, sample: SampleOf): MailBlock[] {
  const { locale, currency } = sample;
  const price = 4_990;
  const { product } = sample;
  const bought = product
    ? [productsBlock(locale, currency, [{ ...product, variant: { en: '' }, quantity: 1, subtotal: price }])]
    : [];
  const button = (label: ButtonText, path: string) => [buttonBlock(locale, label, mailLink(locale, path))];
  const desk = (label: ButtonText, path = '') => [buttonBlock(locale, label, consoleLink(locale, 1, path))];
  const facts = (...rows: [MailPart, string][]) => [factsBlock(locale, rows)];
  const sum = (label: MailPart) => [amountsBlock(locale, currency, [['items', price]], [label, price])];
  const order: [MailPart, string] = ['orderNumber', at.order];
  const refund: [MailPart, string] = ['refundNumber', at.refund];
  const blocks: Record<TopicKind['topic'], () => MailBlock[]> = {
    account: () => [],
    orders: () =>
      kind.startsWith('payment')
        ? facts(['paymentNumber', payment])
        : [...bought, ...facts(order), ...sum('total'), ...button('viewOrder', '/order/order_detail')],
    refunds: () => [
      ...bought,
      ...facts(refund, order),
      ...sum('refundTotal'),
      ...button('viewRefund', '/order/refund_detail'),
    ],
    alerts: () => [
      ...bought,
      ...button(kind === 'questionAnswered' ? 'readAnswers' : 'viewProduct', '/goods_detail/1'),
    ],
    selling: () =>
      kind === 'applicationApproved' ? desk('openDesk') : button('seeApplication', '/users/application_record'),
    shop: () => (kind.startsWith('shop') ? desk(kind === 'shopWebhookOff' ? 'viewWebhook' : 'openDesk') : []),
    sales: () =>
      kind === 'shopQuestion'
        ? desk('answerQuestion', '/questions?answered=no')
        : [...bought, ...facts(order), ...desk(kind === 'shopReview' ? 'readReview' : 'shipNow', '/orders')],
    returns: () => [...bought, ...facts(refund, order), ...sum('refundTotal'), ...desk('answerRefund', '/refunds')],
    products: () => desk(kind.startsWith('shopFlash') ? 'viewFlashSale' : 'viewProduct', '/products'),
    payouts: () => [...facts(['payoutNumber', at.payout]), ...desk('viewPayouts', '/finance/payouts')],
    mall: () => mallButton(locale, kind),
  };
  const hasCode = placeholdersOf(kind).some(({ name }) => name === 'code');
  return hasCode || kind === 'orderInAccount' ? [] : blocks[topic]();
}

const mallButtons: Partial<Record<MessageKind, readonly [ButtonText, string]>> = {
  platformApplication: ['checkApplication', '/applications'],
  platformRefund: ['decideRefund', '/disputes'],
  platformRefundDeadline: ['decideRefund', '/disputes'],
  platformProviderRefundRefused: ['seeProviderRefund', '/reconciliation'],
  platformChecksRed: ['openChecks', '/checks'],
};

function mallButton(locale: Locale, kind: MessageKind): MailBlock[] {
  const [label, path] = mallButtons[kind] ?? [];
  return label && path ? [buttonBlock(locale, label, platformLink(locale, path))] : [];
}
