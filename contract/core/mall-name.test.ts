import { expect, test } from 'vitest';
import { defaultMallName, fillTexts, spellingsOf } from './mall-name.ts';

test('a language without a spelling of its own has none, and there is always a name', () => {
  expect(spellingsOf({ en: 'Riverside', fr: 'Riverside', th: '', 'zh-CN': '河畔' })).toEqual({
    ...{ en: 'Riverside', 'zh-CN': '河畔' },
  });
  expect(spellingsOf({ lao: 'ຫ້າງ' })).toEqual({ ...defaultMallName, lao: 'ຫ້າງ' });
});

test('the name is filled in as it is written, in texts within objects and lists', () => {
  const name = `L'Été "$&" \\ & Co`;
  const texts = { title: 'At {mall}', deep: [['count', 2, { other: ['{mall}: ', 0] }]] };
  expect(fillTexts(texts, '{mall}', name)).toEqual({
    ...{ title: `At ${name}`, deep: [['count', 2, { other: [`${name}: `, 0] }]] },
  });
});
