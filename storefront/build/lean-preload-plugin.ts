import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

// Each file is named once in the page, and a part that cannot be fetched is told of (shell/chunk-reload.ts listens).
const leanHelper = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = '/' + file;
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
};
`;

/**
 * How parts that are fetched on demand have what they import fetched beside them. Vite's own way also waits for style
 * sheets, of which no part has one here (the build fails should one ever), and weighs half a kilobyte on each visit.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id !== helper) return null;
      if (!code.includes('vite:preloadError'))
        throw new Error('Vite has changed: see storefront/build/lean-preload-plugin.ts');
      return { code: leanHelper, map: null };
    },
    generateBundle(_, bundle) {
      // The one sheet of the mall is an address in root.tsx, imported by no script.
      const styled = Object.values(bundle).find((file) => file.type === 'chunk' && file.viteMetadata?.importedCss.size);
      if (styled)
        throw new Error(`${styled.fileName} brings a style sheet: see storefront/build/lean-preload-plugin.ts`);
    },
  };
}
