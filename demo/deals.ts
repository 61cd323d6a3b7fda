import type { ImportedDeal } from '#server/modules/catalogue/index.ts';
import { inLanguages } from './data/translations/index.ts';
import type { Ids } from './import-rows.ts';
import type { DemoDeal } from './mall-types.ts';

/**
 * Deals of four shops, one of them planned. Every deal is for a few products, none of which the demo's shopper orders; one of the
 * knives is in the flash sale, so that its page shows why the deal does not count there.
 */
export const demoDeals: DemoDeal[] = [
  {
    key: 'home-office',
    name: inLanguages('Home office set', '居家办公套装'),
    shopKey: 'select',
    offCents: 500,
    units: { 'select-clip-lamp-desk-lamp': 1, 'select-typist-mechanical-keyboard': 1 },
    startsInDays: -4,
    endsInDays: 40,
  },
  {
    key: 'bathroom',
    name: inLanguages('Bathroom refill', '浴室补货季'),
    shopKey: 'select',
    steps: [
      { units: 2, percent: 5 },
      { units: 4, percent: 10 },
    ],
    units: { 'select-everyday-cream-face-lotion': 1, 'select-family-shampoo-shampoo': 1 },
    startsInDays: 5,
    endsInDays: 35,
  },
  {
    key: 'table',
    name: inLanguages('Set your table', '餐桌焕新'),
    shopKey: 'kettlewood',
    steps: [
      { units: 2, percent: 5 },
      { units: 3, percent: 10 },
    ],
    units: {
      'kettlewood-damask-kitchen-knife': 1,
      'kettlewood-chef-kitchen-knife': 1,
      'kettlewood-set-of-five-kitchen-knife': 1,
      'kettlewood-meadow-tableware-set': 1,
      'kettlewood-bone-tableware-set': 1,
      'kettlewood-vineyard-wine-glasses': 1,
      'kettlewood-stemless-wine-glasses': 1,
    },
    startsInDays: -6,
    endsInDays: 30,
  },
  {
    key: 'studio',
    name: inLanguages('First studio', '录音入门套装'),
    shopKey: 'lumo',
    offCents: 1_500,
    units: {
      'lumo-vocal-1-condenser-microphone': 1,
      'lumo-studio-one-wireless-noise-cancelling-headphones': 1,
    },
    startsInDays: -2,
    endsInDays: 45,
  },
  {
    key: 'vegetables',
    name: inLanguages('Fill your basket', '蔬菜满篮'),
    shopKey: 'orchardlane',
    steps: [
      { units: 3, percent: 5 },
      { units: 6, percent: 12 },
    ],
    units: {
      'orchardlane-sweet-carrots': 1,
      'orchardlane-bunch-carrots': 1,
      'orchardlane-butter-potatoes': 1,
      'orchardlane-purple-onion-garlic-onions': 1,
      'orchardlane-crunch-peppers': 1,
      'orchardlane-round-aubergines': 1,
    },
    startsInDays: -1,
    endsInDays: 60,
  },
];

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

export function dealOf({ name, shopKey, steps, offCents, units, ...times }: DemoDeal, ids: Ids): ImportedDeal {
  const known = (found: number | undefined, key: string) => {
    if (!found) throw new Error(`The demo mall has nothing called ${key}`);
    return found;
  };
  return {
    name,
    shopId: known(ids.shops.get(shopKey), shopKey),
    offer: {
      kind: steps ? 'steps' : 'bundle',
      steps: steps ?? [],
      off: offCents ?? null,
      products: Object.entries(units).map(([key, count]) => ({
        productId: known(ids.products.get(key), key),
        units: count,
      })),
    },
    startsAt: inDays(times.startsInDays),
    endsAt: inDays(times.endsInDays),
  };
}
