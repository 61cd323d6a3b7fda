import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import type { Localized } from '#contract/core/languages.ts';
import type { WeekHours } from '#contract/shops/opening-hours.ts';
import type { Art } from '#demo/art/art.ts';
import type { StoredBlock, StoredSection } from '#server/modules/catalogue/index.ts';

/** A whole mall as plain values. Its parts refer to each other by keys; the database assigns ids. */
export type DemoMall = {
  categories: DemoCategory[];
  categorySpecs: DemoCategorySpecs[];
  brands: DemoBrand[];
  shopTypes: DemoShopType[];
  shopCategories: DemoShopCategory[];
  shops: DemoShop[];
  products: DemoProduct[];
  reviews: DemoReview[];
  questions: DemoQuestion[];
  coupons: DemoCoupon[];
  deals: DemoDeal[];
  activities: DemoActivity[];
  banners: DemoBanner[];
  adverts: DemoBanner[];
  recommendArt: Art;
  shopStreetArt: Art;
  loginArt: Art;
  hotKeywords: DemoKeyword[];
};

/** Three levels deep: `children` is empty on the third. `icon` is a fluent-emoji name, `art` the picture made of it. */
export type DemoCategory = {
  key: string;
  name: Localized;
  icon: string;
  art: Art;
  children: DemoCategory[];
};

export type DemoCategorySpecs = { categoryKey: string; specs: CategorySpec[] };

export type DemoBrand = { key: string; name: Localized; logoArt: Art | null };

export type DemoShopType = { key: string; name: Localized; info: Localized };

export type DemoShopCategory = { key: string; name: Localized; commissionPercent: number };

export type DemoShop = {
  key: string;
  name: Localized;
  typeKey: string;
  categoryKey: string;
  isSelf: boolean;
  isRecommended: boolean;
  followerCount: number;
  intro: Localized;
  address: string;
  phone: string;
  openingHours: string;
  timeZone: string;
  weekHours: WeekHours;
  joinedDaysAgo: number;
  creditId: string;
  email: string;
  realName: string;
  deliveryKinds: ('courier' | 'pickup')[];
  pickupAddress: string;
  freight: DemoFreight[];
  avatarArt: Art;
  backArt: Art;
  streetArt: Art;
  bannerArts: Art[];
  paperArts: Art[];
};

/** The country '*' stands for all that have no rule of their own. */
export type DemoFreight = {
  country: string;
  firstCents: number;
  furtherCents: number;
  freeFromCents?: number;
  daysFrom: number;
  daysTo: number;
};

export type DemoProduct = {
  key: string;
  shopKey: string;
  categoryKey: string; // of the third level
  brandKey: string | null;
  name: Localized;
  summary: Localized; // three selling points, a line each
  contentHtml: Localized;
  details: DemoBlock[];
  unit: Localized;
  specs: DemoSpec[];
  options: DemoOption[];
  skus: DemoSku[];
  art: Art[];
  sales: number;
  soldByDay: number[]; // of the last thirty days, today first
  keywords: string;
  rank: number; // 1 is shown first among all products
  createdDaysAgo: number;
  isNew: boolean;
  isVirtual: boolean; // nothing has to be delivered
  guarantees: string[]; // keys of those that its shop has chosen
};

/** As it is stored, but for the picture of a section: it is one of the product's. */
export type DemoBlock =
  | Exclude<StoredBlock, StoredSection>
  | (Omit<StoredSection, 'pictureHash'> & { artIndex: number | null });

export type DemoSpec = { name: Localized; value: Localized };

export type DemoOption = { name: Localized; values: DemoOptionValue[] };

export type DemoOptionValue = { value: Localized; hue?: number };

/** One combination, a value per option in the order of the options, in English; `artIndex` is the picture that shows it. */
export type DemoSku = { values: string[]; priceCents: number; originalCents: number; stock: number; artIndex?: number };

export type DemoReview = {
  productKey: string;
  nickname: string;
  productScore: number;
  serviceScore: number;
  skuIndex: number; // what was bought
  variant: Localized; // the same in words
  text: string;
  language: 'en' | 'zh-CN';
  art?: Art[];
  daysAgo: number;
  reply?: string;
};

export type DemoQuestion = {
  productKey: string;
  shopKey: string;
  nickname: string;
  text: string;
  daysAgo: number;
  /** Without a nickname: the shop's. */
  answers: { nickname: string | null; text: string; daysAgo: number; helpful: number }[];
};

/** With steps, or a bundle with what a set costs less. */
export type DemoDeal = {
  key: string;
  name: Localized;
  shopKey: string;
  steps?: { units: number; percent: number }[];
  offCents?: number;
  /** Its products, and of a bundle their units in a set. */
  units: Record<string, number>;
  startsInDays: number;
  endsInDays: number;
};
export type DemoCoupon = {
  key: string;
  name: Localized;
  scope: 'general' | 'shop' | 'product' | 'category';
  shopKey?: string;
  productKeys?: string[];
  categoryKey?: string;
  minimumCents: number;
  /** With `percent`, the most that it takes off. */
  discountCents: number;
  percent?: number;
  /** Good for some days after it was received, or between two days counted from the mall's first. */
  lasts: { validDays: number } | { startsInDays: number; endsInDays: number };
  issued: number;
  perPerson: number;
};

/** Layout 1 is a row of product cards, 2 one large and two small cards, 3 a row of wide pictures. */
export type DemoActivity = {
  key: string;
  kind: 'flash' | 'standard';
  layout: 1 | 2 | 3;
  name: Localized;
  instruction: Localized;
  startsInHours: number;
  endsInHours: number;
  bannerArt: Art;
  products: DemoActivityProduct[];
  sort: number;
};

export type DemoActivityProduct = {
  productKey: string;
  activityPriceCents?: number;
  quota?: number;
  sold?: number;
  wideArt?: Art;
};

/** Its words are laid over the picture by the page, on the left 45 % that the picture keeps calm. */
export type DemoBanner = {
  key: string;
  title: Localized;
  line: Localized;
  art: Art;
  link: { target: 'activity' | 'category' | 'shop' | 'product'; key: string };
};

export type DemoKeyword = { title: Localized };
