import Stripe from 'stripe';

const toleranceSeconds = 300;
const timeoutMs = 4_500;

/** A client of Stripe at this address, which is another one only in tests. */
export function openStripeClient(secretKey: string, apiUrl: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port: Number(port) }),
    timeout: timeoutMs,
    maxNetworkRetries: 0, // the mall retries itself, under the same key
    telemetry: false,
  });
}

/** The event of a message that is signed by one of these secrets, and not too old; otherwise null. */
export function verifiedEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secrets: readonly string[],
): Stripe.Event | null {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}
