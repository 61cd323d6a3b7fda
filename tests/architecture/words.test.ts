import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Words that docs/glossary.md has retired, alone or as a part of a name. */
const retired: readonly string[] = [
  ...['wish', 'wishes', 'wished', 'news', 'announce', 'announces', 'announced', 'trade', 'trades'],
  ...['preparation', 'preparations', 'somebody', 'goods', 'pieces', 'kept', 'told', 'tells', 'heard', 'hears'],
  ...['story', 'stories', 'anew', 'ground', 'grounds', 'moment', 'moments'],
];
/** Texts of the demo are written for people, and shops have trades; the glossary names what it has retired. */
const isText = (path: string) =>
  /^demo\/(?:data|scale)\//.test(path) || ['tests/architecture/words.test.ts', 'docs/glossary.md'].includes(path);

/** Fields, reasons, columns, addresses and options that others know by these names. */
const onTheWire =
  /\btradeNo\b|\btrade_\w+|\bpreparation_over\b|\.(?:pieces|goods)\b|`goods`|\bgoods,|\bpieces:|\bselectedPieces\b|--goods\b|\/goods\w*|\bgoods:(?= [\w{[])/g;

const quoted = [
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*/, // comments come first: their apostrophes quote nothing
  /(?<=[(,=:[]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/, // patterns
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/,
  /`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\})*`/, // templates, and templates inside them
];
const commentOrQuoted = new RegExp(quoted.map(({ source }) => source).join('|'), 'g');
const titles = /\b(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\)|\(\[[\s\S]*?\]\))?\(\s*(['"`])([\s\S]*?[^\\])\1/g;

/** Names, comments and titles of tests. Documents are read as a whole, but for their code. */
function wordsIn({ path, text }: SourceFile): string {
  if (path.endsWith('.md')) return `${path} ${text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, '')}`;
  const said = /\.test\.tsx?$/.test(path) ? [...text.matchAll(titles)].map(([, , title]) => title) : [];
  return [path, text.replaceAll(commentOrQuoted, (one) => (/^\/[/*]/.test(one) ? one : '')), ...said].join(' ');
}

function retiredIn(file: SourceFile): string[] {
  const words = new Set(
    wordsIn(file)
      .replaceAll(onTheWire, '')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g),
  );
  const phrases = /pay-?backs?/i.exec(`${file.path} ${file.text}`) ?? [];
  return [...retired.filter((word) => words.has(word)), ...phrases].map((word) => `${file.path}: ${word}`);
}

/** An order's and a payment's number are two names; `orderNo` is the field of the wire that holds either. */
const localOrderNo = /\b(?:const|let) orderNo\b|\borderNo: string[,)]/;

const read = (path: string) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') });

test('no name, comment, test title or document uses a word that the glossary has retired', async () => {
  const others = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'scripts/**/*.mjs'], { cwd: root }).map(read);
  const files = [...(await readSources(root)), ...others];
  expect(files.filter(({ path }) => !isText(path)).flatMap(retiredIn)).toEqual([]);
});

test('a retired word is found in names of files, in parts of names, in comments and in titles, and not in what is quoted', () => {
  expect(
    retiredIn({
      path: 'server/read-wish.ts',
      text: "const newsOfDay = 'trade'; // somebody's, not a user's\nlet payBack;",
    }),
  ).toEqual([
    'server/read-wish.ts: wish',
    'server/read-wish.ts: news',
    'server/read-wish.ts: somebody',
    'server/read-wish.ts: payBack',
  ]);
  expect(
    retiredIn({ path: 'tests/x.test.ts', text: "test('the buyer is told', () => say('goods', keptRow));" }),
  ).toEqual(['tests/x.test.ts: kept', 'tests/x.test.ts: told']);
  expect(retiredIn({ path: 'docs/x.md', text: 'Pages are made anew: `goods` and [this](trade.md).' })).toEqual([
    'docs/x.md: anew',
  ]);
});

test('no local name outside the storefront is called orderNo', async () => {
  const files = (await readSources(root)).filter(
    ({ path }) => /^(?:bench|contract|demo|server|tests)\//.test(path) && !isText(path),
  );
  expect(files.filter(({ text }) => localOrderNo.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each(['const orderNo = await sell();', 'let orderNo;', 'async function pay(mall: Mall, orderNo: string) {'])(
  'a local orderNo is found: %s',
  (line) => expect(localOrderNo.test(line)).toBe(true),
);
