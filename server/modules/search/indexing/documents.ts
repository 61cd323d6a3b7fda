import { setImmediate } from 'node:timers/promises';
import { allLanguagesOf } from '#contract/core/languages.ts';
import { flags, priceBand, tokenOf, type WordKind } from '#server/modules/search/language/tokens.ts';
import { wordsOf } from '#server/modules/search/language/words.ts';
import { scoreOf } from '#server/modules/search/matching/score.ts';
import type { ProductFacts, SpecValue } from './source-queries.ts';

// Of very long keywords only the beginning is indexed. This is enough for six languages.
const wordsMax = { name: 240, own: 360, other: 180 };
const specsMax = 24;

export type DraftWord = { shown: string; kind: WordKind };

/** What a product is found by, before words and values have numbers. */
export type Draft = { facts: ProductFacts; words: Map<string, DraftWord>; specs: SpecValue[] };

const turn = 20; // products; to find their words takes some milliseconds

/** What these products are found by. Requests get their turn in between, however many products there are. */
export async function draftsOf(products: readonly ProductFacts[]): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (let start = 0; start < products.length; start += turn) {
    drafts.push(...products.slice(start, start + turn).map(draftOf));
    await setImmediate();
  }
  return drafts;
}

export function draftOf(facts: ProductFacts): Draft {
  const { name, brandName, shopName, keywords, options, specs } = facts;
  const values = [...options, ...specs].slice(0, specsMax);
  const [own, other] = [values.slice(0, options.length), values.slice(options.length)];
  const names = allLanguagesOf(name).map(partedName);
  const words = wordsByKind(
    names.map(({ thing }) => wordsOf(thing)),
    [wordsOf(keywords)],
    optionTexts(own).map(wordsOf),
    [
      ...(brandName ? allLanguagesOf(brandName) : []),
      ...names.map(({ rest }) => rest),
      ...allLanguagesOf(shopName),
      ...specTexts(other),
    ].map(wordsOf),
  );
  return { facts, words, specs: values };
}

/** "Market Handbag, fits a laptop" is a handbag and no laptop: what follows a comma or a bracket describes. */
export function partedName(name: string): { thing: string; rest: string } {
  const at = name.search(/,(?!\d)|[，;；(（[【|]/);
  return at <= 0 ? { thing: name, rest: '' } : { thing: name.slice(0, at), rest: name.slice(at) };
}

export function specTexts(values: readonly SpecValue[]): string[] {
  return values.flatMap(({ value }) => allLanguagesOf(value));
}

/** The texts of options. Chinese names a shade after a thing, but searches use the colour: 晴空蓝 is searched as 蓝色. */
export function optionTexts(values: readonly SpecValue[]): string[] {
  const colours = values.flatMap(
    ({ value }) => /[红橙橘黄绿青蓝紫黑白灰粉棕褐金银]$/u.exec(value['zh-CN'] ?? '')?.[0] ?? [],
  );
  return [...specTexts(values), ...colours.map((colour) => `${colour}色`)];
}

type Words = Iterable<readonly [word: string, shown: string]>;

/** Each word with the best kind that it has. */
export function wordsByKind(names: Words[], keywords: Words[], own: Words[], other: Words[]): Map<string, DraftWord> {
  const inKeywords = new Set(keywords.flatMap((words) => Array.from(words, ([word]) => word)));
  const all = new Map<string, DraftWord>();
  const add = (texts: Words[], max: number, kindOf: (word: string) => WordKind) => {
    const most = all.size + max;
    for (const words of texts)
      for (const [word, shown] of words)
        if (all.size < most && !all.has(word)) all.set(word, { shown, kind: kindOf(word) });
  };
  add(names, wordsMax.name, (word) => (inKeywords.has(word) ? 'calledWord' : 'nameWord'));
  add([...keywords, ...own], wordsMax.own, () => 'ownWord');
  add(other, wordsMax.other, () => 'otherWord');
  return all;
}

export type SearchDocument = {
  productId: number;
  marks: number[];
  words: number[];
  price: number;
  freightKey: number;
  grams: number;
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

export function documentOf({ facts, words, specs }: Draft, numbers: Numbers): SearchDocument {
  return {
    ...documentWithoutWords(facts, specs.map(numbers.specId), numbers.categoryIds),
    words: Array.from(words, ([word, { kind }]) => tokenOf(kind, numbers.wordId(word))),
  };
}

/** A template of its own is found by its negative id, so that no shop has the same number. */
function freightKeyOf({ isVirtual, freightTemplateId, shopId }: ProductFacts): number {
  if (isVirtual) return 0;
  return freightTemplateId === null ? shopId : -freightTemplateId;
}

/** A document without its words: what it is filtered and sorted by. */
export function documentWithoutWords(
  facts: ProductFacts,
  specIds: readonly number[],
  categoryIds: readonly number[],
): Omit<SearchDocument, 'words'> {
  const { ratingSum, ratingCount } = facts;
  const price = Math.min(facts.price, facts.offerPrice ?? facts.price); // as shown on its card
  const stars = ratingCount > 0 ? ratingSum / ratingCount : 0;
  const isOnOffer = facts.hasCoupon || price < facts.originalPrice;
  const marks = [
    ...categoryIds.map((id) => tokenOf('category', id)),
    tokenOf('shop', facts.shopId),
    ...(facts.brandId === null ? [] : [tokenOf('brand', facts.brandId)]),
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
    freightKey: freightKeyOf(facts),
    grams: facts.weightGrams,
    ratingTenths: Math.round(stars * 10),
    sales: facts.sales,
    createdAt: facts.createdAt,
    score: scoreOf(facts),
  };
}
