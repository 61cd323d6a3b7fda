const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The name of an anonymous reviewer: the first and the last letter. */
export function maskedName(nickname: string): string {
  const [first = '', ...rest] = [...letters.segment(nickname.trim())].map(({ segment }) => segment);
  return `${first}**${rest.at(-1) ?? ''}`;
}
