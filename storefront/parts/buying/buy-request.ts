export type BuyRequest = { productId: number; skuId: number; quantity: number };
