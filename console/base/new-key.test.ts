import { expect, test } from 'vitest';
import { z } from 'zod';
import { newKey } from './new-key.ts';

test('a key is a UUID, and no two are alike', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(keys.filter((key) => !z.uuidv4().safeParse(key).success)).toEqual([]);
  expect(new Set(keys).size).toBe(100);
});
