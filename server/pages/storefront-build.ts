import { access, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#contract/core/languages.ts';
import { startFailure } from '#server/database/start-failure.ts';
import type { StorefrontBuild } from './pages.ts';

const built = fileURLToPath(new URL('../../build/', import.meta.url));

/**
 * The built storefront, or during development Vite's, with hot reload. `messagesUrl` is where the browser finds the texts of a
 * language, so that a page can name it before its scripts run.
 */
export async function openStorefront(isDev: boolean) {
  return isDev ? openWithVite() : openBuilt();
}

async function openBuilt() {
  const entry = `${built}server/index.js`;
  await access(entry).catch(() => {
    throw startFailure('The storefront has not been built. Run npm start, which builds it, or npx react-router build');
  });
  const build = (await import(entry)) as StorefrontBuild;
  const manifest = JSON.parse(await readFile(`${built}client/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const { styleSheetUrl } = build.entry.module;
  return {
    styleSheet: { url: styleSheetUrl, text: await readFile(`${built}client${styleSheetUrl}`, 'utf8') },
    messagesUrl: (locale: Locale) => `/${manifest[`virtual:messages/${locale}`]?.file}`,
    clientFolder: `${built}client`,
    load: async () => build,
    wrap: (listener: RequestListener): RequestListener => listener,
    close: async () => {},
  };
}

async function openWithVite() {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    styleSheet: null, // it changes during development, so pages link it in the head
    messagesUrl: () => null, // Vite serves the messages as they are written
    clientFolder: fileURLToPath(new URL('../../storefront/public', import.meta.url)),
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild,
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
      },
    close: () => vite.close(),
  };
}
