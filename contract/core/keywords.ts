export const keywordsMax = 10;
export const keywordMax = 20;

const separators = /[,，、;；|\n\r\t]+/;

/**
 * What someone typed as keywords, as a list: without blanks around them, each once however it is capitalised, in the
 * order in which they were typed. No keyword has a comma in it, so that the list can be written as a text and read again.
 */
export function readKeywords(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.normalize('NFC').split(separators)) {
    const keyword = part
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const key = keyword.toLowerCase();
    if (keyword !== '' && !found.has(key)) found.set(key, keyword);
  }
  return [...found.values()];
}

/** The list as a text. */
export function writeKeywords(keywords: readonly string[]): string {
  return keywords.join(',');
}

/** Whether there are no more of them than a shop may have, none of them too long. */
export function areKeywordsFew(keywords: readonly string[]): boolean {
  return keywords.length <= keywordsMax && keywords.every((keyword) => [...keyword].length <= keywordMax);
}
