import type { LoginMethods } from '#contract/content/shopper.ts';

/** People that a newcomer can be at once. They exist in the demo mall only. */
export const demoAccounts: LoginMethods['demoAccounts'] = [
  { role: 'shopper', email: 'shopper@demo.mall', phone: '+86 13800000001', password: 'Demo1234' },
  { role: 'merchant', email: 'merchant@demo.mall', phone: null, password: 'Demo1234' },
  { role: 'platform', email: 'admin@demo.mall', phone: null, password: 'Demo1234' },
];
