import { defineConfig } from 'vitest/config';

// The tests that hold the rules of money, for `npm run test:mutation`: see docs/testing.md.
export default defineConfig({
  test: {
    include: [
      'server/modules/pricing/**/*.test.ts',
      'server/modules/payouts/**/*.test.ts',
      'tests/faults/payouts.test.ts',
      'tests/faults/stripe-payouts.test.ts',
    ],
    globalSetup: ['tests/support/mall/postgres-for-tests.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
