const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const longest = 24; // longer words have too many neighbours, and trigrams find theirs

/** All words that differ from this one by a single slip of the finger: a letter too many, too few, wrong, or two swapped. */
export function oneSlipFrom(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length > longest) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = splits.flatMap(([left, right]) => [
    left + right.slice(1),
    left + right.slice(1, 2) + right.slice(0, 1) + right.slice(2),
    ...letters.flatMap((letter) => [left + letter + right, right ? left + letter + right.slice(1) : word]),
  ]);
  return [...new Set(slips)].filter((slip) => slip !== word);
}
