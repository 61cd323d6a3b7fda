import { callMall } from '#console/base/call-mall.ts';
import { type ProductState, productStates } from '#contract/catalogue/merchant.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import { type SheetRow, sheetFields } from '#contract/catalogue/sheet-fields.ts';
import type { InputOf } from '#contract/core/call.ts';
import { openCsv } from './csv-file.ts';
import { exportHeaders } from './sheet-headers.ts';
import { openXlsx } from './xlsx-file.ts';

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export type ExportFilters = Omit<InputOf<typeof exportProducts>, 'after'>;

/** Everything that the shop has not thrown away, with what is being written: an import knows a draft by the D of its number. */
export const everyState: readonly ProductState[] = productStates.filter((state) => state !== 'bin');

type Export = {
  shopId: number | null;
  /** One after the other: a list is asked for by its state. */
  filters: readonly ExportFilters[];
  format: SheetFormat;
  onProgress: (products: number) => void;
  signal: AbortSignal;
};

/** Asks for the products page by page and writes each page to the file, so that only one of them is in memory. */
export async function writeExport({ shopId, filters, format, onProgress, signal }: Export): Promise<Blob> {
  const file = (format === 'csv' ? openCsv : openXlsx)(exportHeaders);
  const seen = new Set<string>(); // a product that changes its state meanwhile is in two lists
  for (const each of filters) {
    for (let after: number | null = 0; after !== null; ) {
      const page: { products: SheetRow[][]; next: number | null } = await callMall(
        exportProducts,
        { ...each, after },
        shopId,
        signal,
      );
      const fresh = page.products.filter(([first]) => !seen.has(first?.product ?? ''));
      for (const [first] of fresh) seen.add(first?.product ?? '');
      file.add(fresh.flat().map((row) => sheetFields.map((field) => row[field] ?? '')));
      onProgress(seen.size);
      after = page.next;
    }
  }
  return file.finish();
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads a large file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
