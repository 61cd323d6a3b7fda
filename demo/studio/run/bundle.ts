import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The studio's page as one script, with its typefaces inside. */
export async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: fileURLToPath(new URL('../page/page.ts', import.meta.url)), formats: ['iife'], name: 'studio' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const output = first && 'output' in first ? first.output : [];
  const script = output.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The page of the studio could not be built.');
  return script.code;
}
