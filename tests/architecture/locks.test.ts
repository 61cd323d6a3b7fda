import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locks } from '#server/database/locks.ts';

// Two places that took the same advisory lock for different things would wait for each other.

test('each advisory lock is for one thing', () => {
  const names = Object.keys(locks);
  const numbers = Object.values(locks);
  expect(names.filter((_, at) => numbers.indexOf(numbers[at] as (typeof numbers)[number]) !== at)).toEqual([]);
});

test('the numbers of advisory locks stand in one place, and all of them are used', () => {
  const files = globSync(['server/**/*.ts', 'demo/**/*.ts'])
    .filter((file) => !file.endsWith('.test.ts') && file !== 'server/database/locks.ts')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const own = /7_?215_?\d{3}|(?:takeLock|holdLock)\([^)]*\d_?\d{3}/;
  expect(files.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  const byHand = /pg_(?:try_)?advisory_\w*lock/;
  const allowed = ['server/database/advisory-lock.ts', 'server/database/hold-lock.ts', 'server/database/migrate.ts'];
  const social = 'server/modules/identity/sessions/sign-in-as.ts'; // a lock for each account of a provider, which has no number
  expect(
    files
      .filter(({ text }) => byHand.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([...allowed, social]);
  const unused = Object.keys(locks).filter((name) => !files.some(({ text }) => text.includes(`locks.${name}`)));
  expect(unused).toEqual([]);
});
