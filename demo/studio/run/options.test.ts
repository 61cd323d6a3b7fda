import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options every picture is taken in its full size', () => {
  expect(readOptions([])).toEqual({
    only: '',
    shots: ['front', 'angle', 'detail', 'scene', 'size', 'facts'],
    size: 1200,
    passes: 40,
    isMainOnly: false,
    isSheet: false,
    isForced: false,
  });
});

test('one product can be looked at quickly', () => {
  const options = readOptions([
    '--only',
    'mug',
    '--shots',
    'front,scene',
    '--size',
    '300',
    '--passes',
    '12',
    '--sheet',
  ]);
  expect(options).toMatchObject({ only: 'mug', shots: ['front', 'scene'], size: 300, passes: 12, isSheet: true });
});

test.each([
  [['--shots', 'back']],
  [['--size', 'large']],
  [['--size', '9000']],
  [['--passes', '0']],
  [['--only']],
  [['--only', '--sheet']],
])('%s is refused', (args) => {
  expect(() => readOptions(args)).toThrow();
});
