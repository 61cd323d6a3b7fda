export const keywordsMax = 10;
export const keywordMax = 20;

const separators = /[,，、;；|\n\r\t]+/;

/**
 * Splits typed keywords into a list: trimmed, without repetitions (ignoring case), in the order typed. No keyword contains a
 * comma, so that the list can be written as text and read again.
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

export function writeKeywords(keywords: readonly string[]): string {
  return keywords.join(',');
}

/** Whether there are no more keywords than a shop may have, and none is too long. */
export function areKeywordsFew(keywords: readonly string[]): boolean {
  return keywords.length <= keywordsMax && keywords.every((keyword) => [...keyword].length <= keywordMax);
}
