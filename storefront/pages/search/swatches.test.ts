import { expect, test } from 'vitest';
import { isColourSpec, swatchesOf, swatchOf } from './swatches.ts';

test('the finer colour wins over the one it is a kind of', () => {
  expect(swatchOf('Navy Blue')).toBe('#22335f');
  expect(swatchOf('Lake Blue')).toBe('#3b7de1');
  expect(swatchOf('Wine Red')).toBe('#7a2338');
  expect(swatchOf('Champagne Gold')).toBe('#d6b56b');
  expect(swatchOf('Oat Cream')).toBe('#efe4cd');
  expect(swatchOf('Marvellous')).toBeNull();
});

test('a colour looks the same in Chinese', () => {
  const pairs = [
    ['Obsidian Black', '曜石黑'],
    ['Graphite Grey', '石墨灰'],
    ['Sky Blue', '晴空蓝'],
    ['Teal', '孔雀青'],
    ['Rose Pink', '玫瑰粉'],
    ['Blush', '裸粉'],
    ['Lilac', '丁香紫'],
    ['Forest Green', '森林绿'],
    ['Champagne Gold', '香槟金'],
    ['Walnut Brown', '胡桃棕'],
  ];
  for (const [english = '', chinese = ''] of pairs)
    expect([chinese, swatchOf(chinese)]).toEqual([chinese, swatchOf(english)]);
});

test('only colours have swatches', () => {
  expect(['Colour', 'color', '颜色', 'Size', '尺码'].map(isColourSpec)).toEqual([true, true, true, false, false]);
});

test('swatches of a search are those of its colours, by their ids', () => {
  const value = (id: number, name: string) => ({ id, name, count: 1, isChosen: false });
  const specs = [
    { name: 'Colour', values: [value(1, 'Navy Blue'), value(2, 'Marvellous')] },
    { name: 'Size', values: [value(3, 'Red')] },
  ];
  expect(swatchesOf({ specs })).toEqual({ 1: '#22335f' });
});
