import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import type { PaymentProvider } from '#server/providers/payments/payment-provider.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { atGateway } from './payments.ts';

/** A new account before each test, which pays in the demo mall by the real test gateway. */
export function payingAt(mall: MallUnderTest) {
  const paying = {} as { ana: Person };
  let opened: ReturnType<typeof paymentProviders>;
  beforeAll(() => {
    opened = paymentProviders();
  });
  beforeEach(async () => {
    openPaymentProviders(opened);
    await mall.pool.query('update mall_clock set ahead_seconds = 0');
    paying.ana = await someone();
  });
  const start = (number: string, payType: 'sandbox' | 'scan' = 'sandbox') =>
    mall.ask(startPayment, { orderNo: number, payType }, as(paying.ana.token));
  return Object.assign(paying, {
    start,
    async begin(number: string, payType: 'sandbox' | 'scan' = 'sandbox') {
      const { data, code, message } = await start(number, payType);
      if (!data) throw new Error(`${code} ${message}`);
      return data;
    },
    stateOf: async (number: string) => (await mall.ask(getPayState, { orderNo: number }, as(paying.ana.token))).data,
    card: (clientSecret: string | null, number: string) => atGateway(mall.api, 'card', { clientSecret, number }),
    waitForStatus: (number: string, status = 'paid') =>
      vi.waitFor(async () => expect((await paymentFingerprint(mall, number)).payment?.status).toBe(status), patience),
    moveClock: (seconds: number) => mall.pool.query('update mall_clock set ahead_seconds = $1', [seconds]),
    /** The opened gateway, and a way to replace it by one that behaves differently. */
    gateway(): PaymentProvider {
      if (!opened.sandbox) throw new Error('There is no test gateway');
      return opened.sandbox;
    },
    replaceGateway(by: Partial<PaymentProvider>): void {
      if (opened.sandbox) openPaymentProviders({ ...opened, sandbox: { ...opened.sandbox, ...by } });
    },
    restoreGateway: () => openPaymentProviders(opened),
  });
}
