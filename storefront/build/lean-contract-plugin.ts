import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const only = /^(.+\/contract\/(?:[\w-]+\/)*[\w-]+\.ts)\?only=(\w+)$/;

/**
 * The browser needs a call's method and path, not its schemas: the server checks every input and output anyway. So in
 * the browser's build a file of the contract that speaks zod is replaced by what it comes to: calls shrink to their
 * address, constants stay, schemas and what works with them refuse. That spares 30 kB on each visit. Each of them is a
 * module of its own, so that a call which only one dialog makes comes with that dialog.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (only.test(source) ? source : null),
    async load(id) {
      const [, file, name = ''] = only.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return { code: leanExport(name, (await exportsOf(file))[name]), map: null, moduleSideEffects: false };
    },
    async transform(code, id) {
      const isSchemaFile = /\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id) && /from 'zod'/.test(code);
      if (!isSchemaFile) return null;
      const names = Object.keys(await exportsOf(id));
      return {
        code: names.map((name) => `export { ${name} } from ${JSON.stringify(`${id}?only=${name}`)};`).join('\n'),
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

function exportsOf(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?at=${Date.now()}`);
}

function leanExport(name: string, value: unknown): string {
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
