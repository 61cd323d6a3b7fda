import { expect, test } from 'vitest';
import { fillPath } from './fill-path.ts';

test('names in a path are filled and do not go into the query or the body as well', () => {
  const input = { id: 7, word: 'a/b ü', page: 2 };
  expect(fillPath('/api/shop/{id}/of/{word}', input)).toEqual({
    path: '/api/shop/7/of/a%2Fb%20%C3%BC',
    rest: { page: 2 },
  });
  expect(input).toEqual({ id: 7, word: 'a/b ü', page: 2 });
});

test('a path without names stays as it is', () => {
  expect(fillPath('/api/cart', { id: 7 })).toEqual({ path: '/api/cart', rest: { id: 7 } });
});
