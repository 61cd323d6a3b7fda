import type { MessagePart, Placeholder } from './message-wording.ts';
import { type PlaceholderUse, readText, type SyntaxProblem } from './read-text.ts';

/** Why a text must not replace the mall's own: it would say nothing, or could not be filled in. */
export type WordingProblem =
  | SyntaxProblem
  | { problem: 'unknown' | 'onlyChoice' | 'noChoice' | 'noNumber' | 'missing'; name: string }
  | { problem: 'unknownOption'; name: string; option: string };

const pluralOption = /^(?:=\d+|zero|one|two|few|many|other)$/;

/** The first mistake in a text, or null. An empty text is none: the mall's own is sent in its place. */
export function wordingProblem(
  text: string,
  part: MessagePart,
  placeholders: readonly Placeholder[],
): WordingProblem | null {
  if (!text.trim()) return null;
  const { uses, wrong } = readText(text);
  if (wrong) return wrong;
  for (const use of uses) {
    const problem = problemOf(
      use,
      placeholders.find(({ name }) => name === use.name),
    );
    if (problem) return problem;
  }
  const missing = placeholders.find(
    ({ name, neededIn }) => neededIn.includes(part) && uses.every((use) => use.name !== name),
  );
  return missing ? { problem: 'missing', name: missing.name } : null;
}

function problemOf({ name, as, options }: PlaceholderUse, known: Placeholder | undefined): WordingProblem | null {
  if (!known) return { problem: 'unknown', name };
  if (as === 'text') return known.use === 'choice' ? { problem: 'onlyChoice', name } : null;
  if (as === 'plural') {
    if (known.use !== 'number') return { problem: 'noNumber', name };
    const odd = options.find((option) => !pluralOption.test(option));
    return odd === undefined ? null : { problem: 'unknownOption', name, option: odd };
  }
  if (known.use !== 'choice') return { problem: 'noChoice', name };
  const odd = options.find((option) => option !== 'other' && !known.options.includes(option));
  return odd === undefined ? null : { problem: 'unknownOption', name, option: odd };
}
