// Long, because it is one subject: all that the demo mall holds, which the tests share.
import { expect, test } from 'vitest';
import { allLanguagesOf, locales, localized } from '#contract/core/languages.ts';
import type { Art } from '#demo/art/art.ts';
import { listIcons } from '#demo/art/icons.ts';
import { categoryWords } from '#demo/data/category-words/index.ts';
import { colourWords } from '#demo/data/colour-words.ts';
import { departments } from '#demo/data/departments/index.ts';
import { furtherWords, nounWords } from '#demo/data/noun-words/index.ts';
import { type OtherLocale, type OtherNames, otherNames } from '#demo/data/other-languages.ts';
import { questionTopics } from '#demo/data/question-texts.ts';
import { cleanHtml } from '#server/modules/content/index.ts';
import { demoMall } from './mall.ts';
import type { DemoCategory, DemoOption, DemoSku } from './mall-types.ts';

const mall = demoMall();
const leaves = mall.categories.flatMap((first) => first.children.flatMap((second) => second.children));
const shopKeys = new Set(mall.shops.map(({ key }) => key));
const productsByKey = new Map(mall.products.map((product) => [product.key, product]));
const allCategories = (list: DemoCategory[]): DemoCategory[] =>
  list.flatMap((category) => [category, ...allCategories(category.children)]);
const everyCategory = allCategories(mall.categories);
const categoryKeys = everyCategory.map(({ key }) => key);

test('the demo mall is the same every time', () => {
  expect(demoMall()).toEqual(mall);
});

test('the demo mall has the promised size', () => {
  expect(mall.categories.length).toBeGreaterThanOrEqual(12);
  for (const first of mall.categories) {
    expect(first.children.length).toBeGreaterThanOrEqual(3);
    for (const second of first.children) expect(second.children.length).toBeGreaterThanOrEqual(3);
  }
  expect(mall.shops).toHaveLength(24);
  expect(mall.products.length).toBeGreaterThanOrEqual(640);
  expect(mall.reviews.length).toBeGreaterThanOrEqual(1_500);
  expect(mall.reviews.length).toBeLessThanOrEqual(3_000);
  expect(mall.coupons).toHaveLength(49);
  expect(mall.deals).toHaveLength(5);
  expect(mall.banners).toHaveLength(5);
  expect(mall.adverts).toHaveLength(3);
  expect(mall.hotKeywords).toHaveLength(8);
});

test('keys are unique', () => {
  for (const keys of [
    categoryKeys,
    mall.products.map(({ key }) => key),
    mall.coupons.map(({ key }) => key),
    mall.deals.map(({ key }) => key),
    mall.activities.map(({ key }) => key),
    [...shopKeys],
  ]) {
    expect(new Set(keys).size).toBe(keys.length);
  }
});

const fewestInLeaf = 3; // less would look like a shelf that was forgotten

test('every third-level category has a few products', () => {
  const counts = Map.groupBy(mall.products, ({ categoryKey }) => categoryKey);
  const tooFew = leaves.flatMap(({ key }) => {
    const count = counts.get(key)?.length ?? 0;
    return count < fewestInLeaf ? [`${key}: ${count}`] : [];
  });
  expect(tooFew).toEqual([]);
});

test('every shop has products', () => {
  for (const { key } of mall.shops) {
    const count = mall.products.filter((product) => product.shopKey === key).length;
    expect(count, key).toBeGreaterThanOrEqual(12);
    expect(count, key).toBeLessThanOrEqual(60);
  }
});

