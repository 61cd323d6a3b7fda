import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Words that docs/glossary.md has retired, wherever they stand alone or as a part of a name. */
const retired = new Set([
  ...['wish', 'wishes', 'wished'],
  ...['news', 'announce', 'announces', 'announced'],
  ...['trade', 'trades', 'preparation', 'preparations'],
  ...['somebody'],
]);
/** Texts of the demo are written for people, and shops have trades. */
const isText = (path: string) => /^demo\/(?:data|scale)\//.test(path) || path === 'tests/architecture/words.test.ts';

/** Fields and reasons that other front-ends know by these names. */
const onTheWire = /\btradeNo\b|\btrade_\w+|\bpreparation_over\b/g;

const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The retired words in a file's name, in its names and in its comments; what it quotes is left out. */
function retiredIn({ path, text }: SourceFile): string[] {
  const words = `${path} ${text.replaceAll(strings, '').replaceAll(onTheWire, '')}`
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
  const phrases = /pay-?backs?/i.exec(`${path} ${text}`) ?? [];
  return [...new Set(words)]
    .filter((word) => retired.has(word))
    .concat(phrases)
    .map((word) => `${path}: ${word}`);
}

test('no name and no comment uses a word that the glossary has retired', async () => {
  const sources = await readSources(root);
  expect(sources.filter(({ path }) => !isText(path)).flatMap(retiredIn)).toEqual([]);
});

test('a retired word is found in names of files, in parts of names and in comments, and not in what is quoted', () => {
  expect(
    retiredIn({ path: 'server/read-wish.ts', text: "const newsOfDay = 'trade'; // somebody\nlet payBack;" }),
  ).toEqual([
    'server/read-wish.ts: wish',
    'server/read-wish.ts: news',
    'server/read-wish.ts: somebody',
    'server/read-wish.ts: payBack',
  ]);
});
