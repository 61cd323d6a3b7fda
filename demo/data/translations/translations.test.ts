import { expect, test } from 'vitest';
import { type Localized, locales } from '#contract/core/languages.ts';
import { productName } from '#demo/data/descriptions.ts';
import { family } from '#demo/data/families.ts';
import { demoMall } from '#demo/mall.ts';
import { composed, filledIn, inLanguages } from './index.ts';

const tables = {
  es: { Kettle: 'Hervidor' },
  fr: {},
  th: { Kettle: 'กาน้ำ', Quiet: 'เงียบ', '{noun}, {feature}': '{noun} {feature}' },
  lao: {},
};
const text = (english: string, chinese?: string) => inLanguages(english, chinese, tables);

test('a text has English, Chinese, and the languages whose table has it', () => {
  expect(text('Kettle', '水壶')).toEqual({ en: 'Kettle', 'zh-CN': '水壶', es: 'Hervidor', th: 'กาน้ำ' });
  expect(text('XL')).toEqual({ en: 'XL', 'zh-CN': 'XL' });
});

test('an English word with several senses is distinguished by the Chinese', () => {
  const senses = { ...tables, es: { Light: 'Luz', 'Light (轻)': 'Ligera' } };
  expect(inLanguages('Light', '轻', senses).es).toBe('Ligera');
  expect(inLanguages('Light', '光照', senses).es).toBe('Luz');
});

test('every text of the demo mall is there in every language', () => {
  const texts: Localized[] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('en' in value) texts.push(value as Localized);
    else Object.values(value).forEach(collect);
  };
  collect(demoMall());
  expect(texts.length).toBeGreaterThan(10_000);
  const isUntranslated = (text: Localized) => text.en !== '' && locales.some((locale) => text[locale] === undefined);
  expect(texts.filter(isUntranslated)).toEqual([]);
});

test('a composed text has the languages of all its parts; names may stay in English', () => {
  const parts = { noun: text('Kettle', '水壶'), feature: text('Quiet', '静音') };
  expect(filledIn(text('{noun}, {feature}', '{noun} {feature}'), parts)).toEqual({
    en: 'Kettle, Quiet',
    'zh-CN': '水壶 静音',
    th: 'กาน้ำ เงียบ',
  });
  const ofBrand = text('{noun}, {feature}', '{feature}{noun}');
  expect(filledIn(ofBrand, { feature: parts.feature }, { noun: text('Orbita', '星轨') }).th).toBe('Orbita เงียบ');
  expect(() => filledIn(text('{what}'), parts)).toThrow('no value for what');
  expect(composed([parts.noun], (locale) => locale)).toEqual({ en: 'en', 'zh-CN': 'zh-CN', es: 'es', th: 'th' });
});

test('a Chinese product name has a space after a Latin model name only', () => {
  const kettle = family('Kettle|水壶', {
    icon: 'teapot',
    models: ['x|Aero 7|Quiet|静音|1', 'x|Swift/飞燕|Quiet|静音|1'],
    points: ['a', 'b', 'c'],
    about: 'a',
    specs: [],
  });
  const names = kettle.models.map((model) => productName(kettle, model, inLanguages('Orbita', '星轨')));
  expect(names.map(({ en, 'zh-CN': chinese }) => [en, chinese])).toEqual([
    ['Orbita Aero 7 Kettle, Quiet', '星轨 Aero 7 水壶 静音'],
    ['Orbita Swift Kettle, Quiet', '星轨 飞燕水壶 静音'],
  ]);
});
