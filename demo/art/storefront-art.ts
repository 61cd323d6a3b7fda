import { inLanguages } from '#demo/data/translations/index.ts';
import type { DemoBanner, DemoKeyword } from '#demo/mall-types.ts';
import type { Art } from './art.ts';
import type { PaletteKey, Scene } from './backgrounds.ts';
import { wideArt } from './wide-art.ts';

/**
 * As wide as the widest window. Pages show its middle between the category panel and the welcome card: the words at the
 * left of that place, one object at its right.
 */
const heroArt = (palette: PaletteKey, scene: Scene, icon: string) => wideArt(2560, 480, palette, scene, [icon], 0.568);

export const banners: DemoBanner[] = [
  {
    key: 'sound-week',
    title: inLanguages('Hear the difference', '好声音，一听就懂'),
    line: inLanguages('Headphones, speakers and instruments up to 40% off', '耳机音箱乐器 低至6折'),
    art: heroArt('lilac', 'rings', 'headphone'),
    link: { target: 'activity', key: 'sound-week' },
  },
  {
    key: 'new-wardrobe',
    title: inLanguages('A lighter wardrobe', '换季新衣 轻盈上身'),
    line: inLanguages('New season dresses, knits and sneakers have arrived', '连衣裙、针织、运动鞋全新上市'),
    art: heroArt('rose', 'arch', 'dress'),
    link: { target: 'activity', key: 'new-wardrobe' },
  },
  {
    key: 'fresh-morning',
    title: inLanguages('Picked yesterday, here today', '昨天枝头 今天到家'),
    line: inLanguages('Fruit and vegetables from our own cold chain', '自营冷链 坏果包赔'),
    art: heroArt('mint', 'disc', 'watermelon'),
    link: { target: 'category', key: 'fresh' },
  },
  {
    key: 'home-refresh',
    title: inLanguages('Come home to comfort', '把家住成喜欢的样子'),
    line: inLanguages('Sofas, lamps and quiet appliances with free installation', '沙发灯具静音家电 免费送装'),
    art: heroArt('sand', 'window', 'couch-and-lamp'),
    link: { target: 'activity', key: 'home-refresh' },
  },
  {
    key: 'weekend-outside',
    title: inLanguages('The weekend is outside', '周末，去户外'),
    line: inLanguages('Tents, bikes and boots tried by the people who sell them', '帐篷单车登山鞋 店员亲测'),
    art: heroArt('sage', 'sweep', 'camping'),
    link: { target: 'shop', key: 'summitry' },
  },
];

export const adverts: DemoBanner[] = [
  {
    key: 'free-delivery',
    title: inLanguages('Larger orders travel free', '大单包邮'),
    line: inLanguages('On everything our own warehouses send', '自营商品 全国配送'),
    art: wideArt(1200, 120, 'peach', 'sweep', ['package', 'delivery-truck', 'wrapped-gift'], 0.8),
    link: { target: 'shop', key: 'select' },
  },
  {
    key: 'pet-day',
    title: inLanguages('Pet day, every day', '毛孩子的专属日'),
    line: inLanguages('Food, toys and beds with 15% back in coupons', '主粮玩具窝垫 领券再减'),
    art: wideArt(1200, 120, 'sky', 'sweep', ['dog-face', 'bone', 'cat-face'], 0.8),
    link: { target: 'category', key: 'pets-garden' },
  },
  {
    key: 'reading-hour',
    title: inLanguages('One quiet hour', '静读一小时'),
    line: inLanguages('Three books for the price of two this month', '本月图书 三本付两本'),
    art: wideArt(1200, 120, 'clay', 'sweep', ['books', 'hot-beverage', 'glasses'], 0.8),
    link: { target: 'category', key: 'books-music' },
  },
];

export const recommendArt: Art = {
  width: 226,
  height: 675,
  background: { palette: 'ember', scene: 'rings', focusX: 0.5, floorY: 0.86 },
  objects: [
    { icon: 'sparkles', x: 0.76, y: 0.46, size: 0.22, isFloating: true },
    { icon: 'shopping-bags', x: 0.5, y: 0.7, size: 0.66, rotate: -4 },
    { icon: 'wrapped-gift', x: 0.3, y: 0.86, size: 0.44, rotate: -6 },
    { icon: 'headphone', x: 0.72, y: 0.88, size: 0.44, rotate: 8 },
  ],
};

export const shopStreetArt: Art = wideArt(
  1200,
  300,
  'peach',
  'window',
  ['department-store', 'convenience-store', 'shopping-bags', 'balloon', 'sparkles'],
  0.76,
);

export const loginArt: Art = {
  width: 840,
  height: 1120,
  background: { palette: 'sky', scene: 'arch', focusX: 0.5, floorY: 0.8 },
  objects: [
    { icon: 'balloon', x: 0.8, y: 0.36, size: 0.26, rotate: 8, isFloating: true },
    { icon: 'department-store', x: 0.5, y: 0.72, size: 0.68 },
    { icon: 'shopping-bags', x: 0.3, y: 0.84, size: 0.36, rotate: -4 },
    { icon: 'wrapped-gift', x: 0.72, y: 0.84, size: 0.3, rotate: 6 },
  ],
};

export const hotKeywords: DemoKeyword[] = [
  { title: inLanguages('headphones', '耳机') },
  { title: inLanguages('laptop', '笔记本') },
  { title: inLanguages('dress', '连衣裙') },
  { title: inLanguages('shoes', '鞋') },
  { title: inLanguages('coffee', '咖啡') },
  { title: inLanguages('tent', '帐篷') },
  { title: inLanguages('watch', '手表') },
  { title: inLanguages('backpack', '背包') },
];
