import { type Colour, type ColourKey, colours } from '#demo/art/colours.ts';
import { furtherWords, nounWords } from '#demo/data/noun-words/index.ts';
import { colourWords } from './colour-words.ts';
import type { Family } from './families.ts';
import { otherNames } from './other-languages.ts';

const wordsOf = new Map<Colour, string[]>(
  (Object.keys(colours) as ColourKey[]).map((key) => [colours[key], Object.values(colourWords[key])]),
);

/**
 * The words by which a product is found beside its name: what it is, in all six languages, and its colours in those four
 * in which its options are not named. What it is in English and in Chinese comes first: reviews call it that. Nothing else
 * is among them: search takes for the thing itself what is both in its name and here.
 */
export function keywordsOf({ noun, choices }: Family): string {
  const itsColours = choices.flatMap(({ values }) => values.flatMap(({ colour }) => colour ?? []));
  const words = [
    noun.en,
    noun.cn,
    ...furtherWords(noun.en),
    ...Object.values(otherNames(nounWords, noun.en)),
    ...itsColours.flatMap((colour) => wordsOf.get(colour) ?? []),
  ];
  return [...new Set(words.flatMap((text) => text.split(',')).filter(Boolean))].join(',');
}
