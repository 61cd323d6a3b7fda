import { type Column, columns } from '#console/base/compare/variant-columns.ts';
import type { ProductVariant } from '#contract/catalogue/product-content.ts';
import { cellText, isOpen, typedInto } from './columns.ts';

// What is done to many cells at once: pasting a block of a spreadsheet, filling down, one value for the chosen rows.

type Edited = {
  variants: ProductVariant[];
  /** Texts that were no value of their column; those cells are as they were. */
  refused: string[];
};

/** The cells of a text as spreadsheets copy it: tabs between cells, lines between rows, quotes around what has either. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length || rows.at(-1)?.length === 0) {
    const quoted = /^"((?:[^"]|"")*)"(?=\t|\r?\n|$)/.exec(text.slice(at));
    const plain = /^[^\t\r\n]*/.exec(text.slice(at))?.[0] ?? '';
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain);
    at += quoted ? quoted[0].length : plain.length;
    if (text[at] === '\t') {
      at += 1;
      if (at === text.length) rows.at(-1)?.push('');
    } else {
      at += /^\r?\n|^\r/.exec(text.slice(at))?.[0].length ?? 0;
      if (at < text.length) rows.push([]);
      else break;
    }
  }
  return rows;
}

/** Writes a block of cells, with its upper left corner in this cell. What lies outside the grid, or is closed, is left out. */
export function pasteCells(
  variants: readonly ProductVariant[],
  row: number,
  column: Column,
  cells: readonly (readonly string[])[],
): Edited {
  const first = columns.indexOf(column);
  const refused: string[] = [];
  const edited = variants.map((variant, at) => {
    const texts = cells[at - row] ?? [];
    return texts.reduce((before, text, index) => {
      const target = columns[first + index];
      if (!target || !isOpen(before, target)) return before;
      const after = typedInto(before, target, text);
      if (!after) refused.push(text);
      return after ?? before;
    }, variant);
  });
  return { variants: edited, refused };
}

/** Writes the first row's cell into the other rows. */
export function fillDown(variants: readonly ProductVariant[], rows: readonly number[], column: Column): Edited {
  const [first, ...others] = [...rows].sort((one, other) => one - other);
  const source = first === undefined ? undefined : variants[first];
  return source
    ? writeAll(variants, others, column, cellText(source, column))
    : { variants: [...variants], refused: [] };
}

/** Writes one text into a column of these rows. */
export function writeAll(
  variants: readonly ProductVariant[],
  rows: readonly number[],
  column: Column,
  text: string,
): Edited {
  const chosen = new Set(rows);
  let isRefused = false;
  const edited = variants.map((variant, at) => {
    if (!chosen.has(at) || !isOpen(variant, column)) return variant;
    const after = typedInto(variant, column, text);
    if (!after) isRefused = true;
    return after ?? variant;
  });
  return { variants: edited, refused: isRefused ? [text] : [] };
}
