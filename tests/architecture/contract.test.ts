import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everyCall } from '#contract/index.ts';

const contract = fileURLToPath(new URL('../../contract', import.meta.url));

test('contract/index.ts lists every file that describes calls', async () => {
  const files = globSync('*/*.ts', { cwd: contract, exclude: ['**/*.test.ts'] });
  const unlisted: string[] = [];
  for (const file of files) {
    const exported: object[] = Object.values(await import(`${contract}/${file}`));
    if (exported.some((one) => 'refuses' in Object(one) && !everyCall.some((call) => call === one)))
      unlisted.push(file);
  }
  expect(unlisted).toEqual([]);
});
