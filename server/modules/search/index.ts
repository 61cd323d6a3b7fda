export { indexProducts } from './index-products.ts';
export { indexShops } from './index-shops.ts';
export { indexForgotten, indexTurnedSales } from './keep-index.ts';
export { setHotKeywords } from './set-hot-keywords.ts';
export { balanceTiers } from './tiers.ts';
