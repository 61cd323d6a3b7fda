// What mails have below their text, with samples: what the same mails have when they are sent. One file, since it is one list.
import { type MailPart, mailPart, refundReasonText, sampleText } from '#server/http/translations.ts';
import { consoleLink, mailLink, platformLink } from '#server/modules/notifications/mail-links.ts';
import {
  amountsBlock,
  boxBlock,
  buttonBlock,
  dateText,
  factsBlock,
  productsBlock,
  type SoldLine,
  stepsBlock,
  sumBlock,
} from '#server/modules/notifications/mail-words.ts';
import { parcelBlocks } from '#server/modules/notifications/notify-buyer.ts';
import { refundSteps } from '#server/modules/notifications/refund-words.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import type { MessageKind } from '#server/providers/messages/message.ts';
import type { TopicKind } from '#server/providers/messages/message-topics.ts';
import { type ButtonText, sharedText } from '#server/providers/messages/shared-texts.ts';
import { at, parcel, type SampleOf, type SampleProduct, soon } from './sample-message.ts';

const prices = [2_990, 1_500] as const;
const freight = 500;
const total = 4_990;
const commission = 450;

type Blocks = (kind: MessageKind, sample: SampleOf) => MailBlock[];

/** What such a mail has below its text. Mails with a code, and those about an account, have nothing there. */
export const sampleBlocks = ({ kind, topic }: TopicKind, sample: SampleOf): MailBlock[] => byTopic[topic](kind, sample);

const lineOf = (product: SampleProduct, place: number): SoldLine => ({
  ...product,
  quantity: 1,
  subtotal: prices[place] ?? 0,
});
const bought = ({ locale, currency, products }: SampleOf, page?: string): MailBlock[] =>
  products.length > 0 ? [productsBlock(locale, currency, products.map(lineOf), page)] : [];
/** One of them, at the price that the text says. */
const one = ({ locale, currency, products }: SampleOf): MailBlock[] =>
  products
    .slice(0, 1)
    .map((product) => productsBlock(locale, currency, [{ ...product, quantity: 1, subtotal: total }]));

const button = ({ locale }: SampleOf, label: ButtonText, path: string) =>
  buttonBlock(locale, label, mailLink(locale, path));
const desk = ({ locale }: SampleOf, label: ButtonText, path = '') =>
  buttonBlock(locale, label, consoleLink(locale, 1, path));
const platform = ({ locale }: SampleOf, label: ButtonText, path: string) =>
  buttonBlock(locale, label, platformLink(locale, path));
const quote = ({ locale }: SampleOf, text: Parameters<typeof sampleText>[1]): MailBlock => ({
  block: 'quote',
  text: sampleText(locale, text),
});
const orderFact: [MailPart, string] = ['orderNumber', at.order];
const refundFact: [MailPart, string] = ['refundNumber', at.refund];

const sums = ({ locale, currency }: SampleOf, label: MailPart) =>
  amountsBlock(
    locale,
    currency,
    [
      ['items', prices[0] + prices[1]],
      ['delivery', freight],
    ],
    [label, total],
  );

const orderPath = `/order/order_detail?orderNo=${at.order}`;

const ofOrder: Blocks = (kind, sample) => {
  const { locale, currency } = sample;
  const page = mailLink(locale, orderPath);
  const view = button(sample, 'viewOrder', orderPath);
  const shop = sampleText(locale, 'shop');
  switch (kind) {
    case 'orderCode':
    case 'orderInAccount':
      return [];
    case 'orderPaid':
      return [
        stepsBlock(locale, ['stepOrdered', 'stepShipped', 'stepDelivered'], 1),
        { block: 'heading', text: mailPart(locale, 'orderOf', { number: at.order, shop }) },
        ...bought(sample, page),
        sums(sample, 'total'),
        view,
      ];
    case 'orderShipped':
    case 'trackingCorrected': {
      const { company, number: trackingNumber } = parcel;
      const how = { kind: 'courier' as const, company, trackingNumber, personName: '', personPhone: '' };
      return [...parcelBlocks(locale, how), ...bought(sample, page), factsBlock(locale, [orderFact]), view];
    }
    case 'paymentNotAccepted':
    case 'paymentReturned':
      return [
        sumBlock(locale, kind === 'paymentReturned' ? 'refundAmount' : 'paidAmount', total, currency),
        factsBlock(locale, [['paymentNumber', at.payment]]),
        button(sample, 'viewOrders', '/users/order_list'),
      ];
    case 'addressChangeAgreed':
    case 'addressChangeRefused':
      return [factsBlock(locale, [orderFact]), view];
    case 'chatAnswered':
      return [quote(sample, 'answer'), button(sample, 'openChat', '/?chat=1')];
    default:
      return [...bought(sample, page), factsBlock(locale, [orderFact]), view];
  }
};

const ofRefund: Blocks = (kind, sample) => {
  const { locale } = sample;
  const path = `/order/refund_detail?orderNo=${at.refund}`;
  const isToBeSent = kind === 'refundDeadline' || kind === 'refundAccepted';
  return [
    ...refundSteps(locale, { refund: { kind: 'goods', sentBackAt: soon } }, kind),
    ...(isToBeSent
      ? boxBlock(locale, [
          ['sendBackBy', dateText(locale, soon)],
          ['returnAddress', `${sampleText(locale, 'shop')}\n12 Canal Street\n+1 202 555 0143`],
        ])
      : []),
    ...bought(sample, mailLink(locale, path)),
    sums(sample, 'refundTotal'),
    factsBlock(locale, [refundFact, orderFact]),
    button(sample, isToBeSent ? 'sendBack' : 'viewRefund', path),
  ];
};

