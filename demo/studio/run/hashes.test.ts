import { expect, test } from 'vitest';
import { filesBehind, hashOf } from './hashes.ts';

const files: Record<string, string> = {
  'demo/studio/models/mug.ts':
    "import { lathe } from '#demo/studio/shapes/lathe.ts';\nimport { x } from 'three';\nimport type { Department } from '#demo/studio/assortment.ts';",
  'demo/studio/assortment.ts': 'export type Department = string;',
  'demo/studio/models/cup.ts': "import { lathe } from '#demo/studio/shapes/lathe.ts';",
  'demo/studio/shapes/lathe.ts': "import { solid } from './solid.ts';",
  'demo/studio/shapes/solid.ts': "import { lathe } from './lathe.ts'; // in a circle",
};
const read =
  (changed: Record<string, string> = {}) =>
  (path: string) =>
    ({ ...files, ...changed })[path] ?? '';

test('what a file imports is found from near and far, once, without types', () => {
  expect(filesBehind('demo/studio/models/mug.ts', read())).toEqual([
    'demo/studio/models/mug.ts',
    'demo/studio/shapes/lathe.ts',
    'demo/studio/shapes/solid.ts',
  ]);
});

test('a hash changes with the model, with a shape below it and with the settings, and with nothing else', () => {
  const hash = (changed: Record<string, string> = {}, settings: object = { size: 1200 }) =>
    hashOf(['demo/studio/models/mug.ts'], settings, read(changed));
  expect(hash()).toMatch(/^[0-9a-f]{20}$/);
  expect(hash({ 'demo/studio/models/cup.ts': 'changed' })).toBe(hash());
  expect(hash({ 'demo/studio/models/mug.ts': `${files['demo/studio/models/mug.ts']} // changed` })).not.toBe(hash());
  expect(hash({ 'demo/studio/shapes/solid.ts': 'changed' })).not.toBe(hash());
  expect(hash({}, { size: 300 })).not.toBe(hash());
});