test('every reference by key leads to something that exists', () => {
  const leafKeys = new Set(leaves.map(({ key }) => key));
  for (const product of mall.products) {
    expect(leafKeys).toContain(product.categoryKey);
    expect(shopKeys).toContain(product.shopKey);
  }
  for (const shop of mall.shops) {
    expect(mall.shopTypes.map(({ key }) => key)).toContain(shop.typeKey);
    expect(mall.shopCategories.map(({ key }) => key)).toContain(shop.categoryKey);
    expect(shop.creditId).toMatch(/^[0-9A-HJ-NPQRTUWXY]{18}$/);
  }
  for (const { productKey } of [...mall.reviews, ...mall.activities.flatMap(({ products }) => products)])
    expect(productsByKey.has(productKey)).toBe(true);
  for (const coupon of mall.coupons) {
    if (coupon.scope === 'shop') expect(shopKeys).toContain(coupon.shopKey);
    if (coupon.scope === 'category') expect(categoryKeys).toContain(coupon.categoryKey);
    if (coupon.scope === 'product') expect(coupon.productKeys?.every((key) => productsByKey.has(key))).toBe(true);
    expect(coupon.discountCents).toBeLessThanOrEqual(coupon.minimumCents);
  }
  for (const { key, shopKey, units } of mall.deals)
    expect(
      Object.keys(units).map((productKey) => productsByKey.get(productKey)?.shopKey),
      key,
    ).toEqual(Object.keys(units).map(() => shopKey));
  const targets = {
    activity: mall.activities.map(({ key }) => key),
    category: categoryKeys,
    shop: [...shopKeys],
    product: [...productsByKey.keys()],
  };
  for (const { link } of [...mall.banners, ...mall.adverts]) expect(targets[link.target]).toContain(link.key);
});

test('each combination of options is one sku, and no price is above its original price', () => {
  const wrong = mall.products.filter(({ options, skus, art }) => {
    const expected = options.reduce((count, { values }) => count * values.length, 1);
    const isComplete =
      skus.length === expected && new Set(skus.map(({ values }) => values.join('|'))).size === expected;
    return !(
      isComplete && skus.every((sku) => isHonest(sku) && isOffered(sku, options) && (sku.artIndex ?? 0) < art.length)
    );
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
  expect(mall.products.some(({ skus }) => skus.some(({ stock }) => stock === 0))).toBe(true);
});

const isHonest = ({ priceCents, originalCents }: DemoSku) =>
  Number.isInteger(priceCents) && priceCents > 0 && Number.isInteger(originalCents) && originalCents >= priceCents;

const isOffered = ({ values }: DemoSku, options: DemoOption[]) =>
  values.length === options.length &&
  values.every((value, at) => options[at]?.values.some((offered) => offered.value.en === value));

test('every kind of review exists, and products with none and with many', () => {
  expect(new Set(mall.reviews.map(({ productScore }) => productScore))).toEqual(new Set([1, 2, 3, 4, 5]));
  const counts = new Map<string, number>();
  for (const { productKey } of mall.reviews) counts.set(productKey, (counts.get(productKey) ?? 0) + 1);
  expect(mall.products.filter(({ key }) => !counts.has(key)).length).toBeGreaterThan(20);
  expect([...counts.values()].filter((count) => count >= 20).length).toBeGreaterThan(10);
  expect(mall.reviews.some(({ art }) => art?.length)).toBe(true);
  expect(mall.reviews.some(({ reply }) => reply)).toBe(true);
});

test('hot keywords find products in both languages', () => {
  for (const { title } of mall.hotKeywords)
    for (const locale of ['en', 'zh-CN'] as const) {
      const names = mall.products.map(({ name }) => localized(name, locale).toLowerCase());
      expect(names.filter((name) => name.includes(localized(title, locale))).length).toBeGreaterThanOrEqual(2);
    }
});

test('every picture uses icons that exist, and products have three or four, the first their own', async () => {
  const icons = await listIcons();
  const pictures = everyArt(mall);
  const used = [...pictures.flatMap(({ objects }) => objects), ...allCategories(mall.categories)].map(
    ({ icon }) => icon,
  );
  expect([...new Set(used)].filter((icon) => !icons.has(icon))).toEqual([]);
  expect(mall.products.filter(({ art }) => art.length < 3 || art.length > 4)).toEqual([]);
  expect(new Set(mall.products.map(({ art }) => JSON.stringify(art[0]))).size).toBe(mall.products.length);
  expect(new Set(pictures.map((art) => JSON.stringify(art))).size).toBeLessThanOrEqual(1_500);
});

test('nothing is left untranslated or empty', () => {
  const chinese = /[\u4e00-\u9fff]/;
  for (const product of mall.products) {
    expect(product.name['zh-CN'], product.key).toMatch(chinese);
    expect(product.name.en).not.toMatch(chinese);
    expect(product.name.en).not.toMatch(/ {2}|undefined/);
    expect(product.summary.en.split('\n')).toHaveLength(3);
    expect(
      product.summary['zh-CN']?.split('\n').every((line) => chinese.test(line)),
      product.key,
    ).toBe(true);
    expect(product.contentHtml['zh-CN']).toMatch(chinese);
    expect(product.contentHtml.en).not.toMatch(chinese);
    expect(product.unit['zh-CN']).toMatch(chinese);
    for (const option of product.options)
      expect(option.name['zh-CN'] && option.values.every(({ value }) => value.en && value['zh-CN'])).toBeTruthy();
  }
  expect(emptyChineseFields(mall)).toEqual([]);
});

test('every category has a name of its own in each further language, in that language’s letters', () => {
  expect(everyCategory).toHaveLength(307);
  for (const words of Object.values(categoryWords)) expect(Object.keys(words)).toEqual(categoryKeys);
  const leftInEnglish = everyCategory.flatMap(({ key, name: { en, ...others } }) =>
    Object.entries(others).flatMap(([locale, other]) =>
      other?.toLowerCase() === en.toLowerCase() ? [`${key} ${locale}`] : [],
    ),
  );
  expect(leftInEnglish).toEqual([]);
  expect(everyCategory.flatMap(({ key }) => wronglyWritten(otherNames(categoryWords, key)))).toEqual([]);
});

test('products are found by their noun in six languages', () => {
  const families = departments.flatMap(({ groups }) =>
    groups.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.families)),
  );
  const nouns = families.map(({ noun }) => noun.en);
  for (const words of Object.values(nounWords)) expect(Object.keys(words)).toEqual(nouns);
  expect(nouns.flatMap((noun) => wronglyWritten(otherNames(nounWords, noun)))).toEqual([]);
  const leftInEnglish = nouns.flatMap((noun) =>
    Object.entries(otherNames(nounWords, noun)).flatMap(([locale, word]) =>
      word.toLowerCase() === noun.toLowerCase() ? [`${locale}: ${word}`] : [],
    ),
  );
  expect(leftInEnglish).toEqual(['es: Chocolate', 'fr: Croissants', 'fr: Aubergines']);

  const nounOfProduct = families.flatMap(({ noun, models }) => models.map(() => noun));
  expect(mall.products).toHaveLength(nounOfProduct.length);
  mall.products.forEach(({ key, keywords }, at) => {
    const { en = '', 'zh-CN': chinese = '' } = nounOfProduct[at] ?? {};
    const found = keywords.split(',');
    expect(found.slice(0, 2), key).toEqual([en, chinese]);
    expect(found).toEqual(expect.arrayContaining(Object.values(otherNames(nounWords, en)).join(',').split(',')));
    expect(found).toEqual(expect.arrayContaining(furtherWords(en).flatMap((words) => words.split(','))));
  });
});

