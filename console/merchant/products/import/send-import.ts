import { callMall } from '#console/base/call-mall.ts';
import { uploadFile } from '#console/base/upload.ts';
import { uploadProductPicture } from '#contract/catalogue/merchant.ts';
import {
  beginImport,
  checkImportPart,
  type ImportMode,
  importPartBytes,
  importPartMax,
  type ProductImport,
} from '#contract/catalogue/merchant-import.ts';
import type { Group, Sheet } from './group-rows.ts';
import { pictureKey } from './read-files.ts';

type Sending = {
  shopId: number | null;
  fileName: string;
  mode: ImportMode;
  sheet: Sheet;
  pictures: ReadonlyMap<string, File>;
  /** From 0 to 1, and what is sent at the time. */
  onProgress: (part: number, what: 'pictures' | 'rows') => void;
};

/** Sends the pictures that the file names, then its rows in parts. The answer says what they would change. */
export async function sendImport({
  shopId,
  fileName,
  mode,
  sheet,
  pictures,
  onProgress,
}: Sending): Promise<ProductImport> {
  const hashes = await sendPictures(shopId, sheet, pictures, (part) => onProgress(part, 'pictures'));
  const groups = sheet.groups.map((group) => group.map((row) => ({ ...row, cells: withHashes(row.cells, hashes) })));
  const rows = groups.reduce((sum, group) => sum + group.length, 0);
  let answer = await callMall(beginImport, { fileName, mode, rows, fields: sheet.fields }, shopId);
  for (const products of partsOf(groups)) {
    answer = await callMall(checkImportPart, { id: answer.id, products }, shopId);
    onProgress(answer.checkedRows / rows, 'rows');
  }
  return answer;
}

const pictureFields = ['pictures', 'variantPicture'] as const;
const namesIn = (text: string) => text.split(/[\n;]/).map((name) => name.trim());

async function sendPictures(
  shopId: number | null,
  { groups }: Sheet,
  pictures: ReadonlyMap<string, File>,
  onProgress: (part: number) => void,
): Promise<Map<string, string>> {
  const cells = groups.flat().flatMap((row) => pictureFields.map((field) => row.cells[field] ?? ''));
  const named = new Set(cells.flatMap(namesIn).map(pictureKey));
  const wanted = [...pictures].filter(([key]) => named.has(key));
  const hashes = new Map<string, string>();
  for (const [at, [key, file]] of wanted.entries()) {
    const { hash } = await uploadFile(uploadProductPicture, file, shopId, (part) =>
      onProgress((at + part) / wanted.length),
    );
    hashes.set(key, hash);
  }
  return hashes;
}

function withHashes(cells: Group[number]['cells'], hashes: ReadonlyMap<string, string>): Group[number]['cells'] {
  const changed = pictureFields.flatMap((field) => {
    const text = cells[field];
    if (!text) return [];
    return [
      [
        field,
        namesIn(text)
          .map((name) => hashes.get(pictureKey(name)) ?? name)
          .join('\n'),
      ] as const,
    ];
  });
  return { ...cells, ...Object.fromEntries(changed) };
}

/** Parts that the mall takes: so many products, and so many bytes. */
export function* partsOf(groups: readonly Group[], bytesMax = importPartBytes): Generator<Group[]> {
  const encoder = new TextEncoder();
  let part: Group[] = [];
  let bytes = 0;
  for (const group of groups) {
    const size = encoder.encode(JSON.stringify(group)).length;
    if (part.length > 0 && (part.length === importPartMax || bytes + size > bytesMax)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(group);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
