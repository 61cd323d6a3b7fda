export { handOverShop } from './hand-over-shop.ts';
export { addShopKinds, type NewShop, openShops } from './open-shops.ts';
