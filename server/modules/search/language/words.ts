const queryCharactersMax = 64; // longer texts find nothing anyway
const queryWordsMax = 8;
const queryPartsMax = 12; // a long Chinese word is searched by several pairs of characters
const wordCharactersMax = 40; // nobody types longer words

// The segmenter splits Chinese, Thai and Lao by dictionary, whatever language is given.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const latinLigatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const withoutSpaces = /^[\p{Script=Thai}\p{Script=Lao}\p{M}]+$/u; // scripts without spaces between words
// The word for "colour" precedes a colour; the dictionaries split the two inconsistently.
const colour = /^(?:สี|ສີ)(?=\p{L})/u;
const colourLength = 2;
const number = /^\d+(?:[.,]\d+)*$/;
const letters = /^\p{Script=Latin}+$/u;
const shortLetters = /^\p{Script=Latin}{1,3}$/u; // "GB", "EU", "cm": units, written with or without a space after a number

/** Normalises a text: width, case and accents of Latin letters make no difference. */
export function plainText(text: string): string {
  return wholeLetters(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßœæøłđı]/g, (letter) => latinLigatures[letter] ?? letter);
}

/**
 * NFKC decomposes some Thai and Lao letters, and then the dictionary does not recognise their words: "แก้วน้ำ" would be split
 * within "แก้ว". The decomposed parts, also in another order, mean the same letter.
 */
function wholeLetters(text: string): string {
  return text
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    .replaceAll('\u0eab\u0e99', '\u0edc')
    .replaceAll('\u0eab\u0ea1', '\u0edd');
}

/** "Shoes" and "shoe" are one word. Documents and queries are folded alike, so a crude rule is good enough. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

type Segment = { text: string; end: number; start: number };

function segmentsOf(plain: string): Segment[] {
  return [...segmenter.segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment, index }) => {
      const parts = colour.test(segment) ? [segment.slice(0, colourLength), segment.slice(colourLength)] : [segment];
      return parts.map((text, at) => {
        const start = index + (at === 0 ? 0 : colourLength);
        return { text, start, end: start + text.length };
      });
    });
}

/**
 * Every form by which a word of this text may be searched, with its original spelling: whole and joined words, the parts of
 * model names, and for Chinese every character and pair of characters, so that any part of a word finds it.
 */
export function wordsOf(text: string): Map<string, string> {
  const plain = plainText(text);
  const found = new Map<string, string>();
  const add = (word: string) => {
    const folded = singular(word);
    if (folded && folded.length <= wordCharactersMax && !found.has(folded)) found.set(folded, word);
  };
  const segments = segmentsOf(plain);
  segments.forEach((segment, at) => {
    if (ideograph.test(segment.text)) return;
    for (const word of latinParts(segment.text)) {
      add(word);
      for (const part of mixedParts(word)) add(part);
      // The dictionary may split a word differently without its neighbours.
      if (withoutSpaces.test(word)) for (const inner of segmentsOf(word)) add(inner.text);
    }
    const next = segments[at + 1];
    if (next && isWrittenTogether(plain.slice(segment.end, next.start), segment.text, next.text))
      add(segment.text + next.text);
  });
  for (const short of contracted(segments)) add(short);
  for (const run of plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu) ?? []) {
    const characters = [...run];
    characters.forEach((character, at) => {
      add(character);
      const next = characters[at + 1];
      if (next) add(character + next);
    });
  }
  return found;
}

/** A two-character word before a one-character word is often shortened to its first: 跑步鞋 is a 跑鞋, 皮革包 a 皮包. */
function contracted(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment, at) => {
    const next = segments[at + 1];
    if (!next || next.start !== segment.end || !ideographs.test(segment.text) || !ideographs.test(next.text)) return [];
    const [characters, end] = [[...segment.text], [...next.text]];
    return characters.length === 2 && end.length === 1 ? [`${characters[0]}${next.text}`] : [];
  });
}

/** The words of a query, all of which must match. */
export function queryWords(text: string): string[] {
  const plain = plainText(text.slice(0, queryCharactersMax));
  const words = segmentsOf(plain)
    .slice(0, queryWordsMax)
    .flatMap(({ text: segment }) =>
      ideographs.test(segment) ? pairsOf(segment) : latinParts(segment).map((word) => singular(word)),
    )
    .filter((word) => word.length <= wordCharactersMax);
  return [...new Set(words)].slice(0, queryPartsMax);
}

/** "women’s" is found by "women", "l’eau" by "eau". */
function latinParts(segment: string): string[] {
  const parts = segment.split(/['’]/).filter(Boolean);
  if (parts.length > 1 && parts.at(-1) === 's') parts.pop();
  return parts;
}

/** "128gb" is found by "128 GB" too. */
function mixedParts(word: string): string[] {
  const parts = word.match(/\d+(?:[.,]\d+)*|\p{Script=Latin}+/gu) ?? [];
  return parts.length > 1 && parts.join('') === word ? parts : [];
}

/** "T-Shirt" is found by "tshirt", "EU 42" by "eu42", "128 GB" by "128gb". */
function isWrittenTogether(between: string, left: string, right: string): boolean {
  if (between === '-') return letters.test(left) && letters.test(right);
  if (between !== ' ') return false;
  return (number.test(left) && shortLetters.test(right)) || (shortLetters.test(left) && number.test(right));
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
