import { expect, test } from 'vitest';
import { exportMax, pagesOf, readAll } from './read-all.ts';

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test('all pages are read, and a row that moves between them is written once', async () => {
  const pages = [rowsFrom(0, 100), rowsFrom(99, 100), rowsFrom(199, 30)];
  const written: number[] = [];
  const count = await readAll(
    async ({ page }) => ({ list: pages[page - 1] ?? [], total: 229 }),
    (row) => row,
    (rows) => written.push(...rows),
  );
  expect(count).toBe(229);
  expect(written).toEqual(rowsFrom(0, 229));
});

test('a list that never ends is cut', async () => {
  const read = async ({ page, limit }: { page: number; limit: number }) => ({
    list: rowsFrom(page * limit, limit),
    total: 1_000_000,
  });
  expect(
    await readAll(
      read,
      (row) => row,
      () => {},
    ),
  ).toBe(exportMax);
});

test('a short list is read to its end', async () => {
  const written: number[] = [];
  const read = pagesOf(rowsFrom(0, 200));
  expect(
    await readAll(
      read,
      (row) => row,
      (rows) => written.push(...rows),
    ),
  ).toBe(200);
  expect(written).toEqual(rowsFrom(0, 200));
});
