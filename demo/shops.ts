import { type WeekHours, weekDays } from '#contract/shops/opening-hours.ts';
import type { Art } from '#demo/art/art.ts';
import { wideArt } from '#demo/art/wide-art.ts';
import { type ShopRow, shopRows } from '#demo/data/shops-table.ts';
import { inLanguages } from '#demo/data/translations/index.ts';
import { freightOf } from './freight.ts';
import type { DemoShop, DemoShopCategory, DemoShopType } from './mall-types.ts';
import { randomFor } from './random.ts';

export const shopTypes: DemoShopType[] = [
  {
    key: 'flagship',
    name: inLanguages('Flagship store', '旗舰店'),
    info: inLanguages(
      'Business licence; trademark registration or an exclusive authorisation from its owner; identity document of the legal representative.',
      '营业执照；商标注册证或商标权人出具的独占授权书；法定代表人身份证件。',
    ),
  },
  {
    key: 'specialty',
    name: inLanguages('Specialty store', '专营店'),
    info: inLanguages(
      'Business licence; purchase invoices or authorisations for at least two brands; identity document of the legal representative.',
      '营业执照；至少两个品牌的进货发票或授权书；法定代表人身份证件。',
    ),
  },
  {
    key: 'franchise',
    name: inLanguages('Franchised store', '加盟店'),
    info: inLanguages(
      'Business licence; franchise contract in force; food or special payment permit where the goods need one.',
      '营业执照；有效期内的加盟合同；经营食品或特殊品类的，另附相应许可证。',
    ),
  },
];

export const shopCategories: DemoShopCategory[] = [
  { key: 'general', name: inLanguages('General merchandise', '综合百货'), commissionPercent: 5 },
  { key: 'electronics', name: inLanguages('Electronics', '数码电子'), commissionPercent: 4 },
  { key: 'home', name: inLanguages('Home & appliances', '家居家电'), commissionPercent: 5 },
  { key: 'fashion', name: inLanguages('Fashion', '服饰鞋包'), commissionPercent: 7 },
  { key: 'beauty', name: inLanguages('Beauty & care', '美妆个护'), commissionPercent: 7 },
  { key: 'food', name: inLanguages('Food & drinks', '食品饮料'), commissionPercent: 3 },
  { key: 'fresh', name: inLanguages('Fresh food', '生鲜'), commissionPercent: 2 },
  { key: 'sports', name: inLanguages('Sports & outdoors', '运动户外'), commissionPercent: 6 },
  { key: 'family', name: inLanguages('Family & pets', '母婴宠物'), commissionPercent: 5 },
  { key: 'culture', name: inLanguages('Books & culture', '图书文创'), commissionPercent: 3 },
  { key: 'auto', name: inLanguages('Cars', '汽车用品'), commissionPercent: 6 },
  { key: 'jewellery', name: inLanguages('Watches & jewellery', '钟表珠宝'), commissionPercent: 8 },
];

const dailyHours = ['09:00-21:00', '08:30-22:00', '09:00-18:00', '10:00-22:00', '08:00-24:00'] as const;

/** The same hours every day; shops that close early are closed on Sundays. */
function weekOf(hours: (typeof dailyHours)[number]): WeekHours {
  const [from = '', until = ''] = hours.split('-');
  return Array.from({ length: weekDays }, (_, day) => (until < '20' && day === weekDays - 1 ? null : { from, until }));
}

export function demoShops(): DemoShop[] {
  return shopRows.map((row) => {
    const random = randomFor(`shop ${row.key}`);
    const { place, brand, icons: _icons, palette: _palette, isSelf, isRecommended, hasPickup, ...fields } = row;
    return {
      ...fields,
      isSelf: isSelf ?? false,
      isRecommended: isRecommended ?? false,
      followerCount: Math.round(10 ** (2.6 + random.next() * 2.5)),
      address: place,
      phone: `400-${random.between(100, 999)}-${random.between(1000, 9999)}`,
      openingHours: '',
      timeZone: 'Asia/Shanghai',
      weekHours: weekOf(random.pick(dailyHours)),
      joinedDaysAgo: random.between(120, 2200),
      creditId: creditId(random.between),
      email: `hello@${row.key}.example`,
      realName: `${brand.en} Trading Co., Ltd.`,
      deliveryKinds: hasPickup ? ['courier', 'pickup'] : ['courier'],
      pickupAddress: hasPickup ? place : '',
      freight: freightOf(row),
      avatarArt: avatar(row),
      backArt: wide(row, 1180, 420, 0.74),
      streetArt: wide(row, 800, 300, 0.68),
      bannerArts: [banner(row), wide(row, 1180, 420, 0.74)],
      paperArts: [paper('sand', 'scroll', 'classical-building'), typePapers[row.typeKey]],
    };
  });
}

// The unified social credit id: 91 for a company, a region, nine characters of the organisation, its check character by GB 32100.
function creditId(between: (low: number, high: number) => number): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const body = `91${between(110101, 650109)}MA${Array.from({ length: 7 }, () => alphabet[between(0, 30)]).join('')}`;
  const sum = [...body].reduce((total, character, at) => total + alphabet.indexOf(character) * (3 ** at % 31), 0);
  return body + alphabet[(31 - (sum % 31)) % 31];
}

/** The second paper that each kind of shop needs. All shops of a kind show the same picture, so there are few to be drawn. */
const typePapers: Record<ShopRow['typeKey'], Art> = {
  flagship: paper('rose', 'page-with-curl', 'registered'),
  specialty: paper('sky', 'receipt', 'label'),
  franchise: paper('mint', 'clipboard', 'handshake'),
};

function paper(palette: ShopRow['palette'], sheet: string, seal: string): Art {
  return {
    width: 480,
    height: 640,
    background: { palette, scene: 'sweep', focusX: 0.5, floorY: 0.8 },
    objects: [
      { icon: sheet, x: 0.5, y: 0.82, size: 0.86 },
      { icon: seal, x: 0.74, y: 0.9, size: 0.34, rotate: 8 },
    ],
  };
}

function banner({ icons, palette }: ShopRow): Art {
  return wideArt(1180, 420, palette, 'window', [icons[1], icons[0], icons[2], 'sparkles'], 0.7);
}

function avatar({ icons, palette }: ShopRow): Art {
  return {
    width: 240,
    height: 240,
    background: { palette, scene: 'disc', focusX: 0.5, floorY: 0.84 },
    objects: [{ icon: icons[0], x: 0.5, y: 0.84, size: 0.68 }],
  };
}

function wide({ icons, palette }: ShopRow, width: number, height: number, focusX: number): Art {
  return {
    width,
    height,
    background: { palette, scene: 'rings', focusX, floorY: 0.86 },
    objects: [
      { icon: icons[1], x: focusX - 0.16, y: 0.83, size: 0.5, rotate: -6 },
      { icon: icons[2], x: focusX + 0.16, y: 0.83, size: 0.5, rotate: 6 },
      { icon: icons[0], x: focusX, y: 0.9, size: 0.7 },
    ],
  };
}
