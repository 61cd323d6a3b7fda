/** A placeholder as a text uses it. */
export type PlaceholderUse = { name: string; as: 'text' | 'plural' | 'select'; options: readonly string[] };

/** Why a text cannot be read. `name` is the placeholder where that is known. */
export type SyntaxProblem = { problem: 'braces' | 'tag' | 'format' | 'options'; name: string };

/**
 * The placeholders of a text: {name}, {count, plural, one {…} other {…}} and {kind, select, courier {…} other {…}}. This is what the mall's
 * texts need of ICU messages; an apostrophe before a brace quotes it, as there.
 */
export function readText(text: string): { uses: PlaceholderUse[]; wrong: SyntaxProblem | null } {
  const uses: PlaceholderUse[] = [];
  let at = 0;

  const take = (pattern: RegExp): string => {
    const [found = ''] = new RegExp(`^(?:${pattern.source})`).exec(text.slice(at)) ?? [];
    at += found.length;
    return found;
  };
  const skip = (character: string): boolean => {
    take(/\s*/);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };

  /** The text up to its end, or up to the brace that closes the option of which it is the text. */
  function readMessage(isOption: boolean, isPlural: boolean): SyntaxProblem | null {
    while (at < text.length) {
      const character = text[at];
      if (character === "'") skipQuoted(isPlural);
      else if (character === '{') {
        const wrong = readPlaceholder();
        if (wrong) return wrong;
      } else if (character === '}') return isOption ? null : { problem: 'braces', name: '' };
      else if (/^<[a-z/]/i.test(text.slice(at, at + 2))) return { problem: 'tag', name: '' };
      else at += 1;
    }
    return isOption ? { problem: 'braces', name: '' } : null;
  }

  /** Quoted text: from an apostrophe before a brace or another sign with a meaning, to the next. Two apostrophes are one. */
  function skipQuoted(isPlural: boolean): void {
    at += 1;
    if (!(isPlural ? '{}<>#' : '{}<>').includes(text[at] || 'x')) {
      if (text[at] === "'") at += 1;
      return;
    }
    while (at < text.length) {
      if (text[at] !== "'") at += 1;
      else if (text[at + 1] === "'") at += 2;
      else break;
    }
    at += 1;
  }

  function readPlaceholder(): SyntaxProblem | null {
    at += 1;
    take(/\s*/);
    const name = take(/[A-Za-z0-9_]+/);
    if (!name) return { problem: 'braces', name: '' };
    if (skip('}')) {
      uses.push({ name, as: 'text', options: [] });
      return null;
    }
    if (!skip(',')) return { problem: 'braces', name };
    take(/\s*/);
    const as = take(/[A-Za-z]+/);
    if (as !== 'plural' && as !== 'select') return { problem: 'format', name };
    if (!skip(',')) return { problem: 'braces', name };
    return readOptions(name, as);
  }

  function readOptions(name: string, as: 'plural' | 'select'): SyntaxProblem | null {
    const options: string[] = [];
    const use = { name, as, options };
    uses.push(use);
    while (!skip('}')) {
      const option = take(as === 'plural' ? /=\d+|[A-Za-z]+/ : /[A-Za-z0-9_-]+/);
      if (!option || !skip('{')) return { problem: 'braces', name };
      const wrong = readMessage(true, as === 'plural');
      if (wrong) return wrong.name ? wrong : { ...wrong, name };
      at += 1;
      if (options.includes(option)) return { problem: 'options', name };
      options.push(option);
    }
    return options.includes('other') ? null : { problem: 'options', name };
  }

  const wrong = readMessage(false, false);
  return { uses, wrong };
}
