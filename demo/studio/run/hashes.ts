import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from './names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const texts = new Map<string, string>();

/** What an import names, but for types: they draw nothing. */
const imports = /^(?:import|export) (?!type )[^;]*?from '((?:#demo|\.)\/[^']+\.ts)'/gm;

/** A file and everything of the project that it imports, from near or far, sorted. */
export function filesBehind(entry: string, read: (path: string) => string = readProject): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, specifier = ''] of read(path).matchAll(imports))
      visit(specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier));
  };
  visit(entry);
  return [...found].sort();
}

/** What a picture is made of, as one word: it changes when a file, a package or a setting does. */
export function hashOf(
  entries: readonly string[],
  settings: unknown,
  read: (path: string) => string = readProject,
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = new Set(entries.flatMap((entry) => filesBehind(entry, read)));
  for (const path of [...files].sort()) hash.update(`\0${path}\0${read(path)}`);
  return hash.digest('hex').slice(0, 20);
}

function readProject(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}

/** What a picture shows: its model's files, the studio's, three's version, and how it is taken. */
export function pictureHash({ model, variant, shot }: Picture, settings: { size: number; passes: number }): string {
  const own = `demo/studio/models/${model.department}/${model.name}.ts`;
  return hashOf([own, 'demo/studio/page/studio.ts'], { three, variant, shot, ...settings });
}

const three: string = JSON.parse(readProject('package.json')).devDependencies.three;
