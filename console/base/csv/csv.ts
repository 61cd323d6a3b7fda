import { csvMark } from '#contract/core/csv.ts';

/** Saves text as a file, as a browser saves a download. The name gets today's date. */
export function saveCsv(parts: readonly string[], name: string): void {
  saveText([csvMark, ...parts], `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** Saves text that is complete already under this name. */
export function saveText(parts: readonly string[], fileName: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
