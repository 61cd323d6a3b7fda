export { shopsChanged } from './news.ts';
export { addShopKinds, type NewShop, openShops } from './open-shops.ts';
