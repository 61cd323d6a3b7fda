import { wideArt } from '#demo/art/wide-art.ts';
import { inLanguages } from '#demo/data/translations/index.ts';
import type { DemoActivity } from '#demo/mall-types.ts';

/**
 * Its products are the best sellers of the categories of its theme, in turn; before them the best seller for each of some
 * icons, where the activity is about these.
 */
export type ActivityPlan = Omit<DemoActivity, 'products'> & {
  from: string[] | 'second-tier';
  count: number;
  heroes?: string[];
};

export const activityPlans: ActivityPlan[] = [
  {
    key: 'flash-sale',
    kind: 'flash',
    layout: 1,
    name: inLanguages('Flash Sale', '限时秒杀'),
    instruction: inLanguages(
      'Ten bargains, gone when the clock or the stock runs out.',
      '十款好物限时直降，抢完即止。',
    ),
    startsInHours: -6,
    endsInHours: 30,
    bannerArt: wideArt(1200, 370, 'ember', 'rings', [
      'stopwatch',
      'wrapped-gift',
      'shopping-bags',
      'high-voltage',
      'sparkles',
    ]),
    sort: 1,
    from: 'second-tier',
    count: 10,
  },
  {
    key: 'sound-week',
    kind: 'standard',
    layout: 1,
    name: inLanguages('Sound Week', '好声音周'),
    instruction: inLanguages(
      'Headphones, speakers and screens at their lowest of the season.',
      '耳机、音箱、数码好物，本季最低价。',
    ),
    startsInHours: -48,
    endsInHours: 240,
    bannerArt: wideArt(1200, 370, 'lilac', 'rings', [
      'headphone',
      'speaker-high-volume',
      'studio-microphone',
      'musical-note',
      'musical-notes',
    ]),
    sort: 2,
    from: [
      'phones-headphones',
      'phones-speakers',
      'appliances-smart-tvs',
      'phones-microphones',
      'phones-radios-players',
      'appliances-projectors',
      'books-music-records-posters',
    ],
    count: 10,
  },
  {
    key: 'home-refresh',
    kind: 'standard',
    layout: 2,
    name: inLanguages('Home Refresh', '焕新家'),
    instruction: inLanguages(
      'One large thing and two small ones that change a room.',
      '一大两小三件好物，房间焕然一新。',
    ),
    startsInHours: -48,
    endsInHours: 480,
    bannerArt: wideArt(1200, 370, 'sand', 'window', [
      'couch-and-lamp',
      'potted-plant',
      'bed',
      'framed-picture',
      'light-bulb',
    ]),
    sort: 3,
    from: ['home-sofas', 'home-candles-lanterns', 'home-pictures-mirrors', 'home-beds', 'home-chairs', 'home-clocks'],
    count: 6,
    heroes: ['couch-and-lamp', 'candle', 'framed-picture'],
  },
  {
    key: 'new-wardrobe',
    kind: 'standard',
    layout: 3,
    name: inLanguages('New Wardrobe', '换季衣橱'),
    instruction: inLanguages('Four looks for the new season.', '四套灵感，搞定换季穿搭。'),
    startsInHours: -24,
    endsInHours: 360,
    bannerArt: wideArt(1200, 370, 'rose', 'arch', ['dress', 'womans-hat', 'high-heeled-shoe', 'sunglasses', 'ribbon']),
    sort: 4,
    from: ['women', 'shoes-bags', 'men', 'jewellery'],
    count: 4,
    heroes: ['dress', 'running-shoe', 'handbag', 'backpack'],
  },
  {
    key: 'tea-time',
    kind: 'standard',
    layout: 1,
    name: inLanguages('Tea Time', '下午茶时光'),
    instruction: inLanguages(
      'Sweet, salty, hot and iced: ten reasons to take a break.',
      '甜的咸的热的冰的，十个歇一歇的理由。',
    ),
    startsInHours: -12,
    endsInHours: 300,
    bannerArt: wideArt(1200, 370, 'butter', 'disc', ['teapot', 'shortcake', 'doughnut', 'cookie', 'cherries']),
    sort: 5,
    from: [
      'food-tea',
      'food-cakes',
      'food-biscuits',
      'food-coffee',
      'food-popcorn-crisps',
      'food-chocolate-sweets',
      'food-bubble-tea-juices',
      'food-doughnuts-pies',
      'food-nuts-dried-fruit',
      'food-soft-summer-drinks',
    ],
    count: 10,
  },
  {
    key: 'happy-families',
    kind: 'standard',
    layout: 2,
    name: inLanguages('Happy Families', '亲子萌宠'),
    instruction: inLanguages('For small people and small paws.', '给小朋友，也给小毛爪。'),
    startsInHours: -12,
    endsInHours: 400,
    bannerArt: wideArt(1200, 370, 'sky', 'sweep', ['teddy-bear', 'dog-face', 'kite', 'balloon', 'yo-yo']),
    sort: 6,
    from: ['toys-bears', 'pets-garden-dog-food', 'toys-kites-flyers', 'pets-garden-cat-toys-care', 'toys-animals'],
    count: 6,
    heroes: ['teddy-bear', 'dog-face', 'kite'],
  },
];
