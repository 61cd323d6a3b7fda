import type { OrderedLine } from '#server/modules/orders/reads/ordered-lines.ts';
import { line } from './priced-lines.ts';

/** One unit of a variant, in stock and sent by courier, for the tests of quotes. */
export function ordered(skuId: number, price: number, shopId: number): OrderedLine {
  const sold = line(skuId, price, 1, { shopId });
  return {
    ...sold,
    name: { en: `Product ${skuId}` },
    variant: { en: '' },
    picture: { hash: '', width: 1, height: 1, colour: '#000000' },
    pictureHash: '',
    stock: 9,
    activityId: null,
    bargainId: null,
    offers: [],
    offer: null,
    missed: null,
    outOfDeals: null,
    deal: null,
    usualPrice: sold.price,
    isOnSale: true,
    limitPerBuyer: null,
    isShopOpen: true,
    isShopPaused: false,
    holiday: null,
    shopName: { en: `Shop ${shopId}` },
    isSelf: false,
    deliveryKinds: ['courier'],
    priceSeen: price,
    cartLineId: null,
    problem: null,
  };
}
