import { variantsMax } from '#contract/catalogue/product-content.ts';
import type { SheetField, SheetRow } from '#contract/catalogue/sheet-fields.ts';
import { type Column, optionColumns } from './columns.ts';
import { FileProblem } from './file-problem.ts';
import type { Cells } from './read-cells.ts';

export type Group = { row: number; cells: SheetRow }[];
export type Sheet = { fields: SheetField[]; groups: Group[] };

const isField = (column: Column): column is SheetField =>
  column !== null && !(optionColumns as readonly Column[]).includes(column);

/**
 * The rows that belong to one product. They have the same thing in the product column; a row with nothing there belongs to the
 * product above it, unless it has a name of its own.
 */
export function groupRows({ rows }: Cells, columns: readonly Column[]): Sheet {
  const hasOptions = columns.some((column) => column !== null && !isField(column));
  const fields = [...new Set([...columns.filter(isField), ...(hasOptions ? (['options.en'] as const) : [])])];
  const groups: Group[] = [];
  const byProduct = new Map<string, Group>();
  for (const { row, cells } of rows) {
    const named = rowOf(cells, columns);
    const product = named.product?.trim() ?? '';
    const isNew = Object.keys(named).some((field) => field.startsWith('name.'));
    const known = product ? byProduct.get(product) : isNew ? undefined : groups.at(-1);
    const group = known ?? [];
    if (!known) groups.push(group);
    if (product) byProduct.set(product, group);
    if (hasOptions) named['options.en'] ||= optionsOf(cells, columns, group[0]?.cells['options.en'] ?? '');
    group.push({ row, cells: filled(named) });
    if (group.length > 2 * variantsMax) throw new FileProblem('too_many_variants', row);
  }
  return { fields, groups };
}

function rowOf(cells: readonly string[], columns: readonly Column[]): SheetRow {
  const entries = columns.flatMap((column, at) => (isField(column) ? [[column, cells[at] ?? ''] as const] : []));
  return filled(Object.fromEntries(entries));
}

const filled = (row: SheetRow): SheetRow =>
  Object.fromEntries(Object.entries(row).filter(([, text]) => text.trim() !== ''));

/** Options that stand in columns of their own. Their names often stand in the first row of a product only. */
function optionsOf(cells: readonly string[], columns: readonly Column[], above: string): string {
  const cellOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const names = above.split('\n').map((line) => line.replace(/:.*$/, ''));
  const lines = [1, 2, 3].flatMap((at) => {
    const value = cellOf(`optionValue${at}`);
    const name = cellOf(`optionName${at}`) || names[at - 1] || '';
    const isNone = name === 'Title' && value === 'Default Title'; // how one program says that there are no options
    return value && !isNone ? [`${name.replaceAll(':', '\\:')}: ${value}`] : [];
  });
  return lines.join('\n');
}
