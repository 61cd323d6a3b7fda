import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { html, raw } from 'hono/html';
import { chooseEncoding } from './encoding.ts';
import type { Encoding } from './kept-answers.ts';
import type { openApiDocument } from './openapi.ts';
import type { Api } from './serve.ts';

/** A copy, since the package would bring 270 others to every clone of which none is used: see decision 3. */
export const scalarFile = new URL('./api-reference/scalar-1.72.1.js', import.meta.url);
const scalarPath = '/api/docs/scalar-1.72.1.js';

// Its own greys and colours are too light to read on its light grounds.
const readableColours = `.light-mode {
  --scalar-color-2: #575757; --scalar-color-3: #5f5f5f; --scalar-color-green: #006b43; --scalar-color-blue: #00639f;
  --scalar-color-orange: #9a4a00; --scalar-color-red: #b3000f; --scalar-color-purple: #5b2bb5; --scalar-color-yellow: #7a5200;
}`;

/** Nothing is fetched from elsewhere: no fonts, no figures, no proxy, no assistant. */
const configuration = {
  url: '/api/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenFirstTag: false,
  customCss: readableColours,
};

// zod, which is inside, tries whether it may make functions from text: by its own setting it does not ask.
const beforeScalar = 'globalThis.__zod_globalConfig = { jitless: true }';
const afterScalar = `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Serves the OpenAPI document, and a reference to read and to try the calls in. */
export function serveApiReference(api: Api, document: ReturnType<typeof openApiDocument>): void {
  api.get('/api/openapi.json', (context) => context.json(document));

  api.get('/api/docs', (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', policy(nonce));
    context.header('Cache-Control', 'no-store');
    return context.html(referencePage(document.info.title, nonce));
  });

  // A failure is not remembered: the next one who asks tries again.
  let scalar: ReturnType<typeof readScalar> | null = null;
  api.get(scalarPath, async (context) => {
    scalar ??= readScalar().catch((error: unknown) => {
      scalar = null;
      throw error;
    });
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    return context.body(new Uint8Array((await scalar)[encoding]), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  });
}

async function readScalar(): Promise<Record<Encoding, Buffer>> {
  const identity = await readFile(scalarFile);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: zipped };
}

/** For this page alone: only its own two scripts run, and only the mall is asked. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'", // its parts bring their styles as they appear
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function referencePage(title: string, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} API</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <div id="reference"></div>
        <noscript><a href="/api/openapi.json">OpenAPI 3.1 document</a></noscript>
        <script nonce="${nonce}">${raw(beforeScalar)}</script>
        <script nonce="${nonce}" src="${scalarPath}"></script>
        <script nonce="${nonce}">${raw(afterScalar)}</script>
      </body>
    </html>`;
}
