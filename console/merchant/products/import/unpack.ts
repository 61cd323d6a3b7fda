import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { FileProblem } from './file-problem.ts';

// An archive of a few kilobytes can unpack into many gigabytes. So it is unpacked piece by piece, and no further than this; what
// the archive says about its own sizes is not believed.

export const unpackLimits = { bytes: 300 * 1024 * 1024, entries: 2_000, ratio: 250, ratioFrom: 10 * 1024 * 1024 };

const pieceBytes = 16 * 1024;

/** The files of an archive that are wanted, by their names. All others are looked at too, and thrown away. */
export function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  limits = unpackLimits,
): { names: string[]; files: Map<string, Uint8Array<ArrayBuffer>> } {
  const names: string[] = [];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    names.push(file.name);
    if (names.length > limits.entries) throw new FileProblem('bomb');
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      bytes += part.length;
      const isTooDense = bytes > limits.ratioFrom && bytes > limits.ratio * archive.length;
      if (bytes > limits.bytes || isTooDense) throw new FileProblem('bomb');
      if (!isWanted(file.name)) return;
      parts.push(part.slice());
      if (isLast) files.set(file.name, joined(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < archive.length; from += pieceBytes)
      unzip.push(archive.subarray(from, from + pieceBytes), from + pieceBytes >= archive.length);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken');
  }
  if (names.length === 0) throw new FileProblem('broken');
  return { names, files };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
