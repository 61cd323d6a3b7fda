const queryCharactersMax = 64; // reliability: longer texts find nothing anyway
const queryWordsMax = 8;
const queryPartsMax = 12; // a long Chinese word is looked for by several of its pairs of characters
const wordCharactersMax = 40; // an address pasted into a name is no word that anybody types

// Node's dictionaries part Chinese, Thai and Lao whichever language is named here.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const latinLigatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const withoutSpaces = /^[\p{Script=Thai}\p{Script=Lao}\p{M}]+$/u; // scripts that a dictionary has to part
// "Colour" stands before a colour; the dictionaries part the two or not, as it happens.
const colour = /^(?:สี|ສີ)(?=\p{L})/u;
const colourLength = 2;
const number = /^\d+(?:[.,]\d+)*$/;
const letters = /^\p{Script=Latin}+$/u;
const shortLetters = /^\p{Script=Latin}{1,3}$/u; // "GB", "EU", "cm": what is written with a number, joined or apart

/** One spelling for what means the same: width, case and the accents of Latin letters make no difference. */
export function plainText(text: string): string {
  return wholeLetters(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßœæøłđı]/g, (letter) => latinLigatures[letter] ?? letter);
}

/**
 * NFKC takes some Thai and Lao letters apart, and then the dictionary does not know their words any more: "แก้วน้ำ" would be
 * parted within "แก้ว". People who type the parts, also in another order, mean the same letter.
 */
function wholeLetters(text: string): string {
  return text
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    .replaceAll('\u0eab\u0e99', '\u0edc')
    .replaceAll('\u0eab\u0ea1', '\u0edd');
}

/** "Shoes" and "shoe" are one word. Both sides of a search are folded alike, so a crude rule is good enough. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

type Piece = { text: string; end: number; start: number };

function unitsOf(plain: string): Piece[] {
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
 * Every form in which a word of this text may be looked for, each with how it was written: whole and joined words, the
 * parts of model names, for Chinese every character and pair of characters, so that any part of a word finds it.
 */
export function wordsOf(text: string): Map<string, string> {
  const plain = plainText(text);
  const found = new Map<string, string>();
  const add = (word: string) => {
    const folded = singular(word);
    if (folded && folded.length <= wordCharactersMax && !found.has(folded)) found.set(folded, word);
  };
  const pieces = unitsOf(plain);
  pieces.forEach((piece, at) => {
    if (ideograph.test(piece.text)) return;
    for (const word of latinParts(piece.text)) {
      add(word);
      for (const part of mixedParts(word)) add(part);
      // Alone, a dictionary may part it otherwise than between its neighbours.
      if (withoutSpaces.test(word)) for (const inner of unitsOf(word)) add(inner.text);
    }
    const next = pieces[at + 1];
    if (next && isWrittenTogether(plain.slice(piece.end, next.start), piece.text, next.text))
      add(piece.text + next.text);
  });
  for (const short of contracted(pieces)) add(short);
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

/** A word of two characters before a word of one is often said by its first alone: 跑步鞋 is a 跑鞋, 皮革包 a 皮包. */
function contracted(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    if (!next || next.start !== piece.end || !ideographs.test(piece.text) || !ideographs.test(next.text)) return [];
    const [characters, end] = [[...piece.text], [...next.text]];
    return characters.length === 2 && end.length === 1 ? [`${characters[0]}${next.text}`] : [];
  });
}

/** The words that someone looks for, all of which must be found. */
export function queryWords(text: string): string[] {
  const plain = plainText(text.slice(0, queryCharactersMax));
  const words = unitsOf(plain)
    .slice(0, queryWordsMax)
    .flatMap(({ text: piece }) =>
      ideographs.test(piece) ? pairsOf(piece) : latinParts(piece).map((word) => singular(word)),
    )
    .filter((word) => word.length <= wordCharactersMax);
  return [...new Set(words)].slice(0, queryPartsMax);
}

/** "women’s" is found by "women", "l’eau" by "eau". */
function latinParts(piece: string): string[] {
  const parts = piece.split(/['’]/).filter(Boolean);
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
