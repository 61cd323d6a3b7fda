import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './storefront/build/messages-plugin.ts';
import { pages } from './storefront/build/pages-plugin.ts';

// These start PostgreSQL or the whole program many times, or check a whole demo mall: `npm test` runs them, `npm run check` does not.
const slow = [
  'server/database/embedded/embedded-postgres.test.ts',
  'demo/mall.test.ts',
  'demo/activities.test.ts',
  'demo/shops-and-sales.test.ts',
  'demo/art/art.test.ts',
  'server/start/start.test.ts',
  'tests/faults/process/kill.test.ts',
  'tests/faults/process/database-away.test.ts',
  'tests/faults/process/full-database-disk.test.ts',
];
const notOurs = ['node_modules/**', 'build/**', 'tests/journeys/**', '.data/**'];

// The next file must not get a replaced module; all other files share their modules, which saves two thirds of the time.
const replacing = globSync(['**/*.test.ts', '**/*.test.tsx'], {
  exclude: (path) => /^(node_modules|build|\.data)$/.test(path),
}).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('));

const withPostgres = {
  globalSetup: ['tests/support/mall/postgres-for-tests.ts'],
  testTimeout: 120_000, // ample on a machine that is several times slower than usual: speed is watched in bench/, not here
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [messages(), pages()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...withPostgres,
          name: 'fast',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...notOurs, ...slow, ...replacing],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...withPostgres, name: 'fast, replacing modules', include: replacing, exclude: [...notOurs, ...slow] },
      },
      {
        extends: true,
        test: { name: 'slow', include: slow, exclude: notOurs, testTimeout: 240_000, hookTimeout: 240_000 },
      },
    ],
    // Tests wait for the database a good part of their time: a third worker uses what two leave of two cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
