import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { localPath } from '#contract/core/local-path.ts';
import { Id, nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// How the platform helps the search: words that mean the same, words that lead to a page, words that the search field offers,
// and what people looked for in vain.

const Version = z.int().min(0).max(versionMax);
const Language = z.enum(locales as [Locale, ...Locale[]]);

export const searchWordMax = 40;
export const synonymsMax = 1_000;
export const synonymWordsMax = 20;

const Word = z.string().trim().min(1).max(searchWordMax);

export const Synonyms = z.object({
  id: Id,
  locale: Language,
  words: z.array(z.string()).max(synonymWordsMax),
  version: Version,
  ...lastSaved,
});
export type Synonyms = z.infer<typeof Synonyms>;

export const listSynonyms = call({
  method: 'GET',
  path: '/api/platform/search/synonyms',
  who: 'platform',
  scope: 'products',
  summary: 'Lists groups of words that mean the same, by language, newest first',
  input: nothing,
  output: z.array(Synonyms).max(synonymsMax),
  refuses: [],
});

export const saveSynonyms = call({
  method: 'POST',
  path: '/api/platform/search/synonyms/save',
  who: 'platform',
  scope: 'products',
  summary:
    'Adds a group of words that mean the same in a language, or changes one unless someone else has since `version`: who searches for one of them finds the others',
  input: z.object({
    id: Id.nullable().describe('Null for a new group'),
    version: Version.describe('0 for a new group'),
    locale: Language,
    words: z
      .array(Word)
      .min(2)
      .max(synonymWordsMax)
      .describe('Single words, in any form')
      .meta({ examples: [['sofa', 'couch']] }),
  }),
  output: z.object({ id: Id, version: Version }),
  refuses: ['synonyms_not_found', 'changed_meanwhile', 'too_many_synonyms'],
});

export const deleteSynonyms = call({
  method: 'POST',
  path: '/api/platform/search/synonyms/delete',
  who: 'platform',
  scope: 'products',
  summary: 'Deletes a group of words that mean the same',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['synonyms_not_found'],
});

export const redirectsMax = 1_000;
export const redirectWordsMax = 64;

export const SearchRedirect = z.object({
  id: Id,
  words: z.string(),
  path: z.string(),
  version: Version,
  ...lastSaved,
});
export type SearchRedirect = z.infer<typeof SearchRedirect>;

export const listRedirects = call({
  method: 'GET',
  path: '/api/platform/search/redirects',
  who: 'platform',
  scope: 'products',
  summary: 'Lists words that lead to a page of the mall instead of a search, in the order of the alphabet',
  input: nothing,
  output: z.array(SearchRedirect).max(redirectsMax),
  refuses: [],
});

export const saveRedirect = call({
  method: 'POST',
  path: '/api/platform/search/redirects/save',
  who: 'platform',
  scope: 'products',
  summary: 'Lets words lead to a page of the mall, unless someone else has changed it since `version`',
  input: z.object({
    id: Id.nullable().describe('Null for new words'),
    version: Version.describe('0 for new words'),
    words: z.string().trim().min(1).max(redirectWordsMax),
    path: z
      .string()
      .trim()
      .min(2)
      .max(200)
      .refine((path) => localPath(path) === path && !/\/goods_search\?.*\btitle=./.test(path))
      .describe('Of a page of the mall, without its language; not another search by words')
      .meta({ examples: ['/goods_detail/12'] }),
  }),
  output: z.object({ id: Id, version: Version }),
  refuses: ['redirect_not_found', 'redirect_exists', 'changed_meanwhile', 'too_many_redirects'],
});

export const deleteRedirect = call({
  method: 'POST',
  path: '/api/platform/search/redirects/delete',
  who: 'platform',
  scope: 'products',
  summary: 'Lets words be searched for again',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['redirect_not_found'],
});

export const hotKeywordsMax = 12;

const inAnother = z.string().max(searchWordMax).optional();
const Keyword = z.object({
  en: Word,
  'zh-CN': inAnother,
  es: inAnother,
  fr: inAnother,
  th: inAnother,
  lao: inAnother,
} satisfies Record<Locale, z.ZodType>);

export const getOwnKeywords = call({
  method: 'GET',
  path: '/api/platform/search/keywords',
  who: 'platform',
  scope: 'products',
  summary:
    'Returns the words that the search field offers: those of the platform, and those that are searched for most',
  input: nothing,
  output: z.object({
    version: Version,
    keywords: z.array(Keyword).max(100),
    searched: z.array(z.string()).max(20).describe('Found by the mall, shown after the platform’s own'),
  }),
  refuses: [],
});

export const setOwnKeywords = call({
  method: 'POST',
  path: '/api/platform/search/keywords/change',
  who: 'platform',
  scope: 'products',
  summary: 'Sets the platform’s own words of the search field in their order, unless someone else has since `version`',
  input: z.object({
    version: Version,
    keywords: z
      .array(Keyword)
      .max(hotKeywordsMax)
      .refine((all) => new Set(all.map(({ en }) => en)).size === all.length),
  }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile'],
});

export const unfoundDays = 30;
export const unfoundCountMax = 1_000;

export const UnfoundWords = z.object({
  words: z.string(),
  times: z.int().min(0),
  lastDay: z.iso.date().meta({ examples: ['2026-11-16'] }),
});
export type UnfoundWords = z.infer<typeof UnfoundWords>;

export const listUnfound = call({
  method: 'GET',
  path: '/api/platform/search/unfound',
  who: 'platform',
  scope: 'products',
  summary: `Lists words that were searched for in the last ${unfoundDays} days and found nothing, most often first. \`total\` counts no further than ${unfoundCountMax}`,
  input: Paging,
  output: pageOf(UnfoundWords),
  refuses: [],
});
