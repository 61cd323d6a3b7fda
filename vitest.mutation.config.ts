import { defineConfig } from 'vitest/config';

// The tests that hold the rules of money. `npm run test:mutation` plants faults into these and sees which of them are found.
export default defineConfig({
  test: {
    include: [
      'server/modules/pricing/**/*.test.ts',
      'server/modules/payouts/**/*.test.ts',
      'tests/faults/money/payouts.test.ts',
      'tests/faults/money/stripe-payouts.test.ts',
    ],
    globalSetup: ['tests/support/mall/postgres-for-tests.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
