import { expect, test } from 'vitest';
import { tokenOf } from '#server/modules/search/language/tokens.ts';
import { levelsOf, levelsOfPart, passesOf } from './match-levels.ts';

const shoe = {
  word: 'shoe',
  shown: 'shoes',
  id: 7,
  documents: 5,
  categories: [
    { id: 1, level: 1, documents: 9 },
    { id: 3, level: 3, documents: 2 },
  ],
};
const words = (['calledWord', 'nameWord', 'ownWord'] as const).map((kind) => [tokenOf(kind, 7)]);

test('what a thing is, its name, what it has, its category, those above', () => {
  const [leaf, department] = [[tokenOf('category', 3)], [tokenOf('category', 1)]];
  expect(levelsOf(shoe)).toEqual([...words, leaf, [], [tokenOf('otherWord', 7)], department]);
  expect(levelsOf({ ...shoe, id: null })).toEqual([[], [], [], leaf, [], [], department]);
  expect(levelsOfPart(shoe)).toEqual(words);
});

test('one word: every level is looked at once, and none in vain', () => {
  expect(passesOf([{ levels: [[1], [], [2, 3]] }], 3)).toEqual([[[1]], [[2, 3]]]);
});

test('several words: the least sure one decides', () => {
  expect(passesOf([{ levels: [[1], [2]] }, { levels: [[3], [], [4]] }], 3)).toEqual([
    [[1], [3]],
    [[1, 2], [3], [2]],
    [[1, 2], [3, 4], [4]],
  ]);
  expect(passesOf([{ levels: [[1], [2]] }, { levels: [[], [], [4]] }], 3)).toEqual([[[1, 2], [4], [4]]]);
  expect(passesOf([], 3)).toEqual([]);
});

test('levels between which the platform makes no difference are one; the same products are found', () => {
  const levels = [[1], [2], [3], [4], [5], [6], [7]];
  expect(passesOf([{ levels }], 2)).toEqual([[[1, 2]], [[3, 4]], [[5, 6]], [[7]]]);
  expect(passesOf([{ levels }], 1)).toEqual([[[1, 2, 3, 4]], [[5, 6, 7]]]);
  expect(passesOf([{ levels }], 0)).toEqual([[[1, 2, 3, 4, 5, 6, 7]]]);
  // One of several words that is only part of an unknown one has the first levels alone.
  expect(passesOf([{ levels }, { levels: [[11], [], [13]] }], 1)).toEqual([
    [
      [1, 2, 3, 4],
      [11, 13],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7],
      [11, 13],
      [5, 6, 7],
    ],
  ]);
});
