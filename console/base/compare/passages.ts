import { type Locale, languageTag } from '#contract/core/languages.ts';

/** A text around the place where it differs from another. */
export type Passage = { before: string; changed: string; after: string };

const wordsAround = 12;
const lettersMax = 600;

/** Where two texts differ: from the first word that is not the same to the last, with some of what they share around it. */
export function passagesOf(one: string, other: string, locale: Locale): [Passage, Passage] {
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  const [ones, others] = [one, other].map((text) => [...segmenter.segment(text)].map(({ segment }) => segment));
  if (!ones || !others) throw new Error('two texts make two lists of words');
  const shorter = Math.min(ones.length, others.length);
  let start = 0;
  while (start < shorter && ones[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && ones.at(-1 - end) === others.at(-1 - end)) end += 1;
  const passage = (words: string[]): Passage => ({
    before: (start > wordsAround ? '…' : '') + words.slice(Math.max(0, start - wordsAround), start).join(''),
    changed: shortened(words.slice(start, words.length - end).join('')),
    after:
      words
        .slice(words.length - end)
        .slice(0, wordsAround)
        .join('') + (end > wordsAround ? '…' : ''),
  });
  return [passage(ones), passage(others)];
}

const shortened = (text: string) => (text.length > lettersMax ? `${text.slice(0, lettersMax)}…` : text);
