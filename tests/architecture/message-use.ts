import type { SourceFile } from './read-imports.ts';

const translators = /\b(?:const|let)\s+(\w+)\s*=\s*useTranslations\(\s*(?:['"]([\w.-]+)['"])?\s*\)/g;
const texts = /(?<!=)>\s*([^<>{}]*\p{L}{2}[^<>{}]*?)\s*</gu;
const spoken = /\b(?:alt|title|placeholder|aria-label|aria-description|label)="([^"]*\p{L}{2}[^"]*)"/gu;

/**
 * The message keys that components use: whole keys, prefixes of keys that are built at run time, and keys in a table that
 * are passed to the translator as a value. The last are found by their text alone, so `known` has to list all keys.
 */
export function usedKeys(
  files: readonly SourceFile[],
  known: ReadonlySet<string>,
): { keys: Set<string>; prefixes: string[] } {
  const keys = new Set<string>();
  const prefixes = new Set<string>();
  const everyGroup = [...new Set([...known].map((key) => key.slice(0, key.lastIndexOf('.') + 1)))];
  for (const { path, text } of files.filter((file) => !/\.test\.tsx?$/.test(file.path))) {
    const befores = [...text.matchAll(translators)].map(([, , group]) => (group ? `${group}.` : ''));
    const names = new Set([...text.matchAll(translators)].map(([, name = '']) => name));
    for (const name of names) {
      const asked = new RegExp(
        `\\b${name}(?:\\.(?:rich|markup|raw|has))?\\(\\s*(?:'([^']+)'|"([^"]+)"|\`([^\`]*)\`)`,
        'g',
      );
      for (const [, single, double, template] of text.matchAll(asked)) {
        const isWhole = template === undefined || !template.includes('${');
        const words = single ?? double ?? template ?? '';
        if (!isWhole) for (const before of befores) prefixes.add(before + words.slice(0, words.indexOf('${')));
        // Components in one file may use the same variable for translators of different groups.
        else
          for (const key of knownOrFirst(
            befores.map((before) => before + words),
            known,
          ))
            keys.add(key);
      }
    }
    // A function in another file may return a key to the component that calls it: the key may be of any group.
    const meant = path.endsWith('.ts') ? everyGroup : befores;
    for (const [, words = ''] of text.matchAll(/['"]([\w.-]+)['"]/g)) {
      for (const before of ['', ...meant]) if (known.has(before + words)) keys.add(before + words);
    }
    // Outside of components the loaded messages are read as an object.
    for (const [path] of text.matchAll(/\b\w+(?:\??\.\w+)+/g)) {
      const parts = path.split(/\??\./);
      for (const start of parts.keys())
        for (const end of parts.keys()) {
          const key = parts.slice(start, end + 1).join('.');
          if (known.has(key)) keys.add(key);
        }
    }
  }
  return { keys, prefixes: [...prefixes].filter((prefix) => prefix.includes('.')) };
}

function knownOrFirst(candidates: string[], known: ReadonlySet<string>): string[] {
  const found = candidates.filter((candidate) => known.has(candidate));
  return found.length > 0 ? found : candidates.slice(0, 1);
}

/** Texts between tags, or in attributes that screen readers read, which are not keys. */
export function bareTexts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
      const markup = [...code.matchAll(texts)]
        .map(([, words]) => words ?? '')
        .filter((words) => !/[;=]|=>|&&|\|\||\?|\(/.test(words));
      const attributes = [...code.matchAll(spoken)].map(([, words]) => words ?? '');
      return [...markup, ...attributes].map((words) => `${path}: ${words}`);
    });
}
