import { allLanguagesOf } from '#contract/core/languages.ts';
import {
  documentWithoutWords,
  optionTexts,
  partedName,
  type SearchDocument,
  specTexts,
  wordsByKind,
} from '#server/modules/search/indexing/documents.ts';
import { specKey } from '#server/modules/search/indexing/number-words.ts';
import type { ProductFacts, SpecValue } from '#server/modules/search/indexing/source-queries.ts';
import { tokenOf } from '#server/modules/search/language/tokens.ts';
import { wordsOf } from '#server/modules/search/language/words.ts';
import type { Numbering } from './scale-numbering.ts';
import type { ScaleProduct } from './scale-products.ts';

type Numbered = { id: number; shown: string; documents: number };
type WordAsShown = readonly [word: string, shown: string];

const rememberedMax = 200_000;

/** Builds the documents that index-products.ts would build of the same products, a hundred times as fast. */
export function documentMaker(numbering: Numbering, categoryIdsOf: (categoryKey: string) => readonly number[]) {
  let nextWord = 1 + [...numbering.words.values()].reduce((last, { id }) => Math.max(last, id), 0);
  let nextSpec = 1 + [...numbering.specs.values()].reduce((last, { id }) => Math.max(last, id), 0);

  const numberedWord = (word: string, shown: string): Numbered => {
    const numbered = numbering.words.get(word) ?? { id: nextWord++, shown, documents: 0 };
    numbering.words.set(word, numbered);
    return numbered;
  };
  // The same texts come again and again, and splitting them into words takes most of the time.
  const remembered = new Map<string, WordAsShown[]>();
  const partedWords = (text: string): WordAsShown[] => {
    const words = remembered.get(text) ?? [...wordsOf(text)];
    if (remembered.size < rememberedMax) remembered.set(text, words);
    return words;
  };
  const specId = (spec: SpecValue): number => {
    const key = specKey(spec);
    const numbered = numbering.specs.get(key) ?? { id: nextSpec++, spec, isNew: true };
    numbering.specs.set(key, numbered);
    return numbered.id;
  };

  return function documentOf(product: ScaleProduct, facts: ProductFacts): SearchDocument {
    const names = Object.values(product.nameParts).flat().map(partedName);
    const found = wordsByKind(
      names.map(({ thing }) => partedWords(thing)),
      [partedWords(facts.keywords)],
      optionTexts(facts.options).map(partedWords),
      [
        ...(facts.brandName ? allLanguagesOf(facts.brandName) : []),
        ...names.map(({ rest }) => rest),
        product.feature,
        ...allLanguagesOf(facts.shopName),
        ...specTexts(facts.specs),
      ].map(partedWords),
    );
    const words = Array.from(found, ([word, { shown, kind }]) => {
      const numbered = numberedWord(word, shown);
      numbered.documents += 1;
      return tokenOf(kind, numbered.id);
    });
    const specs = [...facts.options, ...facts.specs];
    const document = documentWithoutWords(facts, specs.map(specId), categoryIdsOf(product.kind.categoryKey));
    for (const mark of document.marks) numbering.marks.set(mark, (numbering.marks.get(mark) ?? 0) + 1);
    return { ...document, words };
  };
}
