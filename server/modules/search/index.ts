export { indexProducts } from '#server/modules/search/indexing/index-products.ts';
export { indexShops } from '#server/modules/search/indexing/index-shops.ts';
export { indexMissing } from '#server/modules/search/indexing/update-index.ts';
export { balanceTiers, followRanking } from '#server/modules/search/matching/tiers.ts';
export { setHotKeywords } from '#server/modules/search/suggestions/hot-keywords.ts';
export { mergeHotKeywords } from '#server/modules/search/suggestions/merge-hot-keywords.ts';
export { countSearched, writeSearched } from '#server/modules/search/suggestions/note-search.ts';