const ofAlert: Blocks = (kind, sample) =>
  kind === 'questionAnswered'
    ? [quote(sample, 'answer'), button(sample, 'readAnswers', '/goods_detail/1#questions')]
    : [
        ...one(sample),
        button(sample, 'viewProduct', '/goods_detail/1'),
        {
          block: 'link',
          label: sharedText(sample.locale, 'manageAlerts'),
          url: mailLink(sample.locale, '/users/collection_list?tab=alerts'),
        },
      ];

const ofSale: Blocks = (kind, sample) => {
  const { locale, currency } = sample;
  const path = `/orders/${at.order}`;
  const page = consoleLink(locale, 1, path);
  switch (kind) {
    case 'shopSale':
      return [
        ...boxBlock(locale, [['shipBy', dateText(locale, soon)]]),
        ...bought(sample, page),
        amountsBlock(
          locale,
          currency,
          [
            ['items', prices[0] + prices[1]],
            ['delivery', freight],
            ['commission', -commission],
          ],
          ['youReceive', total - commission],
        ),
        factsBlock(locale, [orderFact]),
        desk(sample, 'shipNow', path),
      ];
    case 'shopShipSoon':
    case 'shopShipOverdue':
      return [
        ...boxBlock(locale, [['shipBy', dateText(locale, soon)]]),
        ...bought(sample, page),
        factsBlock(locale, [orderFact]),
        desk(sample, 'shipNow', path),
      ];
    case 'shopReview':
      return [quote(sample, 'review'), ...one(sample), desk(sample, 'readReview', '/reviews')];
    case 'shopQuestion':
      return [quote(sample, 'question'), desk(sample, 'answerQuestion', '/questions')];
    case 'shopAddressChange':
      return [...bought(sample, page), factsBlock(locale, [orderFact]), desk(sample, 'viewOrder', path)];
    default:
      return [factsBlock(locale, [orderFact]), desk(sample, 'viewOrder', path)];
  }
};

/** The facts of a refund that shop and platform decide by. */
const caseOf = ({ locale }: SampleOf): MailBlock =>
  factsBlock(locale, [
    refundFact,
    orderFact,
    ['shop', sampleText(locale, 'shop')],
    ['reason', refundReasonText(locale, 'damaged')],
  ]);

const returnButtons: Partial<Record<MessageKind, ButtonText>> = {
  shopRefundRequested: 'answerRefund',
  shopRefundDeadline: 'answerRefund',
  shopOfferDeclined: 'answerRefund',
  shopReturnSent: 'confirmReturn',
};

const ofReturn: Blocks = (kind, sample) => {
  const { locale } = sample;
  const path = `/refunds/${at.refund}`;
  return [
    ...(kind === 'shopReturnSent'
      ? boxBlock(locale, [
          ['carrier', parcel.company],
          ['trackingNumber', parcel.number],
        ])
      : []),
    ...bought(sample, consoleLink(locale, 1, path)),
    sums(sample, 'refundTotal'),
    caseOf(sample),
    desk(sample, returnButtons[kind] ?? 'openDesk', path),
  ];
};

const ofPayout: Blocks = (kind, sample) => {
  const { locale, currency } = sample;
  const bank = sampleText(locale, 'bank');
  const view = desk(sample, 'viewPayouts', '/finance/payouts');
  if (kind === 'shopPayoutAccount') return [...boxBlock(locale, [['payoutAccount', bank]]), view];
  return [
    sumBlock(locale, 'payoutAmount', total, currency),
    factsBlock(locale, [
      ['payoutAccount', bank],
      ['payoutNumber', at.payout],
    ]),
    view,
  ];
};

const ofMall: Blocks = (kind, sample) => {
  const { locale, currency } = sample;
  const [shop, person, owner] = (['shop', 'person', 'owner'] as const).map((key) => sampleText(locale, key));
  switch (kind) {
    case 'platformApplication':
      return [
        factsBlock(locale, [
          ['shop', shop],
          ['applicant', person],
        ]),
        platform(sample, 'checkApplication', '/applications'),
      ];
    case 'platformRefund':
    case 'platformRefundDeadline':
      return [
        caseOf(sample),
        ...bought(sample),
        sums(sample, 'refundTotal'),
        platform(sample, 'decideRefund', '/disputes'),
      ];
    case 'platformProviderRefundRefused':
      return [
        sumBlock(locale, 'refundAmount', total, currency),
        factsBlock(locale, [refundFact, ['paymentNumber', at.payment]]),
        platform(sample, 'seeProviderRefund', '/reconciliation'),
      ];
    case 'platformHandOver':
      return [
        factsBlock(locale, [
          ['shop', shop],
          ['formerOwner', owner],
          ['newOwner', person],
        ]),
      ];
    case 'platformChecksRed':
      return [platform(sample, 'openChecks', '/checks')];
    default:
      return [];
  }
};

const byTopic: Record<TopicKind['topic'], Blocks> = {
  account: () => [],
  orders: ofOrder,
  refunds: ofRefund,
  alerts: ofAlert,
  selling: (kind, sample) => {
    if (kind === 'applicationCode') return [];
    return [
      kind === 'applicationApproved'
        ? desk(sample, 'openDesk')
        : button(sample, 'seeApplication', '/users/application_record'),
    ];
  },
  shop: (kind, sample) => {
    if (kind === 'shopWebhookOff') return [desk(sample, 'viewWebhook', '/integrations/webhooks/1')];
    return kind.startsWith('shop') ? [desk(sample, 'openDesk')] : [];
  },
  sales: ofSale,
  returns: ofReturn,
  products: (kind, sample) => [
    kind.startsWith('shopFlash')
      ? desk(sample, 'viewFlashSale', '/marketing/flash/1')
      : desk(sample, 'viewProduct', '/products/1'),
  ],
  payouts: ofPayout,
  mall: ofMall,
};
