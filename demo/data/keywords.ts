import { localized } from '#contract/core/languages.ts';
import { type Colour, type ColourKey, colours } from '#demo/art/colours.ts';
import { furtherWords, nounWords } from '#demo/data/noun-words/index.ts';
import { colourWords } from './colour-words.ts';
import type { Family } from './families.ts';
import { otherNames } from './other-languages.ts';

const wordsOf = new Map<Colour, string[]>(
  (Object.keys(colours) as ColourKey[]).map((key) => [colours[key], Object.values(colourWords[key])]),
);

/**
 * The words by which a product is found besides its name: its noun in all six languages, and its colours in the four languages
 * in which its options are not named. The English and the Chinese noun come first, since reviews use them. There are no
 * other words: search ranks a word highest that is both in the name and among the keywords.
 */
export function keywordsOf({ noun, choices }: Family): string {
  const itsColours = choices.flatMap(({ values }) => values.flatMap(({ colour }) => colour ?? []));
  const words = [
    noun.en,
    localized(noun, 'zh-CN'),
    ...furtherWords(noun.en),
    ...Object.values(otherNames(nounWords, noun.en)),
    ...itsColours.flatMap((colour) => wordsOf.get(colour) ?? []),
  ];
  return [...new Set(words.flatMap((text) => text.split(',')).filter(Boolean))].join(',');
}
