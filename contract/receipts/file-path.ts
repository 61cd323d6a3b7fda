import type { Locale } from '#contract/core/languages.ts';

/** Where a browser saves a receipt as PDF. With the key of a mail's link it is served to whoever has it, without the address. */
export function receiptFilePath(orderNumber: string, locale: Locale, key?: string): string {
  const path = key ? `/api/front/order/view/${orderNumber}/receipt.pdf` : `/api/front/order/receipt/${orderNumber}/pdf`;
  return `${path}?${new URLSearchParams({ locale, ...(key && { key }) })}`;
}
