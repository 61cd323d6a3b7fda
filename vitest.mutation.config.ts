import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const needsDatabase = (path: string) => readFileSync(path, 'utf8').includes('openMallUnderTest');

// The tests that hold the rules of prices without a database. `npm run test:mutation` plants faults into these rules and sees
// which of them are found.
export default defineConfig({
  test: {
    include: globSync('server/modules/pricing/*.test.ts').filter((path) => !needsDatabase(path)),
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
