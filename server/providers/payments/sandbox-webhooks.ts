import { log } from '#server/http/log.ts';
import { sign } from '#server/providers/signed-message.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { byId, changePayment, type Payment, type SandboxEvent } from './sandbox-payment.ts';

export const signatureHeader = 'sandbox-signature';

/** Sends a webhook to the mall. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<Response>;

const againAfterMs = [1_000, 5_000, 25_000];

/** Sends signed webhooks about what happened to the mall, and retries a few times. */
export function openSandboxWebhooks(ledger: SandboxLedger, secret: string, deliver: Deliver) {
  async function sendOnce(payment: Payment, event: SandboxEvent): Promise<boolean> {
    const body = JSON.stringify({
      id: event.id,
      type: event.type,
      createdAt: event.createdAt,
      payment: {
        id: payment.id,
        reference: payment.details.reference,
        received: payment.details.received,
        currency: payment.currency,
        failure: event.failure,
      },
    });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret) };
    const isAccepted = await deliver(body, headers).then(
      ({ status }) => status === 200,
      () => false,
    );
    await changePayment(ledger, byId(payment.id), ({ details }) => ({
      details: { events: details.events.map((one) => (one.id === event.id ? { ...one, sent: one.sent + 1 } : one)) },
    }));
    return isAccepted;
  }

  async function deliverUntilAccepted(payment: Payment, event: SandboxEvent, tries = 0): Promise<void> {
    if (await sendOnce(payment, event)) return;
    const wait = againAfterMs[tries];
    if (wait === undefined)
      return log.warn({ event: event.id }, `webhook ${event.id} of the test gateway was not accepted`);
    setTimeout(() => void deliverUntilAccepted(payment, event, tries + 1).catch(logFailure), wait).unref();
  }
  const logFailure = (error: unknown) => log.warn({ err: error }, 'a webhook of the test gateway failed');

  return {
    /** Runs in the background: the payer does not wait until the mall has accepted the webhook. */
    send(payment: Payment, event: SandboxEvent, copies = 1): void {
      for (let copy = 0; copy < copies; copy++) void deliverUntilAccepted(payment, event).catch(logFailure);
    },
    async resend(payment: Payment): Promise<number> {
      for (const event of payment.details.events) await sendOnce(payment, event);
      return payment.details.events.length;
    },
  };
}
export type SandboxWebhooks = ReturnType<typeof openSandboxWebhooks>;
