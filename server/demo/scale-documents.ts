import { type Draft, documentOf, type SearchDocument } from '#server/modules/search/documents.ts';
import { specKey } from '#server/modules/search/number-words.ts';
import type { ProductFacts, SpecValue } from '#server/modules/search/source-queries.ts';
import { wordsOf } from '#server/modules/search/words.ts';
import { keywordsOf } from './keywords.ts';
import type { ScaleGoods } from './scale-goods.ts';

type Numbered = { id: number; shown: string; documents: number };

/** Numbers given in memory, and counted there, since the database would be asked a million times. */
export type Numbering = {
  words: Map<string, Numbered>;
  specs: Map<string, { id: number; spec: SpecValue; isNew: boolean }>;
  marks: Map<number, number>;
};

// The same texts come again and again, and parting them into words is what takes the time.
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      value = make(text);
      if (made.size < 100_000) made.set(text, value);
    }
    return value;
  };
}

/** Makes the documents that index-products.ts would make of the same goods. */
export function documentMaker(numbering: Numbering, categoryIdsOf: (categoryKey: string) => readonly number[]) {
  const words = remembering(wordsOf);
  const keywords = new Map<object, string>();
  let nextWord = 1 + Math.max(0, ...[...numbering.words.values()].map(({ id }) => id));
  let nextSpec = 1 + Math.max(0, ...[...numbering.specs.values()].map(({ id }) => id));
  const shownOf = new Map<string, string>();

  const wordId = (word: string) => {
    let numbered = numbering.words.get(word);
    if (!numbered) {
      numbered = { id: nextWord++, shown: shownOf.get(word) ?? word, documents: 0 };
      numbering.words.set(word, numbered);
    }
    numbered.documents += 1;
    return numbered.id;
  };
  const specId = (spec: SpecValue) => {
    const key = specKey(spec);
    let numbered = numbering.specs.get(key);
    if (!numbered) {
      numbered = { id: nextSpec++, spec, isNew: true };
      numbering.specs.set(key, numbered);
    }
    return numbered.id;
  };
  const gathered = (texts: readonly string[], without?: ReadonlyMap<string, string>) => {
    const all = new Map<string, string>();
    for (const text of texts)
      for (const [word, shown] of words(text)) {
        if (without?.has(word) || all.has(word)) continue;
        all.set(word, shown);
        if (shown !== word) shownOf.set(word, shown);
      }
    return all;
  };
  /** What goods are found by beside their names. */
  const keywordText = ({ kind, model }: ScaleGoods) => {
    let text = keywords.get(model);
    if (text === undefined) {
      text = keywordsOf(kind.family, kind.leaf, model);
      keywords.set(model, text);
    }
    return text;
  };

  return {
    keywordText,
    documentOf(goods: ScaleGoods, facts: ProductFacts): SearchDocument {
      const nameWords = gathered([...goods.nameParts.en, ...goods.nameParts.cn]);
      const specs = [...facts.options, ...facts.specs];
      const otherWords = gathered(
        [facts.shopName, facts.cnShopName, facts.keywords, ...specs.flatMap(({ value, cnValue }) => [value, cnValue])],
        nameWords,
      );
      const draft: Draft = { facts, nameWords, otherWords, specs };
      const document = documentOf(draft, { wordId, specId, categoryIds: categoryIdsOf(goods.kind.categoryKey) });
      for (const mark of document.marks) numbering.marks.set(mark, (numbering.marks.get(mark) ?? 0) + 1);
      return document;
    },
  };
}
