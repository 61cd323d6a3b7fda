import type { Api } from '#server/http/serve.ts';
import { openPaymentProviders } from '#server/providers/payments/payment-providers.ts';
import { openSandbox } from '#server/providers/payments/sandbox.ts';
import { gatewayPath, openSandboxGateway, type SandboxGateway } from '#server/providers/payments/sandbox-gateway.ts';
import { serveSandboxPanel } from '#server/providers/payments/sandbox-panel.ts';
import { openStripe } from '#server/providers/payments/stripe.ts';
import type { Settings } from '#server/start/settings/settings.ts';

/**
 * Opens whoever moves money: Stripe when it is set up, and in the demo mall the test gateway, which lives on this very
 * server and yet is spoken to as a stranger: by its calls, and by messages that it signs.
 */
export function openPayments(api: Api, { payments, isDemo, dataDir }: Settings): void {
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
