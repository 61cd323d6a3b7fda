import { type Locale, localized } from '#contract/core/languages.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import { type MailPart, refundReasonText } from '#server/http/translations.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import type { MessageKind } from '#server/providers/messages/message.ts';
import { dateFact, type Facts, moneyFact, nameFact } from './facts.ts';
import { amountsBlock, factsBlock, productFacts, productsBlock, stepsBlock } from './mail-words.ts';
import type { RefundDetails } from './refund-queries.ts';

/** The values for the texts of every message about a refund. */
export function refundFacts({ refund, orderNumber, shop, lines }: RefundDetails, deadline: Date | null): Facts {
  return {
    ...productFacts(lines),
    number: refund.number,
    order: orderNumber,
    shop: nameFact(shop.name),
    amount: moneyFact(refund.payable, refund.currency),
    kind: refund.kind,
    reason: refund.refusal,
    company: refund.returnCompany,
    trackingNumber: refund.returnNumber,
    offer: refund.offerAmount === null ? '' : moneyFact(refund.offerAmount, refund.currency),
    offerReason: refund.offerReason,
    products: refund.sentBackAt === null ? 'stay' : 'returned',
    deadline: deadline ? dateFact(deadline) : '',
  };
}

/** The products of a refund, and its amounts. */
export function refundContent(locale: Locale, { refund, lines }: RefundDetails, page?: string): MailBlock[] {
  return [
    productsBlock(locale, refund.currency, lines, page),
    amountsBlock(
      locale,
      refund.currency,
      [
        ['items', refund.subtotal],
        ['shopCoupon', -refund.shopCoupon],
        ['mallCoupon', -refund.platformCoupon],
        ['points', -refund.points],
        ['delivery', refund.freight],
      ],
      ['refundTotal', refund.payable],
    ),
  ];
}

type Stepped = { refund: Pick<RefundDetails['refund'], 'kind' | 'sentBackAt'> };

/** How far a refund has come, in the mails that say so. */
export function refundSteps(locale: Locale, { refund }: Stepped, kind: MessageKind): MailBlock[] {
  const isPaid = kind === 'refundPaid';
  if (!isPaid && kind !== 'refundAccepted' && kind !== 'refundDeadline') return [];
  // The platform may have products refunded that never came back.
  const isSentBack = refund.kind === 'goods' && (!isPaid || refund.sentBackAt !== null);
  const steps: MailPart[] = ['stepRequested', 'stepAccepted', ...(isSentBack ? ['stepSentBack' as const] : [])];
  return [stepsBlock(locale, [...steps, 'stepRefunded'], isPaid ? steps.length + 1 : 2)];
}

/** The facts that are needed to decide a refund. */
export function refundCase(locale: Locale, { refund, orderNumber, shop }: RefundDetails): MailBlock {
  return factsBlock(locale, [
    ['refundNumber', refund.number],
    ['orderNumber', orderNumber],
    ['shop', localized(shop.name, locale)],
    ['reason', refundReasonText(locale, refund.reason as RefundReason)],
    ['buyerNote', refund.note],
    ['shopAnswer', [refund.refusal, refund.disputeNote].filter(Boolean).join('\n')],
    ['decision', refund.platformReason],
  ]);
}
