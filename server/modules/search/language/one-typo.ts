const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const longest = 24; // longer words have too many neighbours, and trigrams find theirs

/** All words that differ from this one by a single typo: a letter too many, missing, wrong, or two swapped. */
export function oneTypoFrom(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length > longest) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const typos = splits.flatMap(([left, right]) => [
    left + right.slice(1),
    left + right.slice(1, 2) + right.slice(0, 1) + right.slice(2),
    ...letters.flatMap((letter) => [left + letter + right, right ? left + letter + right.slice(1) : word]),
  ]);
  return [...new Set(typos)].filter((typo) => typo !== word);
}
