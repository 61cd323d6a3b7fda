import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Journal = { entries: { tag: string; when: number }[] };

/** Migrations that a mall would skip, because one that it has run already is as new or newer. */
function skipped({ entries }: Journal): string[] {
  return entries
    .filter(({ when }, at) => entries.slice(0, at).some((before) => before.when >= when))
    .map(({ tag }) => tag);
}

test('every migration is newer than those before it (raise its `when` in the journal), or existing malls skip it', () => {
  const file = new URL('../../migrations/meta/_journal.json', import.meta.url);
  expect(skipped(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a migration that is as old as one before it is found', () => {
  const entries = [10, 30, 20, 30, 40].map((when, at) => ({ tag: `${at}`, when }));
  expect(skipped({ entries })).toEqual(['2', '3']);
});
