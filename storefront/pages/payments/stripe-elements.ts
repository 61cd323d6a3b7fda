import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { isDarkShown } from '#storefront/base/client/saved/theme.ts';

const slowMs = 10_000;

/** Fetches Stripe's script and its form. Only the card page lets that script in; it never comes with the mall's own. */
export async function openStripeElements(
  stripeKey: string,
  clientSecret: string,
  language: string,
): Promise<{ stripe: Stripe; elements: StripeElements }> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const tooSlow = new Promise<null>((resolve) => setTimeout(() => resolve(null), slowMs));
  const stripe = await Promise.race([loadStripe(stripeKey), tooSlow]);
  if (!stripe) throw new Error('Stripe’s script did not come');
  const appearance = { theme: isDarkShown() ? 'night' : 'stripe' } as const;
  const elements = stripe.elements({ clientSecret, locale: localeOf(language), appearance });
  return { stripe, elements };
}

/** Stripe speaks no Lao; Thai is close and known. */
function localeOf(language: string): StripeElementLocale {
  if (language === 'lao') return 'th';
  return language === 'zh-CN' ? 'zh' : (language as StripeElementLocale);
}
