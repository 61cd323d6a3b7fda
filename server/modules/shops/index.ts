export { addShopKinds, type NewShop, openShops } from './open-shops.ts';
