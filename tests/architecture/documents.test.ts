import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = [...globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root })];
const folders = 'contract|server|storefront|console|ui|demo|locales|migrations|tests|scripts|bench|docs|\\.github';

/** Paths of the repository that a document names in backticks or links to, without those with a placeholder such as <capability>. */
function pathsIn(text: string, folder: string): string[] {
  const quoted = [...text.matchAll(new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'))].map(([, path]) => path ?? '');
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => join(folder, path ?? ''));
  return [...quoted, ...linked].filter((path) => !/[<>…*{}]/.test(path));
}

test.each(documents)('every path that %s names exists', (document) => {
  const paths = pathsIn(readFileSync(join(root, document), 'utf8'), dirname(document));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(pathsIn('see `server/gone.ts`, `contract/<capability>/x.ts` and [this](old/page.md)', 'docs')).toEqual([
    'server/gone.ts',
    'docs/old/page.md',
  ]);
});
