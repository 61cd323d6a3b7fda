const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Who wrote a review, as others may know it: the first and the last letter. */
export function maskedName(nickname: string): string {
  const [first = '', ...rest] = [...letters.segment(nickname.trim())].map(({ segment }) => segment);
  return `${first}**${rest.at(-1) ?? ''}`;
}
