import { FileProblem } from './file-problem.ts';
import { type Cells, readCsv, readXlsx } from './read-cells.ts';
import { unpack } from './unpack.ts';

export const importFileMax = 50 * 1024 * 1024;

/** A spreadsheet, and the pictures that came with it by their names. */
export type ReadFiles = { name: string; cells: Cells; pictures: Map<string, File> };

const picture = /\.(?:jpe?g|png)$/i;
const sheet = /\.(?:csv|tsv|txt|xlsx)$/i;
const macros = /\.(?:xlsm|xlsb|xltm|xlam)$/i;

/** Reads what was chosen: one spreadsheet, with pictures beside it or all of it in an archive. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  const given = (await Promise.all(chosen.map(unpacked))).flat();
  const pictures = new Map(given.filter(({ name }) => picture.test(name)).map((file) => [pictureKey(file.name), file]));
  const others = given.filter(({ name }) => !picture.test(name));
  const [found, second] = others;
  if (!found) throw new FileProblem('no_sheet');
  if (second) throw new FileProblem('several_sheets');
  return { name: found.name, cells: await readSheet(found), pictures };
}

/** By what a cell names a picture: without folders, in any case. */
export const pictureKey = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .trim()
    .toLowerCase();

/** The files of an archive, or the file itself. */
async function unpacked(file: File): Promise<File[]> {
  if (file.size > importFileMax) throw new FileProblem('too_large');
  if (!/\.zip$/i.test(file.name)) return [file];
  const isWanted = (name: string) =>
    !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name) && (picture.test(name) || sheet.test(name));
  const { files } = unpack(new Uint8Array(await file.arrayBuffer()), isWanted);
  return [...files].map(([name, bytes]) => new File([bytes], name.replace(/^.*\//, '')));
}

async function readSheet(file: File): Promise<Cells> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (macros.test(file.name)) throw new FileProblem('macros');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileProblem('old_excel'); // also what has a password
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { names } = unpack(bytes, () => false);
    if (names.some((name) => /vbaProject/i.test(name))) throw new FileProblem('macros');
    if (!names.includes('xl/workbook.xml')) throw new FileProblem('unknown_kind');
    return readXlsx(bytes);
  }
  if (!sheet.test(file.name) || /\.xlsx$/i.test(file.name)) throw new FileProblem('unknown_kind');
  return readCsv(bytes);
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
