import { Group } from 'three';
import { expect, test } from 'vitest';
import { model } from '#demo/studio/model.ts';
import { pictureName, picturesOf, slug } from './names.ts';

const mug = model({
  name: 'mug',
  department: 'kitchen',
  look: { colour: '#ffffff', title: 'Mug' },
  variants: { 'sea green': {}, ink: { colour: '#000000' } },
  facts: [],
  build: () => new Group(),
});

test('a picture is named after its model, its variant and how it was taken', () => {
  expect(pictureName('mug', 'Sea green', 'front')).toBe('mug--sea-green--front');
  expect(slug('  Rouge 01! ')).toBe('rouge-01');
});

test('the first variant has all pictures, the others those that show their colour', () => {
  expect(picturesOf([mug]).map(({ file }) => file)).toEqual([
    'kitchen/mug--sea-green--front',
    'kitchen/mug--sea-green--angle',
    'kitchen/mug--sea-green--detail',
    'kitchen/mug--sea-green--scene',
    'kitchen/mug--sea-green--size',
    'kitchen/mug--sea-green--facts',
    'kitchen/mug--ink--front',
    'kitchen/mug--ink--angle',
  ]);
  expect(picturesOf([mug]).filter(({ isMain }) => isMain).length).toBe(6);
});
