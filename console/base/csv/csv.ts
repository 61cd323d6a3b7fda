/**
 * A cell as RFC 4180 writes it. What a spreadsheet would run as a formula gets an apostrophe: buyers choose their names. A number
 * is written as one, also below zero, so that it can be added up.
 */
export function csvCell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** In front of a file: by it spreadsheets know that this is UTF-8. */
export const csvMark = '\ufeff';

/** Saves text as a file, as a browser saves a download. The name gets today's date. */
export function saveCsv(parts: readonly string[], name: string): void {
  const url = URL.createObjectURL(new Blob([csvMark, ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
