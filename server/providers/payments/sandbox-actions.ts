import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type CardBehaviour, testCards } from '#contract/payments/developer.ts';
import { database } from '#server/database/connection.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { byId, byKey, byScanToken, type Change, changePayment, findPayment, type Payment } from './sandbox-payment.ts';
import type { SandboxWebhooks } from './sandbox-webhooks.ts';
import { sandboxPayments } from './tables.ts';

type CreateInput = { key: string; amount: number; currency: string; method: 'card' | 'scan'; reference: string };

/** The last digits of the test card that refuses refunds. */
const refundRefusingCardEnd = testCards.find(({ behaviour }) => behaviour === 'refuses_refund')?.number.slice(-4);

const copiesFor: Partial<Record<CardBehaviour, number>> = { lost_webhook: 0, duplicate_webhook: 2 };

/** The operations of the test gateway. Each returns the payment as it is afterwards. */
export function openSandboxActions(ledger: SandboxLedger, webhooks: SandboxWebhooks, slowMs: number) {
  /** Creates a payment, or returns the one created with the same key. Null when the key was used with another input. */
  async function create({ key, amount, currency, method, reference }: CreateInput): Promise<Payment | null> {
    await database()
      .insert(sandboxPayments)
      .values({
        id: `sp_${token(12)}`,
        idempotencyKey: key,
        amount,
        currency,
        scanToken: method === 'scan' ? token(24) : null,
        details: {
          method,
          reference,
          secret: token(24),
          cardEnd: null,
          received: 0,
          endsAt: null,
          failedAt: null,
          providerRefunds: [],
          events: [],
        },
      })
      .onConflictDoNothing();
    const [payment] = await database().select().from(sandboxPayments).where(byKey(key));
    const isSame = payment?.amount === amount && payment.currency === currency && payment.details.method === method;
    return payment && isSame ? payment : null;
  }

  async function act(
    which: Parameters<typeof changePayment>[1],
    decide: (payment: Payment) => Change | null,
    copies = 1,
  ) {
    const changed = await changePayment(ledger, which, decide);
    if (changed?.event) webhooks.send(changed.payment, changed.event, copies);
    return changed?.payment ?? null;
  }

  async function enterCard(id: string, number: string): Promise<Payment | null> {
    const behaviour = testCards.find((card) => card.number === number)?.behaviour;
    if (!behaviour) return null;
    const payment = await act(
      byId(id),
      (found) => (found.state === 'open' ? afterCard(found, behaviour, number, slowMs) : null),
      copiesFor[behaviour] ?? 1,
    );
    if (payment?.state === 'processing') setTimeout(() => void finish(id).catch(() => {}), slowMs + 50).unref();
    return payment;
  }

  /** Completes a slow payment once its time is over. Also called on every read, so that a restart loses nothing. */
  const finish = (id: string) =>
    act(byId(id), (payment) =>
      payment.state === 'processing' && Date.parse(payment.details.endsAt ?? '') <= Date.now() ? pay(payment) : null,
    );

  return {
    create,
    enterCard,
    async find(id: string): Promise<Payment | null> {
      const payment = await findPayment(byId(id));
      return payment?.state === 'processing' ? finish(id) : payment;
    },
    findByScanToken: (scanToken: string) => findPayment(byScanToken(scanToken)),
    endChallenge: (id: string, isPassed: boolean) =>
      act(byId(id), (payment) => {
        if (payment.state !== 'challenge') return null;
        return isPassed ? pay(payment) : fail('challenge_failed');
      }),
    decideScan: (scanToken: string, isPaid: boolean) =>
      act(byScanToken(scanToken), (payment) => {
        if (payment.state !== 'open') return null;
        return isPaid ? pay(payment) : fail('declined');
      }),
    cancel: (id: string) =>
      act(byId(id), ({ state }) =>
        state === 'open' || state === 'challenge'
          ? { state: 'cancelled', details: { endsAt: null }, event: { type: 'payment.cancelled' } }
          : null,
      ),
    /** Refunds once per operation, and never more than was received. */
    refundPayment: (id: string, operation: string, amount: number) =>
      act(byId(id), ({ details }) => {
        if (details.providerRefunds.some((done) => done.operation === operation)) return null;
        if (details.cardEnd === refundRefusingCardEnd) return null;
        const before = details.providerRefunds.reduce((sum, done) => sum + done.amount, 0);
        if (before + amount > details.received) return null;
        const providerRefund = { id: `re_${token(12)}`, operation, amount };
        return {
          details: { providerRefunds: [...details.providerRefunds, providerRefund] },
          movement: { id: providerRefund.id, kind: 'paid_back', amount, operation },
        };
      }),
  };
}
export type SandboxActions = ReturnType<typeof openSandboxActions>;

function afterCard(payment: Payment, behaviour: CardBehaviour, number: string, slowMs: number): Change {
  const cardEnd = number.slice(-4);
  if (behaviour === 'declined' || behaviour === 'insufficient_funds') return fail(behaviour, cardEnd);
  if (behaviour === 'challenge') return { state: 'challenge', failure: null, details: { cardEnd } };
  if (behaviour === 'slow') {
    const endsAt = new Date(Date.now() + slowMs).toISOString();
    return { state: 'processing', failure: null, details: { cardEnd, endsAt } };
  }
  // One cent too little, which only a comparison of amounts notices.
  const tooLittle = payment.amount > 1 ? payment.amount - 1 : 2;
  const amount = behaviour === 'wrong_amount' ? tooLittle : payment.amount;
  return pay(payment, amount, cardEnd);
}

function pay({ id, amount: asked, details }: Payment, amount = asked, cardEnd = details.cardEnd): Change {
  return {
    state: 'succeeded',
    failure: null,
    details: { received: amount, cardEnd, endsAt: null },
    event: { type: 'payment.succeeded' },
    movement: { id: `in_${id}`, kind: 'received', amount, operation: null },
  };
}

/** Only this attempt has failed: the payment can be tried again. */
function fail(failure: NonNullable<Payment['failure']>, cardEnd?: string): Change {
  return { state: 'open', failure, details: cardEnd ? { cardEnd } : {}, event: { type: 'payment.failed' } };
}

const token = (bytes: number) => randomBytes(bytes).toString('hex');

/** The secret with which a browser may pay this payment, and nothing else. */
export const clientSecretOf = ({ id, details }: Payment) => `${id}_secret_${details.secret}`;

export async function findByClientSecret(clientSecret: string): Promise<Payment | null> {
  const [, id = '', secret = ''] = /^(sp_[0-9a-f]{24})_secret_([0-9a-f]{48})$/.exec(clientSecret) ?? [];
  const payment = id ? await findPayment(byId(id)) : null;
  if (!payment) return null;
  return timingSafeEqual(Buffer.from(payment.details.secret), Buffer.from(secret)) ? payment : null;
}
