import { documentWithoutWords, type SearchDocument } from '#server/modules/search/documents.ts';
import { specKey } from '#server/modules/search/number-words.ts';
import type { ProductFacts, SpecValue } from '#server/modules/search/source-queries.ts';
import { tokenOf } from '#server/modules/search/tokens.ts';
import { wordsOf } from '#server/modules/search/words.ts';
import type { ScaleGoods } from './scale-goods.ts';
import type { Numbering } from './scale-numbering.ts';

type Numbered = { id: number; shown: string; documents: number };

const rememberedMax = 200_000;

/** Makes the documents that index-products.ts would make of the same goods, a hundred times as fast. */
export function documentMaker(numbering: Numbering, categoryIdsOf: (categoryKey: string) => readonly number[]) {
  let nextWord = 1 + [...numbering.words.values()].reduce((last, { id }) => Math.max(last, id), 0);
  let nextSpec = 1 + [...numbering.specs.values()].reduce((last, { id }) => Math.max(last, id), 0);

  const numberedWord = (word: string, shown: string): Numbered => {
    const numbered = numbering.words.get(word) ?? { id: nextWord++, shown, documents: 0 };
    numbering.words.set(word, numbered);
    return numbered;
  };
  // The same texts come again and again, and parting them into words is what takes the time.
  const remembered = new Map<string, Numbered[]>();
  const numberedWords = (text: string): Numbered[] => {
    let words = remembered.get(text);
    if (!words) {
      words = Array.from(wordsOf(text), ([word, shown]) => numberedWord(word, shown));
      if (remembered.size < rememberedMax) remembered.set(text, words);
    }
    return words;
  };
  const specId = (spec: SpecValue): number => {
    const key = specKey(spec);
    const numbered = numbering.specs.get(key) ?? { id: nextSpec++, spec, isNew: true };
    numbering.specs.set(key, numbered);
    return numbered.id;
  };

  return function documentOf(goods: ScaleGoods, facts: ProductFacts): SearchDocument {
    const words: number[] = [];
    const had = new Set<number>();
    const add = (kind: 'nameWord' | 'otherWord', text: string) => {
      for (const numbered of numberedWords(text)) {
        if (had.has(numbered.id)) continue;
        had.add(numbered.id);
        numbered.documents += 1;
        words.push(tokenOf(kind, numbered.id));
      }
    };
    for (const part of goods.nameParts.en) add('nameWord', part);
    for (const part of goods.nameParts.cn) add('nameWord', part);
    add('otherWord', facts.shopName);
    add('otherWord', facts.cnShopName);
    add('otherWord', facts.keywords);
    const specs = [...facts.options, ...facts.specs];
    for (const { value, cnValue } of specs) {
      add('otherWord', value);
      add('otherWord', cnValue);
    }
    const document = documentWithoutWords(facts, specs.map(specId), categoryIdsOf(goods.kind.categoryKey));
    for (const mark of document.marks) numbering.marks.set(mark, (numbering.marks.get(mark) ?? 0) + 1);
    return { ...document, words };
  };
}
