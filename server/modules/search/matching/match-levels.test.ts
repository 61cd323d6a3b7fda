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
  expect(passesOf([{ levels: [[1], [], [2, 3]] }])).toEqual([[[1]], [[2, 3]]]);
});

test('several words: the least sure one decides', () => {
  expect(passesOf([{ levels: [[1], [2]] }, { levels: [[3], [], [4]] }])).toEqual([
    [[1], [3]],
    [[1, 2], [3], [2]],
    [[1, 2], [3, 4], [4]],
  ]);
  expect(passesOf([{ levels: [[1], [2]] }, { levels: [[], [], [4]] }])).toEqual([[[1, 2], [4], [4]]]);
  expect(passesOf([])).toEqual([]);
});
