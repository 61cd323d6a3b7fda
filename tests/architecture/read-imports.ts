import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

export type SourceFile = { path: string; text: string };
export type Import = {
  from: string;
  specifier: string /** The file it leads to, from the root; null for a package. */;
  target: string | null;
};

const sourceFolders = ['contract', 'server', 'demo', 'storefront', 'console', 'ui', 'tests', 'scripts', 'bench'];

/** Every TypeScript file of the mall, with its path from the root. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const folder of sourceFolders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const full = join(entry.parentPath, entry.name);
      if (full.includes('/.react-router/')) continue; // written by the router's own tool
      files.push({ path: full.slice(root.length + 1), text: await readFile(full, 'utf8') });
    }
  }
  return files.sort((a, b) => a.path.localeCompare(b.path));
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g;
const specifiers = [
  /\b(?:import|export)\s+(?:type\s+)?[\w*{][^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g, // import … from, export … from
  /\bimport\s*['"]([^'"]+)['"]/g, // import '…'
  /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g, // import('…'), also as a type
];

/** What a file imports: statically, dynamically, for its types, or for its effects. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = text.replaceAll(comments, '');
  const found = specifiers.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => specifier ?? ''));
  return [...new Set(found)]
    .filter((specifier) => !specifier.startsWith('./+types/')) // written by React Router beside each screen
    .map((specifier) => ({ from: path, specifier, target: targetOf(path, specifier) }));
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(from), specifier));
}
