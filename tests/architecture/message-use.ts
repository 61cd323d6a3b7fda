import type { SourceFile } from './read-imports.ts';

const translators = /\b(?:const|let)\s+(\w+)\s*=\s*useTranslations\(\s*(?:['"]([\w.-]+)['"])?\s*\)/g;
const texts = /(?<!=)>\s*([^<>{}]*\p{L}{2}[^<>{}]*?)\s*</gu;
const spoken = /\b(?:alt|title|placeholder|aria-label|aria-description|label)="([^"]*\p{L}{2}[^"]*)"/gu;

/**
 * Which message keys components ask for: whole keys, beginnings of those that are put together at run time, and keys
 * that stand in a table and are handed to the translator as a value. The last are found by their words alone, so that
 * `known` has to say which keys there are.
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
        // Components that share a file share the translator's name, each with a group of its own.
        else
          for (const key of knownOrFirst(
            befores.map((before) => before + words),
            known,
          ))
            keys.add(key);
      }
    }
    // A rule in a file of its own gives back a key for the component that asked it: any group may be meant.
    const meant = path.endsWith('.ts') ? everyGroup : befores;
    for (const [, words = ''] of text.matchAll(/['"]([\w.]+)['"]/g)) {
      for (const before of ['', ...meant]) if (known.has(before + words)) keys.add(before + words);
    }
    // Where there is no component, the loaded messages are read as the object they are.
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

/** Words between tags, or in attributes that are read out, which are not keys. */
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
