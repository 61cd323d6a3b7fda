import { scoreOf } from './score.ts';
import type { ProductFacts, SpecValue } from './source-queries.ts';
import { flags, priceBand, tokenOf } from './tokens.ts';
import { wordsOf } from './words.ts';

const wordsMax = 120; // a shop that writes a novel into its keywords is found by the beginning of it
const specsMax = 24;

/** What a product is found by, before words and values have their numbers. */
export type Draft = {
  facts: ProductFacts;
  nameWords: Map<string, string>;
  otherWords: Map<string, string>;
  specs: SpecValue[];
};

export function draftOf(facts: ProductFacts): Draft {
  const { name, cnName, shopName, cnShopName, keywords, options, specs } = facts;
  const values = [...options, ...specs].slice(0, specsMax);
  const nameWords = gathered([name, cnName], wordsMax);
  const texts = [shopName, cnShopName, keywords, ...values.flatMap(({ value, cnValue }) => [value, cnValue])];
  const otherWords = gathered(texts, wordsMax);
  for (const word of nameWords.keys()) otherWords.delete(word);
  return { facts, nameWords, otherWords, specs: values };
}

function gathered(texts: readonly string[], max: number): Map<string, string> {
  const all = new Map<string, string>();
  for (const text of texts)
    for (const [word, shown] of wordsOf(text)) if (all.size < max && !all.has(word)) all.set(word, shown);
  return all;
}

export type SearchDocument = {
  productId: number;
  marks: number[];
  words: number[];
  price: number;
  ratingTenths: number;
  sales: number;
  createdAt: Date;
  score: number;
};

export type Numbers = {
  wordId(word: string): number;
  specId(spec: SpecValue): number;
  /** A category and those above it. */
  categoryIds: readonly number[];
};

export function documentOf({ facts, nameWords, otherWords, specs }: Draft, numbers: Numbers): SearchDocument {
  const words = [
    ...[...nameWords.keys()].map((word) => tokenOf('nameWord', numbers.wordId(word))),
    ...[...otherWords.keys()].map((word) => tokenOf('otherWord', numbers.wordId(word))),
  ];
  return { ...documentWithoutWords(facts, specs.map(numbers.specId), numbers.categoryIds), words };
}

/** All of a document but the words: how it can be narrowed and sorted. */
export function documentWithoutWords(
  facts: ProductFacts,
  specIds: readonly number[],
  categoryIds: readonly number[],
): Omit<SearchDocument, 'words'> {
  const { ratingSum, ratingCount } = facts;
  const price = Math.min(facts.price, facts.flashPrice ?? facts.price); // what its card shows
  const stars = ratingCount > 0 ? ratingSum / ratingCount : 0;
  const isOnOffer = facts.hasCoupon || price < facts.originalPrice;
  const marks = [
    ...categoryIds.map((id) => tokenOf('category', id)),
    tokenOf('shop', facts.shopId),
    ...specIds.map((id) => tokenOf('spec', id)),
    tokenOf('stars', Math.floor(stars)),
    tokenOf('priceBand', priceBand(price)),
    ...(facts.isSelf ? [tokenOf('flag', flags.self)] : []),
    ...(facts.inStock ? [tokenOf('flag', flags.stock)] : []),
    ...(isOnOffer ? [tokenOf('flag', flags.offer)] : []),
  ];
  return {
    productId: facts.id,
    marks: [...new Set(marks)],
    price,
    ratingTenths: Math.round(stars * 10),
    sales: facts.sales,
    createdAt: facts.createdAt,
    score: scoreOf(facts),
  };
}
