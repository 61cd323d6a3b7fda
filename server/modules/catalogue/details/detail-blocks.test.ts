import { expect, test } from 'vitest';
import type { Picture } from '#contract/core/values.ts';
import { detailBlocks, type StoredBlock, type StoredSizes } from './detail-blocks.ts';

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
const withOptions = (...options: { position: number; value: string; label: string }[]) => ({
  options,
  pictures: new Map<string, Picture>(),
});
const small = { position: 1, value: 'Small', label: '小' };
const large = { position: 1, value: 'Large', label: '大' };

test('sizes are named in the language of the reader', () => {
  expect(detailBlocks([sizes], withOptions(small, large), 'zh-CN')).toEqual([
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
  expect(detailBlocks([sizes], withOptions(small), 'en')).toMatchObject([{ rows: [{ label: '小' }] }]);
  expect(detailBlocks([sizes], withOptions({ ...small, position: 0 }), 'en')).toEqual([]);
});

test('a product in one size needs no option', () => {
  const one = { ...sizes, option: null, rows: [{ value: '', cells: ['8', { from: 640, to: 640 }] }] };
  expect(detailBlocks([one], withOptions(), 'en')).toMatchObject([{ option: null, rows: [{ label: '' }] }]);
});

test('facts, sections and what is in the box are in the language of the reader, in their order', () => {
  const picture: Picture = { url: '/media/a', width: 4, height: 3, colour: '#fff' };
  const section = { kind: 'section', heading: { en: 'Soft', es: 'Suave' }, text: { en: 'Very' } } as const;
  const blocks: StoredBlock[] = [
    { kind: 'highlights', items: [{ icon: 'weight', name: { en: 'Weight', es: 'Peso' }, value: { en: '1 kg' } }] },
    { ...section, pictureHash: 'a' },
    { ...section, pictureHash: 'gone' },
    { ...section, pictureHash: null },
    { kind: 'box', items: [{ en: 'A cup', es: 'Una taza' }] },
  ];
  const spanish = { kind: 'section', heading: 'Suave', text: 'Very' };
  expect(detailBlocks(blocks, { options: [], pictures: new Map([['a', picture]]) }, 'es')).toEqual([
    { kind: 'highlights', items: [{ icon: 'weight', name: 'Peso', value: '1 kg' }] },
    { ...spanish, picture },
    { ...spanish, picture: null },
    { ...spanish, picture: null },
    { kind: 'box', items: ['Una taza'] },
  ]);
});
