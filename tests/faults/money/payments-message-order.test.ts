import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { closePayment } from '#server/modules/payments/index.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import {
  amount,
  type Charge,
  message,
  messagesTo,
  type ProviderMessage,
} from '#tests/support/orders/provider-messages.ts';

// Messages of a payment provider come late, in the wrong order and several times.

const mall = openMallUnderTest({ DEMO: '1' });
const { newPayment, aCharge, send } = messagesTo(mall, ['whsec_new', 'whsec_old']);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
/** Each one to four times, the copies anywhere after the first. */
function withCopies<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  for (const item of items) {
    for (let copies = randomInt(4); copies > 0; copies--)
      all.splice(randomInt(all.indexOf(item) + 1, all.length + 1), 0, item);
  }
  return all;
}

describe('messages in any order and any number', () => {
  const declined = { failure: 'declined' };
  const poor = { failure: 'insufficient_funds' };
  const cases: [string, (charge: Charge) => ProviderMessage[], object][] = [
    [
      'two failures, a success sent under two ids, a cancellation',
      (c) => [
        message(c, 'payment.failed', 1, declined),
        message(c, 'payment.failed', 2, poor),
        message(c, 'payment.succeeded', 3),
        message(c, 'payment.succeeded', 4),
        message(c, 'payment.cancelled', 5),
      ],
      {
        payment: { status: 'paid', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount, isAccepted: true }],
        providerRefunds: [],
        ledger: [
          { account: 'clearing', amount: -amount },
          { account: 'provider', amount },
        ],
        paidEvents: 1,
      },
    ],
    [
      'failures and a cancellation, no success',
      (c) => [
        message(c, 'payment.failed', 1, declined),
        message(c, 'payment.failed', 3, poor),
        message(c, 'payment.failed', 2, declined),
        message(c, 'payment.cancelled', 4),
      ],
      {
        payment: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'cancelled', failure: 'insufficient_funds' }],
        captures: [],
        providerRefunds: [],
        ledger: [],
        paidEvents: 0,
      },
    ],
    [
      'a success of the wrong amount',
      (c) => [
        message(c, 'payment.failed', 1, declined),
        message(c, 'payment.succeeded', 2, { received: amount - 1 }),
        message(c, 'payment.cancelled', 3),
      ],
      {
        payment: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount: amount - 1, isAccepted: false }],
        providerRefunds: [{ amount: amount - 1, state: 'pending' }],
        ledger: [
          { account: 'owed_back', amount: 1 - amount },
          { account: 'provider', amount: amount - 1 },
        ],
        paidEvents: 0,
      },
    ],
    [
      'a success in another currency',
      (c) => [message(c, 'payment.succeeded', 1, { currency: 'EUR' }), message(c, 'payment.failed', 0, poor)],
      {
        payment: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount, isAccepted: false }],
        providerRefunds: [{ amount, state: 'pending' }],
        paidEvents: 0,
      },
    ],
  ];

  test.each(cases)('%s: the result is the same', async (_, messagesOf, end) => {
    const orders = permutations([...messagesOf({ key: '', providerId: '' } as never).keys()]);
    const play = async (order: readonly number[]) => {
      const number = await newPayment();
      const messages = messagesOf(await aCharge(number));
      const sent = withCopies(order.map((at) => messages[at] as ProviderMessage));
      for (const one of sent) expect(await send(one)).toBe(200);
      expect({ sent: sent.map(({ type }) => type), ...(await paymentFingerprint(mall, number)) }).toMatchObject(end);
    };
    for (let first = 0; first < orders.length; first += 8) await Promise.all(orders.slice(first, first + 8).map(play));
  });

  test('paid by two methods and closed, in every order: one charge counts unless it was closed first, the rest is refunded', async () => {
    for (const order of permutations(['card', 'scan', 'close'] as const)) {
      const number = await newPayment();
      const [card, scan] = [await aCharge(number), await aCharge(number, 'scan')];
      const events = { card: message(card, 'payment.succeeded'), scan: message(scan, 'payment.succeeded') };
      for (const step of withCopies(order)) {
        if (step === 'close') await transaction((tx) => closePayment(tx, number, null)).catch(() => {});
        else await send(events[step]);
      }
      const isPaid = order[0] !== 'close';
      const print = await paymentFingerprint(mall, number);
      expect(print.payment?.status).toBe(isPaid ? 'paid' : 'closed');
      expect(print.captures.filter(({ isAccepted }) => isAccepted)).toHaveLength(isPaid ? 1 : 0);
      expect(print.providerRefunds).toHaveLength(isPaid ? 1 : 2);
      expect(print.paidEvents).toBe(isPaid ? 1 : 0);
    }
  });
});
