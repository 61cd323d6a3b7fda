import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultLocale } from '#contract/core/languages.ts';
import { startFailure } from '#server/database/start-failure.ts';
import { mallName, mallNamesByTag } from '#server/http/mall-name.ts';
import { commonHeaders, consolePolicy } from '#server/http/security-headers.ts';
import { escapeHtml } from '#server/providers/messages/escape-html.ts';

const built = fileURLToPath(new URL('../../build/console/client', import.meta.url));

/** A script that is not there is not a page: a browser that asks for one of an earlier build must not get HTML for it. */
export const isConsolePage = (pathname: string) =>
  pathname === '/console' || (pathname.startsWith('/console/') && !pathname.startsWith('/console/assets/'));

/** The console: one page for all its addresses, which its scripts fill. Each copy has a nonce of its own. */
export async function openConsole(isHttps: boolean) {
  const html = await readFile(`${built}/index.html`, 'utf8').catch(() => {
    throw startFailure('The console has not been built. Run npm start, which builds it');
  });
  return {
    folder: built,
    answer({ pathname, search }: URL): Response {
      if (pathname === '/console')
        return new Response(null, { status: 308, headers: { Location: `/console/${search}` } });
      const nonce = randomBytes(16).toString('base64');
      const page = withMallName(html).replaceAll(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`);
      return new Response(page, {
        headers: {
          ...commonHeaders(isHttps),
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': consolePolicy(nonce),
        },
      });
    },
  };
}

const title = /<title>[^<]*<\/title>/;

/** The name in the head of the page, from which the console reads it (ui/browser/mall-name.ts). */
function withMallName(html: string): string {
  const metas = mallNamesByTag().map(
    ([tag, name]) => `<meta name="application-name" lang="${tag}" content="${escapeHtml(name)}">`,
  );
  return html.replace(title, () => `<title>${escapeHtml(mallName(defaultLocale))}</title>${metas.join('')}`);
}
