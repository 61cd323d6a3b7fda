import type { Api } from '#server/http/serve.ts';
import { openPaymentProviders } from '#server/providers/payments/payment-providers.ts';
import { openSandbox } from '#server/providers/payments/sandbox.ts';
import { gatewayPath, openSandboxGateway, type SandboxGateway } from '#server/providers/payments/sandbox-gateway.ts';
import { serveSandboxPanel } from '#server/providers/payments/sandbox-panel.ts';
import { openStripe } from '#server/providers/payments/stripe.ts';
import { openPayoutProvider } from '#server/providers/payouts/payout-providers.ts';
import { openStripeConnect } from '#server/providers/payouts/stripe-connect.ts';
import type { Settings } from '#server/start/settings/settings.ts';

/**
 * Opens the payment providers: Stripe when it is configured, and in the demo mall the test gateway. The gateway runs in this
 * process, but is used like a foreign one: by its API, and by the webhooks that it signs.
 */
export function openPayments(api: Api, { payments, payouts, isDemo, dataDir }: Settings): void {
  openPayoutProvider(payouts.stripe && openStripeConnect(payouts.stripe));
  const gateway = isDemo ? openSandboxGateway(dataDir, deliverTo(api)) : null;
  openPaymentProviders({
    stripe: payments.stripe && openStripe(payments.stripe),
    sandbox: gateway && sandboxOf(gateway),
    stripeKey: payments.stripe?.publishableKey ?? null,
  });
  serveSandboxPanel(api, gateway);
  if (gateway) api.all(`${gatewayPath}/*`, (context) => gateway.app.fetch(context.req.raw));
}

function deliverTo(api: Api) {
  return async (body: string, headers: Record<string, string>) =>
    api.request('/api/webhooks/sandbox', { method: 'POST', headers, body });
}

function sandboxOf({ app, keys }: SandboxGateway) {
  return openSandbox({
    ask: async (path, init) => app.request(path, init),
    merchantKey: keys.merchantKey,
    webhookSecrets: [keys.webhookSecret],
  });
}
