import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const schemaFile = /\/contract\/[\w-]+\.ts(?:\?later)?$/;
const speaksZod = /from 'zod'/;
// What every page begins with: the frame, home, and who is here. See the group "shell" in vite.config.ts.
const first = /\/storefront\/(?:(?:shell|home)\/|identity\/(?:who-is-here|sign-in-state)\.ts$|[\w-]+\.tsx?$)/;

/**
 * The browser needs a call's method and path, not its schemas: the server checks every input and output anyway. So in
 * the browser's build a file of the contract that speaks zod is replaced by what it comes to: calls shrink to their
 * address, constants stay, schemas and what works with them refuse. That spares 30 kB on each visit.
 *
 * Such a file exists twice: once for what every page begins with, once for everything that is fetched later. One file
 * lies in one chunk, so that otherwise each call of each dialog would weigh on the first visit.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(specifier, importer) {
      if (!specifier.startsWith('#contract/') || !importer || first.test(importer)) return null;
      const id = (await this.resolve(specifier, importer, { skipSelf: true }))?.id;
      return id && schemaFile.test(id) && speaksZod.test(await readFile(id, 'utf8')) ? `${id}?later` : null;
    },
    async transform(code, id) {
      if (!schemaFile.test(id) || !speaksZod.test(code)) return null;
      const file = pathToFileURL(id.replace('?later', '')).href;
      const exported: Record<string, unknown> = await import(`${file}?at=${Date.now()}`);
      return { code: Object.entries(exported).map(leanExport).join('\n'), map: null, moduleType: 'js' };
    },
  };
}

function leanExport([name, value]: [string, unknown]): string {
  if (isCall(value)) {
    const { method, path, body } = value;
    return `export const ${name} = ${JSON.stringify({ method, path, body })};`;
  }
  const isPlain = typeof value !== 'function' && !(value && typeof value === 'object' && 'parse' in value);
  if (isPlain) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export function ${name}() { throw new Error('${name} stays on the server: see lean-contract-plugin.ts'); }`;
}

function isCall(value: unknown): value is { method: string; path: string; body?: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}
