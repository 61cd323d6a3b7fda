import type { Plugin } from 'vite';
import type { Page } from '#storefront/base/links/page-facts.ts';
import type { PageCode } from '#storefront/base/links/prefetch.ts';
import { pages } from '#storefront/routes.ts';

type PageFiles = Pick<Page, 'path' | 'file' | 'frame'>;
type Chunk = { fileName: string; facadeModuleId: string | null; imports: readonly string[] };

const everywhere = ['root.tsx', 'shell/shell.tsx', 'shell/page.tsx'];

/** The scripts of each page by its path, apart from those that every page has. */
export function pageCodeOf(all: readonly PageFiles[], chunks: readonly Chunk[]): PageCode {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const imported of byName.get(name)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const scriptsOf = (file: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.endsWith(`/storefront/${file}`));
    if (!chunk) throw new Error(`No script was built of ${file}: see storefront/build/page-code-plugin.ts`);
    return [...withImports(chunk.fileName)];
  };
  const common = new Set(everywhere.flatMap(scriptsOf));
  const ownScripts = ({ file, frame }: PageFiles) =>
    [...(frame ? scriptsOf(frame) : []), ...scriptsOf(file)].filter((script) => !common.has(script));
  return Object.fromEntries(
    all.map((page) => [page.path, [...new Set(ownScripts(page))].map((script) => `/${script}`)]),
  );
}

/** Writes /page-code.json, where the browser reads which scripts a page needs, so that links can fetch them ahead (prefetch.ts). */
export function pageCode(): Plugin {
  return {
    name: 'page-code',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = JSON.stringify(pageCodeOf(pages, chunks));
      this.emitFile({ type: 'asset', fileName: 'page-code.json', source });
    },
  };
}
