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
