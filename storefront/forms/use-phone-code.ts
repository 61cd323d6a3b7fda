import { sendPhoneCode } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { checkPhone } from './checks.ts';
import { recipientKey } from './resend-countdown.ts';
import { countryCodeOf, useSignIn } from './sign-in-context.ts';

/** What the code field of a phone form needs. Signing in and registering use the same code, and one countdown. */
export function usePhoneCode() {
  const { draft } = useSignIn();
  const countryCode = countryCodeOf(draft);
  const phone = draft.phone.trim();
  return {
    recipient: recipientKey('phone', countryCode + phone),
    check: checkPhone(phone),
    send: () => callFromBrowser(sendPhoneCode, { phone, countryCode }),
  };
}
