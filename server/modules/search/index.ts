export { indexProducts } from './index-products.ts';
export { indexShops } from './index-shops.ts';
export { indexForgotten } from './keep-index.ts';
export { mergeHotKeywords } from './merge-hot-keywords.ts';
export { noteAsked, writeAsked } from './note-search.ts';
export { setHotKeywords } from './set-hot-keywords.ts';
export { balanceTiers } from './tiers.ts';
export { containing } from './wildcards.ts';
