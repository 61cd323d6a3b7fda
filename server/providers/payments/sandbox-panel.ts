import { desc } from 'drizzle-orm';
import { money, pageLimitMax } from '#contract/core/values.ts';
import { listSandboxPayments, resendSandboxEvents, type SandboxPayment } from '#contract/payments/developer.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { gatewayPath, type SandboxGateway } from './sandbox-gateway.ts';
import { byId, findPayment, type Payment } from './sandbox-payment.ts';
import { sandboxPayments } from './tables.ts';

/** Serves the panel that shows the test gateway's payments. Closed without a gateway. */
export function serveSandboxPanel(api: Api, gateway: SandboxGateway | null): void {
  serve(api, listSandboxPayments, async () => {
    if (!gateway) throw new Refusal('demo_closed');
    const newest = await database()
      .select()
      .from(sandboxPayments)
      .orderBy(desc(sandboxPayments.createdAt))
      .limit(pageLimitMax);
    return newest.map(panelView);
  });
  serve(api, resendSandboxEvents, async ({ paymentId }) => {
    if (!gateway) throw new Refusal('demo_closed');
    const payment = await findPayment(byId(paymentId));
    return { sent: payment ? await gateway.webhooks.resend(payment) : 0 };
  });
}

function panelView({ id, amount, currency, state, failure, scanToken, createdAt, details }: Payment): SandboxPayment {
  const { method, cardEnd, received, providerRefunds, events } = details;
  return {
    paymentId: id,
    method,
    cardEnd,
    amount: money(amount),
    received: money(received),
    paidBack: money(providerRefunds.reduce((sum, { amount: back }) => sum + back, 0)),
    currency,
    state,
    failure,
    scanPath: scanToken && state === 'open' ? `${gatewayPath}/scan/${scanToken}` : null,
    events: events.slice(-pageLimitMax).map(({ id: eventId, type, sent }) => ({ id: eventId, type, sent })),
    createdAt: createdAt.toISOString(),
  };
}
