import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SheetWriter } from './sheet-writer.ts';

// The few files that a spreadsheet program needs. Cells hold their own texts: a list of shared ones would have to stay in
// memory until the end.

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const files: Record<string, string> = {
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  // Format 49 is text: a code such as 00123 stays as it is when someone edits it.
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Writes an XLSX file of one sheet, part by part. All cells are texts. */
export function openXlsx(header: readonly string[]): SheetWriter {
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  for (const [name, text] of Object.entries(files)) addFile(zip, name).push(strToU8(text), true);
  const sheet = addFile(zip, 'xl/worksheets/sheet1.xml');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  sheet.push(strToU8(`${xml}<worksheet xmlns="${main}">${frozen}<sheetData>`));
  let count = 0;
  const add = (rows: readonly (readonly string[])[]) => {
    const text = rows.map((cells) => rowXml(cells, ++count)).join('');
    sheet.push(strToU8(text));
  };
  add([header]);
  return {
    add,
    finish() {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return new Blob(parts, { type: `${types}.sheet` });
    },
  };
}

function addFile(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  return file;
}

function rowXml(cells: readonly string[], row: number): string {
  const written = cells.map((text, at) =>
    text === ''
      ? ''
      : `<c r="${columnName(at)}${row}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${row}">${written.join('')}</row>`;
}

/** "A" to "Z", then "AA". */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// What XML cannot contain, and what looks like one of Excel's own escapes, is written as such an escape.
const unwritable = /(?![\n\t])\p{Cc}|[\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/gu;

function escaped(text: string): string {
  const coded = text.replaceAll(
    unwritable,
    (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
  return coded.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
