import type { Column } from '#console/base/compare/variant-columns.ts';
import type { ProductVariant } from '#contract/catalogue/product-content.ts';

const moneyColumns: readonly Column[] = ['price', 'originalPrice', 'cost'];
const moneyMax = 100_000_000;
const stockMax = 1_000_000;
const weightMax = 10_000_000;
const lettersMax = 64;

/** Whether a cell can be written: the stock of what is already sold has screens of its own. */
export function isOpen(variant: ProductVariant, column: Column): boolean {
  return variant.isOffered && (column !== 'openingStock' || variant.skuId === null);
}

/** What stands in a cell. Amounts are written with a point, as every keyboard has it. */
export function cellText(variant: ProductVariant, column: Column): string {
  const value = variant[column];
  if (value === null) return '';
  return moneyColumns.includes(column) ? (Number(value) / 100).toFixed(2) : String(value);
}

/** The variant with what was typed into a cell, or null when that is no value of this column. */
export function typedInto(variant: ProductVariant, column: Column, text: string): ProductVariant | null {
  const typed = text.trim();
  if (column === 'code' || column === 'barcode')
    return typed.length <= lettersMax ? { ...variant, [column]: typed } : null;
  if (typed === '') return { ...variant, [column]: column === 'openingStock' ? 0 : null };
  if (moneyColumns.includes(column)) {
    const amount = amountIn(typed);
    return amount !== null && amount <= moneyMax ? { ...variant, [column]: amount } : null;
  }
  const number = wholeIn(typed);
  const [least, most] = column === 'openingStock' ? [0, stockMax] : [1, weightMax];
  return number !== null && number >= least && number <= most ? { ...variant, [column]: number } : null;
}

/** Reads "1,299.50", "1.299,50", "$12" or "12,5" as cents; null when it is no amount, or could be two ("1.299"). */
export function amountIn(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return null;
  const mark = decimalMark(digits);
  const [whole = '', part = '', ...more] = mark ? digits.split(mark) : [digits];
  if (more.length > 0 || part.length > 2 || /[.,]/.test(part)) return null;
  if (!/^\d*$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  return Number(whole.replaceAll(/[.,]/g, '') || 0) * 100 + Number(part.padEnd(2, '0'));
}

/** The last of both marks; of one alone, it is the decimal one unless it stands where thousands are marked. */
function decimalMark(digits: string): '.' | ',' | null {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : comma >= 0 ? ',' : null;
  return /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? null : mark;
}

function wholeIn(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return null;
  return Number(digits.replaceAll(/[.,]/g, ''));
}