test('products are found by the colours they come in, and by no others', () => {
  expect(Object.values(colourWords).flatMap(wronglyWritten)).toEqual([]);
  const shoe = productsByKey.get('stridora-zephyr-4-running-shoes')?.keywords.split(',');
  expect(shoe).toEqual([
    ...[
      'Running Shoes',
      '跑步鞋',
      'Sneakers',
      'Trainers',
      '跑鞋',
      '运动鞋',
      '球鞋',
      '鞋子',
      'Zapatillas de running',
      'Zapatillas para correr',
      'Tenis',
      'Zapatos deportivos',
      'Deportivas',
    ],
    ...['Chaussures de running', 'Chaussures de course', 'Baskets'],
    ...['รองเท้าวิ่ง', 'รองเท้าผ้าใบ', 'ເກີບແລ່ນ', 'ເກີບຜ້າໃບ'],
    ...['lila', 'lilas', 'mauve', 'mauves', 'สีม่วง', 'สีม่วงอ่อน', 'ສີມ່ວງ', 'ສີມ່ວງອ່ອນ'],
    ...['azul', 'azules', 'bleu', 'bleue', 'bleus', 'bleues', 'สีน้ำเงิน', 'สีฟ้า', 'ສີຟ້າ', 'ສີນ້ຳເງິນ'],
    ...['naranja', 'anaranjado', 'anaranjada', 'orange', 'orangé', 'สีส้ม', 'ສີສົ້ມ'],
    ...['negro', 'negra', 'negros', 'negras', 'noir', 'noire', 'noirs', 'noires', 'สีดำ', 'ສີດຳ'],
  ]);
  for (const { key, keywords, options } of mall.products) {
    const isYellow = options.some(({ values }) => values.some(({ value }) => value.en === 'Lemon Yellow'));
    expect(keywords.split(',').includes('สีเหลือง'), key).toBe(isYellow);
  }
});

