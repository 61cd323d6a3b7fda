import { defineConfig } from 'vitest/config';

// These start PostgreSQL or the whole program again and again, or look at a whole mall: left out of `npm run check`, run by `npm test`.
const slow = [
  'server/database/embedded/embedded-postgres.test.ts',
  'server/demo/*.test.ts',
  'tests/start.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/database-away.test.ts',
];
const notOurs = ['node_modules/**', 'build/**', 'tests/journeys/**', '.data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...notOurs, ...slow],
          globalSetup: ['tests/postgres-for-tests.ts'],
          testTimeout: 20_000, // passwords are slow to hash, and the machine may be busy with others
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: slow, exclude: notOurs, testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
    maxWorkers: '100%', // one less by itself: on two cores that would leave one of them idle
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
