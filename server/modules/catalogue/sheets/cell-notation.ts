// How values stand in the cells of a spreadsheet. What is written here is read back as the same value.

const formula = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet would run as a formula gets an apostrophe before it, and so does one that already has some. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Without the apostrophe; null for a text that lacks it: whoever opens the file would run it. A number is no formula. */
export function unguarded(cell: string): string | null {
  if (!formula.test(cell) || plainNumber.test(cell)) return cell;
  return cell.startsWith("'") ? cell.slice(1) : null;
}

export const excelCellMax = 32_700; // 32,767, less what guards it

/** Stands in a cell whose value the file does not carry, and which an import does not change. */
export const leftAsItIs = '[unchanged]';

export const amountText = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

const decimal = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$|^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;

/** An amount as people write it, in the smallest unit: "1,234.50", "1.234,50" and "$1234.5" are the same. Null for anything else. */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/[\s$]/g, '');
  const plain = grouped.test(bare) ? bare.replaceAll(/[.,](?=\d{3})/g, '') : bare;
  const [, whole, part = ''] = decimal.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A whole number without a sign; spreadsheets may write "5" as "5.0". Null for anything else. */
export function readWhole(text: string): number | null {
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const yesWords = new Set(['yes', 'y', 'true', '1', '是', 'sí', 'si', 'oui', 'vrai', 'ใช่', 'ແມ່ນ']);
const noWords = new Set(['no', 'n', 'false', '0', '否', 'non', 'faux', 'ไม่', 'ไม่ใช่', 'ບໍ່', 'ບໍ່ແມ່ນ']);

export const yesText = (isSo: boolean): string => (isSo ? 'yes' : 'no');

/** Null for what is neither yes nor no in any of the mall's languages. */
export function readYes(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

const time = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A day or a time, in UTC unless it says otherwise. Null for anything else. */
export function readTime(text: string): string | null {
  const [, day, clock = '00:00', seconds = ':00', zone = 'Z'] = time.exec(text.trim()) ?? [];
  const at = new Date(`${day}T${clock}${seconds}${zone}`);
  return day === undefined || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export type Pair = { name: string; value: string };

/** Pairs one per line, as in "Colour: Blue". Lines of two languages belong together by their order. */
export function pairsText(pairs: readonly Pair[]): string {
  const lines = pairs.map(({ name, value }) =>
    name || value ? `${escaped(name).replaceAll(/[:：]/g, '\\$&')}: ${escaped(value)}` : '',
  );
  return lines.join('\n').replace(/\n+$/, '');
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

/** Null where a line is no pair. */
export function readPairs(text: string): Pair[] | null {
  if (!text.trim()) return [];
  const pairs = text.replace(/\s+$/, '').split('\n').map(readPair);
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

function readPair(line: string): Pair | null {
  if (!line.trim()) return { name: '', value: '' };
  const [, name, value = ''] = /^((?:[^\\:：]|\\.)*?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
  return name === undefined ? null : { name: unescaped(name), value: unescaped(value) };
}

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Line ends as one sign: spreadsheets write two. */
export const oneLineEnd = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const pictureName = /(?:^|\/media\/)([0-9a-f]{32})$/;

export const picturesText = (hashes: readonly string[]): string => hashes.map((hash) => `/media/${hash}`).join('\n');

/** The pictures that a cell names, one per line or separated by semicolons: the hash of each, or null with what stands there. */
export function readPictures(text: string): { hash: string | null; given: string }[] {
  const named = text.split(/[\n;]/).map((one) => one.trim());
  return named.filter(Boolean).map((given) => ({ given, hash: pictureName.exec(given)?.[1] ?? null }));
}