test('a Chinese review calls a thing by its Chinese noun, not by a word of another language', () => {
  const mixed = mall.reviews.filter(({ productKey, language, text }) => {
    const [, noun = ''] = productsByKey.get(productKey)?.keywords.split(',') ?? [];
    return language === 'zh-CN' && /[a-z]{2}/i.test(text.replaceAll(noun, ''));
  });
  expect(mixed).toEqual([]);
});

test('descriptions keep to the tags that the content filter lets through', () => {
  const tags = new Set(
    mall.products.flatMap(({ contentHtml }) =>
      [
        ...allLanguagesOf(contentHtml)
          .join('')
          .matchAll(/<\/?([a-z0-9]+)/g),
      ].map(([, tag]) => tag),
    ),
  );
  expect([...tags].sort()).toEqual(['h3', 'li', 'p', 'strong', 'ul']);
  const changed = mall.products.filter(({ contentHtml }) =>
    allLanguagesOf(contentHtml).some((html) => cleanHtml(html) !== html),
  );
  expect(changed.map(({ key }) => key)).toEqual([]);
});

const lettersOf: Record<OtherLocale, RegExp> = {
  es: /^[\p{Script=Latin}\d ,-]+$/u,
  fr: /^[\p{Script=Latin}\d ,’-]+$/u,
  th: /^(?=.*\p{Script=Thai})[\p{Script=Thai}\dA-Z ,]+$/u, // Latin capitals as in "5G"
  lao: /^(?=.*\p{Script=Lao})[\p{Script=Lao}\dA-Z ,]+$/u,
};

function wronglyWritten(names: OtherNames): string[] {
  return (['es', 'fr', 'th', 'lao'] as const)
    .map((locale) => ({ locale, name: names[locale] }))
    .filter(({ locale, name }) => !lettersOf[locale].test(name) || name !== name.normalize('NFC').trim())
    .map(({ locale, name }) => `${locale}: ${name}`);
}

function everyArt(value: unknown): Art[] {
  if (value === null || typeof value !== 'object') return [];
  if ('background' in value && 'objects' in value) return [value as Art];
  return Object.values(value).flatMap(everyArt);
}

function emptyChineseFields(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  // A product without options has no variant to name.
  if ('en' in value) return value.en === '' || ('zh-CN' in value && String(value['zh-CN']).trim()) ? [] : [path];
  return Object.entries(value).flatMap(([key, field]) => emptyChineseFields(field, `${path}.${key}`));
}

test('most products have questions, in every language, answered and not, none older than the product', () => {
  const asked = new Set(mall.questions.map(({ productKey }) => productKey));
  expect(asked.size).toBeGreaterThan(mall.products.length / 2);
  const answers = mall.questions.flatMap((question) => question.answers);
  expect(answers.some(({ nickname }) => nickname === null) && answers.some(({ nickname }) => nickname)).toBe(true);
  expect(mall.questions.some((question) => question.answers.length === 0)).toBe(true);
  const born = new Map(mall.products.map(({ key, createdDaysAgo }) => [key, createdDaysAgo]));
  for (const { productKey, daysAgo, answers: given } of mall.questions) {
    expect(daysAgo, productKey).toBeLessThanOrEqual(born.get(productKey) ?? -1);
    for (const answer of given) expect(answer.daysAgo, productKey).toBeLessThanOrEqual(daysAgo);
  }
  const languages = locales.filter((language) =>
    mall.questions.some(({ text }) =>
      Object.values(questionTopics).some((topics) => topics.some(({ question }) => question[language] === text)),
    ),
  );
  expect(languages).toEqual([...locales]);
});
