import type { LoginMethods } from '#contract/content/shopper.ts';

/** Accounts with public passwords, one per role. They exist in the demo mall only. */
export const demoAccounts: LoginMethods['demoAccounts'] = [
  { role: 'shopper', email: 'shopper@demo.mall', phone: '+86 13800000001', password: 'Demo1234' },
  { role: 'merchant', email: 'merchant@demo.mall', phone: null, password: 'Demo1234' },
  { role: 'platform', email: 'admin@demo.mall', phone: null, password: 'Demo1234' },
];
