export type BuyWish = { productId: number; skuId: number; quantity: number };
