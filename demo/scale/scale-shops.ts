import type { Localized } from '#contract/core/languages.ts';
import { shopRows } from '#demo/data/shops-table.ts';
import { randomFor } from '#demo/random.ts';

/** The added shops and products have names in two languages: enough to measure by. */
type InTwoLanguages = Localized & { readonly 'zh-CN': string };

/** A shop beyond those of the demo mall. It borrows the pictures of the shop that it is `like`. */
export type ScaleShop = {
  id: number;
  like: string;
  name: InTwoLanguages;
  brand: InTwoLanguages;
  brandId: number | null;
  isSelf: boolean;
  rating: number;
  followers: number;
  daysAgo: number;
};

const starts =
  'Al Ber Cas Dor El Fen Gal Hol Is Jun Kel Lum Mar Nor Os Pel Quin Ros Sol Tor Ul Ver Wil Xan Yar Zen'.split(' ');
const middles = 'a e i o u an en in on ar er or al el il'.split(' ');
const ends =
  'da ra na la ta va mo ro no lo to vo dis ris nis lis tex nex lux mark field wood stone well port ford'.split(' ');
const chineseStarts = [...'阿柏卡德恩芬格宏伊君凯露玛诺奥佩坤若索托乌维威轩亚泽'];
const chineseEnds = [...'达拉娜莱塔华墨罗诺洛图沃迪瑞尼丽特思乐马原木石源港福'];
const trades: readonly InTwoLanguages[] = [
  { en: 'Store', 'zh-CN': '专营店' },
  { en: 'Flagship Store', 'zh-CN': '旗舰店' },
  { en: 'Home', 'zh-CN': '家居馆' },
  { en: 'Outlet', 'zh-CN': '折扣店' },
  { en: 'Direct', 'zh-CN': '直营店' },
];

export function scaleShops(count: number, firstId: number): ScaleShop[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, at) => {
    const random = randomFor(`scale shop ${at}`);
    let brand: InTwoLanguages;
    do {
      brand = {
        en: random.pick(starts) + random.pick(middles) + random.pick(ends),
        'zh-CN': random.pick(chineseStarts) + random.pick(chineseEnds) + random.pick(chineseEnds),
      };
    } while (taken.has(brand.en));
    taken.add(brand.en);
    const trade = random.pick(trades);
    return {
      id: firstId + at,
      like: random.pick(shopRows).key,
      name: { en: `${brand.en} ${trade.en}`, 'zh-CN': `${brand['zh-CN']}${trade['zh-CN']}` },
      brand,
      brandId: null, // once the mall has it
      isSelf: random.chance(0.01),
      rating: random.between(38, 50),
      followers: Math.round(10 ** (random.next() * 4)),
      daysAgo: random.between(30, 2000),
    };
  });
}
