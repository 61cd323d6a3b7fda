import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { closePayment } from '#server/modules/payments/index.ts';
import { paymentPaid } from '#server/modules/payments/payment-rows.ts';
import type * as Settle from '#server/modules/payments/settle.ts';
import { captures, charges, payments } from '#server/modules/payments/tables.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { amount, message, messagesTo, type ProviderMessage } from '#tests/support/orders/provider-messages.ts';

// Concurrent requests for one payment: it is paid once. Each race is also run against a planted bug, which it must find.

const planted = vi.hoisted(() => ({ settle: null as typeof Settle.settle | null }));
vi.mock('#server/modules/payments/settle.ts', async (original) => {
  const real = await original<typeof Settle>();
  return { ...real, settle: (...given: Parameters<typeof real.settle>) => (planted.settle ?? real.settle)(...given) };
});
afterEach(() => {
  planted.settle = null;
});

const mall = openMallUnderTest({ DEMO: '1' });
const { begin, newPayment, aCharge, send } = messagesTo(mall, ['whsec_new', 'whsec_old']);

/** The planted bug: reads whether the payment is open and writes afterwards, without locking its row. */
function carelessAfter(haveLooked: () => Promise<void>): typeof Settle.settle {
  return async (tx, provider, { chargeKey, providerId, received }) => {
    const [charge] = await tx
      .select()
      .from(charges)
      .where(and(eq(charges.key, chargeKey), eq(charges.provider, provider)));
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, charge?.paymentId ?? 0));
    if (!charge || !payment || !received) return 'not_ours';
    await haveLooked();
    if (payment.status !== 'open') return 'seen';
    const paid = { chargeId: charge.id, paymentId: payment.id, provider, amount: received.amount, currency: 'USD' };
    await tx.insert(captures).values({ ...paid, providerId: `${providerId}:${randomUUID()}`, isAccepted: false });
    await tx
      .update(payments)
      .set({ status: 'paid', paidAt: new Date(), closedAt: null })
      .where(eq(payments.id, payment.id));
    await publish(tx, paymentPaid, { number: payment.number });
    return 'kept';
  };
}

describe.each([2, 20])('%i concurrent requests', (crowd) => {
  /** The same event many times; or, for the bug that does not look for duplicates, the same capture under many event ids. */
  async function sameWebhook(names: 'one' | 'many') {
    const number = await newPayment();
    const charge = await aCharge(number);
    const sent = message(charge, 'payment.succeeded');
    const codes = await concurrently(crowd, (index) =>
      send(names === 'one' ? sent : { ...sent, id: `${sent.id}_${index}` }),
    );
    expect(codes).toEqual(Array(crowd).fill(200));
    return paymentFingerprint(mall, number);
  }
  const once = {
    payment: { status: 'paid', amount },
    captures: [{ amount, isAccepted: true }],
    providerRefunds: [],
    paidEvents: 1,
  };

  test('the same webhook many times pays once', async () => {
    expect(await sameWebhook('one')).toMatchObject(once);
    expect(await sameWebhook('many')).toMatchObject(once);
  });
  test('N: with a read before the write it is paid more than once', async () => {
    planted.settle = carelessAfter(barrier(2));
    const { paidEvents, captures } = await sameWebhook('many');
    expect(paidEvents).toBeGreaterThan(1);
    expect(captures.length).toBeGreaterThan(1);
  });

  /** Half of the tabs pay by card, half by code: each method's charge is paid once at its provider. */
  async function twoMethods() {
    const number = await newPayment();
    const [card, scan] = [await aCharge(number), await aCharge(number, 'scan')];
    const sent = [message(card, 'payment.succeeded'), message(scan, 'payment.succeeded')];
    await concurrently(crowd, (index) => send(sent[index % 2] as ProviderMessage));
    return paymentFingerprint(mall, number);
  }
  test('two tabs pay by two methods: one charge counts, the other is refunded', async () => {
    expect(await twoMethods()).toMatchObject({
      payment: { status: 'paid', amount },
      providerRefunds: [{ amount, state: 'pending' }],
      paidEvents: 1,
    });
    const { captures: received } = await twoMethods();
    expect(received.map(({ isAccepted }) => isAccepted).sort()).toEqual([false, true]);
  });
  test('N: without the lock on the payment both charges count', async () => {
    planted.settle = carelessAfter(barrier(2));
    expect((await twoMethods()).paidEvents).toBe(2);
  });

  /** Half pay, half close. */
  async function payVersusClose() {
    const number = await newPayment();
    const sent = message(await aCharge(number), 'payment.succeeded');
    const closed = await concurrently(crowd, async (index) => {
      if (index % 2 === 0) return send({ ...sent, id: `${sent.id}_${index}` }).then(() => false);
      return transaction((tx) => closePayment(tx, number, null)).then(
        () => true,
        () => false,
      );
    });
    return { ...(await paymentFingerprint(mall, number)), closings: closed.filter(Boolean).length };
  }
  test('paying and closing at once: one of them wins completely', async () => {
    for (let round = 0; round < 5; round++) {
      const { payment, captures: received, providerRefunds, paidEvents, closings } = await payVersusClose();
      expect(received).toHaveLength(1);
      expect({ payment, isAccepted: received[0]?.isAccepted, providerRefunds, paidEvents, closings }).toEqual(
        payment?.status === 'paid'
          ? { payment: { status: 'paid', amount }, isAccepted: true, providerRefunds: [], paidEvents: 1, closings: 0 }
          : {
              payment: { status: 'closed', amount },
              isAccepted: false,
              providerRefunds: [{ amount, state: 'pending' }],
              paidEvents: 0,
              closings: 1,
            },
      );
    }
  });
  test('N: without the lock on the payment it is closed and paid', async () => {
    const number = await newPayment();
    const sent = message(await aCharge(number), 'payment.succeeded');
    // The payment has read the row before the closing writes it.
    let closed: Promise<unknown> = Promise.resolve();
    planted.settle = carelessAfter(async () => {
      closed = transaction((tx) => closePayment(tx, number, null));
      await closed;
    });
    await send(sent);
    const { payment, paidEvents, providerRefunds } = await paymentFingerprint(mall, number);
    expect({ payment, paidEvents, providerRefunds }).toEqual({
      payment: { status: 'paid', amount },
      paidEvents: 1,
      providerRefunds: [],
    });
    await expect(closed).resolves.toBeTruthy();
  });

  test('a payment begun in many tabs has one charge for each method', async () => {
    const number = await newPayment();
    const keys = await concurrently(crowd, async (index) => {
      const payType = index % 2 === 0 ? 'sandbox' : 'scan';
      return (await begin(number, payType)).data?.chargeKey;
    });
    expect(new Set(keys).size).toBe(2);
    expect((await paymentFingerprint(mall, number)).charges).toHaveLength(2);
  });
});
