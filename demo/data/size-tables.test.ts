import { expect, test } from 'vitest';
import { departments } from './departments/index.ts';
import { sizesOf } from './size-tables.ts';

const families = departments.flatMap(({ groups }) =>
  groups.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.families)),
);

test('what is worn says what its sizes measure', () => {
  const worn = /^(S|M|L|XL|EU \d\d.*)$/;
  const sized = families.filter(({ choices }) =>
    choices.some(({ values }) => values.every(({ text }) => worn.test(text.en))),
  );
  expect(sized.length).toBeGreaterThan(30);
  expect(sized.filter((family) => !sizesOf(family)).map(({ noun }) => noun.en)).toEqual([]);
});

test('every size that can be chosen has a row, with a cell for each measure', () => {
  const tables = families.flatMap((family) => {
    const sizes = sizesOf(family);
    return sizes ? [{ ...sizes, choices: family.choices }] : [];
  });
  for (const { option, rows, measures, choices } of tables) {
    const values = option === null ? [''] : choices[option]?.values.map(({ text }) => text.en);
    expect(rows.map(({ value }) => value)).toEqual(values);
    for (const { cells } of rows) expect(cells).toHaveLength(measures.length);
  }
});

test('lengths are read as centimetres and stored in millimetres; texts stay as they are', () => {
  const ring = families.find(({ noun }) => noun.en === 'Ring');
  expect(ring && sizesOf(ring)).toMatchObject({
    option: 1,
    rows: expect.arrayContaining([
      { value: '11', cells: [{ from: 16.2, to: 16.2 }, { from: 51, to: 51 }, '51', '5.75'] },
    ]),
  });
  const dress = families.find(({ noun }) => noun.en === 'Dress');
  expect(dress && sizesOf(dress)?.rows[0]?.cells[0]).toEqual({ from: 820, to: 860 });
});

test('from one size to the next nothing becomes smaller', () => {
  for (const family of families) {
    const rows = sizesOf(family)?.rows ?? [];
    rows.slice(1).forEach(({ value, cells }, at) => {
      cells.forEach((cell, column) => {
        const before = rows[at]?.cells[column];
        if (typeof cell === 'string' || typeof before !== 'object') return;
        expect(cell.from, `${family.noun.en} ${value}`).toBeGreaterThanOrEqual(before.from);
        expect(cell.to).toBeGreaterThanOrEqual(cell.from);
      });
    });
  }
});
