import { headerOf } from '#console/merchant/products/sheets/sheet-headers.ts';
import { type SheetField, type SheetText, sheetFields, sheetTexts } from '#contract/catalogue/sheet-fields.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { languageWords, plainWords, textWords } from './column-words.ts';

/** Columns of other programs, which name each option and its value apart. */
export const optionColumns = [1, 2, 3].flatMap((at) => [`optionName${at}`, `optionValue${at}`] as const) as readonly (
  | `optionName${number}`
  | `optionValue${number}`
)[];
export type OptionColumn = (typeof optionColumns)[number];

/** What a column of the file is taken for; null when it is not imported. */
export type Column = SheetField | OptionColumn | null;

const keyOf = (header: string) =>
  header
    .toLowerCase()
    .replaceAll(/[()[\]_/:*-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const known = new Map<string, Column>();
for (const [field, words] of plainWords) for (const word of words) known.set(keyOf(word), field);
for (const text of sheetTexts) addText(text);
for (const field of sheetFields) known.set(keyOf(headerOf(field)), field);
for (const at of [1, 2, 3]) {
  for (const word of [`option ${at} name`, `option${at} name`, `选项${at}名称`, `规格${at}名称`])
    known.set(word, `optionName${at}`);
  for (const word of [`option ${at} value`, `option${at} value`, `选项${at}值`, `规格${at}值`])
    known.set(word, `optionValue${at}`);
}

function addText(text: SheetText): void {
  for (const spoken of locales)
    for (const word of textWords[text][spoken] ?? []) {
      const bare = keyOf(word);
      if (!known.has(bare)) known.set(bare, `${text}.${spoken}`);
      for (const locale of locales) for (const name of languageWords[locale]) addNamed(bare, name, text, locale);
    }
}

function addNamed(word: string, language: string, text: SheetText, locale: Locale): void {
  for (const key of [`${word} ${language}`, `${language} ${word}`]) known.set(keyOf(key), `${text}.${locale}`);
}

/** What the columns probably are. Each field is guessed once: the first column counts. */
export function guessColumns(header: readonly string[]): Column[] {
  const taken = new Set<Column>();
  return header.map((name) => {
    const found = known.get(keyOf(name)) ?? null;
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
