import { expect, test } from 'vitest';
import { detailBlocks, type StoredSizes } from './detail-blocks.ts';

const sizes: StoredSizes = {
  kind: 'sizes',
  option: 1,
  measures: [{ en: 'Waist', 'zh-CN': '腰围' }, { en: 'Inseam' }],
  rows: [
    { value: 'Small', cells: ['UK 8', { from: 640, to: 680 }] },
    { value: 'Large', cells: ['UK 12', { from: 720, to: 780 }] },
  ],
  hint: { en: 'On the body', 'zh-CN': '净尺寸' },
};
const small = { position: 1, value: 'Small', label: '小' };
const large = { position: 1, value: 'Large', label: '大' };

test('sizes are named in the language of the reader', () => {
  expect(detailBlocks([sizes], [small, large], 'zh-CN')).toEqual([
    {
      kind: 'sizes',
      option: 1,
      measures: ['腰围', 'Inseam'],
      rows: [
        { label: '小', cells: ['UK 8', { from: 640, to: 680 }] },
        { label: '大', cells: ['UK 12', { from: 720, to: 780 }] },
      ],
      hint: '净尺寸',
    },
  ]);
});

test('only sizes that the product comes in are shown, and none of another option', () => {
  expect(detailBlocks([sizes], [small], 'en')).toMatchObject([{ rows: [{ label: '小' }] }]);
  expect(detailBlocks([sizes], [{ ...small, position: 0 }], 'en')).toEqual([]);
});

test('a product in one size needs no option', () => {
  const one = { ...sizes, option: null, rows: [{ value: '', cells: ['8', { from: 640, to: 640 }] }] };
  expect(detailBlocks([one], [], 'en')).toMatchObject([{ option: null, rows: [{ label: '' }] }]);
});
