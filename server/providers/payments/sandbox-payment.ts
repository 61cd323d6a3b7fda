import { randomBytes } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import type { LedgerEntry, SandboxLedger } from './sandbox-ledger.ts';
import { sandboxPayments } from './tables.ts';

export type SandboxEvent = {
  id: string;
  type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled';
  createdAt: string;
  failure: string | null;
  sent: number;
};

/** What the gateway stores about a payment besides its state. */
export type PaymentDetails = {
  method: 'card' | 'scan';
  /** The mall's key of the charge. */
  reference: string;
  secret: string;
  cardEnd: string | null;
  received: number;
  /** When a slow payment completes. */
  endsAt: string | null;
  failedAt: string | null;
  providerRefunds: { id: string; operation: string; amount: number }[];
  events: SandboxEvent[];
};

export type Payment = typeof sandboxPayments.$inferSelect;

/** A change of a payment. Money movements are written to the ledger before the payment. */
export type Change = {
  state?: Payment['state'];
  failure?: Payment['failure'];
  details?: Partial<PaymentDetails>;
  event?: Pick<SandboxEvent, 'type'>;
  movement?: Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'operation'>;
};

export const byId = (id: string) => eq(sandboxPayments.id, id);
export const byKey = (key: string) => eq(sandboxPayments.idempotencyKey, key);
export const byScanToken = (token: string) => eq(sandboxPayments.scanToken, token);

export async function findPayment(which: SQL): Promise<Payment | null> {
  const [payment] = await database().select().from(sandboxPayments).where(which);
  return payment ?? null;
}

/** Changes one payment under a lock. `decide` returns null to change nothing. */
export async function changePayment(
  ledger: SandboxLedger,
  which: SQL,
  decide: (payment: Payment) => Change | null,
): Promise<{ payment: Payment; event: SandboxEvent | null } | null> {
  return transaction(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(which).for('update');
    if (!payment) return null;
    const change = decide(payment);
    if (!change) return { payment, event: null };
    if (change.movement) await ledger.append(entryOf(payment, change.movement));
    const failure = change.failure === undefined ? payment.failure : change.failure;
    const event = change.event ? newEvent(change.event.type, failure) : null;
    const details: PaymentDetails = {
      ...payment.details,
      ...change.details,
      ...(change.failure && { failedAt: new Date().toISOString() }),
      events: [...(change.details?.events ?? payment.details.events), ...(event ? [event] : [])],
    };
    const set = { state: change.state ?? payment.state, failure, details };
    await tx.update(sandboxPayments).set(set).where(eq(sandboxPayments.id, payment.id));
    return { payment: { ...payment, ...set }, event };
  });
}

function entryOf(payment: Payment, movement: NonNullable<Change['movement']>): LedgerEntry {
  return { ...movement, paymentId: payment.id, currency: payment.currency, at: new Date().toISOString() };
}

function newEvent(type: SandboxEvent['type'], failure: string | null): SandboxEvent {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  return {
    id,
    type,
    createdAt: new Date().toISOString(),
    failure: type === 'payment.failed' ? failure : null,
    sent: 0,
  };
}

const recentMax = 100; // more than can be under way at once

/**
 * After a crash between writing the ledger and the payment, the ledger is right: the money has moved. Only its last lines can be
 * ahead of the payments.
 */
export async function catchUpWithLedger(ledger: SandboxLedger): Promise<void> {
  for (const entry of (await ledger.read()).slice(-recentMax)) {
    await changePayment(ledger, byId(entry.paymentId), ({ state, details }) => {
      if (entry.kind === 'received') {
        if (state === 'succeeded') return null;
        const event = { type: 'payment.succeeded' } as const;
        return { state: 'succeeded', failure: null, details: { received: entry.amount, endsAt: null }, event };
      }
      if (details.providerRefunds.some(({ id }) => id === entry.id)) return null;
      const providerRefund = { id: entry.id, operation: entry.operation ?? '', amount: entry.amount };
      return { details: { providerRefunds: [...details.providerRefunds, providerRefund] } };
    });
  }
}
