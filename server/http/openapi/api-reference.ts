import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { html, raw } from 'hono/html';
import swaggerUi from 'swagger-ui-dist/package.json' with { type: 'json' };
import { defaultLocale } from '#contract/core/languages.ts';
import { chooseEncoding } from '#server/http/cache/encoding.ts';
import type { Encoding } from '#server/http/cache/response-cache.ts';
import { mallName } from '#server/http/mall-name.ts';
import type { Api } from '#server/http/serve.ts';
import { forKeys, type openApiDocument, partOf } from './openapi.ts';

const scriptName = 'swagger-ui-bundle.js';
const styleName = 'swagger-ui.css';
const contentTypes = { [scriptName]: 'text/javascript; charset=utf-8', [styleName]: 'text/css; charset=utf-8' };
/** The address contains the version, so that browsers may cache the file for ever. */
const addressOf = (name: string) => `/api/docs/${swaggerUi.version}/${name}`;

/** Nothing is fetched from other hosts: no validator, no fonts. */
const configuration = {
  dom_id: '#reference',
  deepLinking: false, // a link inside a button cannot be reached by keyboard
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  syntaxHighlight: { activated: false },
  tryItOutEnabled: true,
  validatorUrl: null,
};

// Hides the list of servers (there is only one), and labels the fields that Swagger UI leaves without a name.
const accessible = `({
  wrapComponents: {
    ServersContainer: () => () => null,
    Select: named('Value'),
    TextArea: named('Body'),
  },
})`;
const named = `const named = (name) => (Field, { React: { createElement } }) => (props) =>
  createElement('label', null, createElement('span', { className: 'unseen' }, name), createElement(Field, props));`;
const startWith = (url: string) =>
  `${named} SwaggerUIBundle({ ...${JSON.stringify({ ...configuration, url })}, plugins: [${accessible}] })`;

// Swagger UI's own colours have too little contrast, and its long examples scroll by mouse only.
const readable = `
body { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 6px; max-width: 1420px; margin: 0 auto; padding: 20px 20px 0; font: 14px system-ui, sans-serif; }
nav a { padding: 4px 10px; border-radius: 6px; color: #1b5fad; text-decoration: none; }
nav a:hover, nav a:focus-visible { background: #e8eef7; }
nav a[aria-current] { background: #1b5fad; color: #fff; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.swagger-ui .info .title small { background: #3b4151 !important; }
.swagger-ui .info a, .swagger-ui .info .link .url { color: #1b5fad; }
.swagger-ui .btn.authorize, .swagger-ui .opblock.opblock-post .tab-header .tab-item.active h4 span { color: #0b6b43; border-color: #0b6b43; }
.swagger-ui .btn.authorize svg { fill: #0b6b43; }
.swagger-ui .btn.execute { background: #1b5fad; border-color: #1b5fad; }
.swagger-ui .btn.cancel, .swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: #b3000f; border-color: #b3000f; }
.swagger-ui .parameter__in, .swagger-ui .parameter__deprecated, .swagger-ui .prop-format { color: #4a5160; }
.swagger-ui .download-contents { background: #3b4151; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1b5fad; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0b6b43; }
.swagger-ui .microlight { max-height: none !important; overflow: visible !important; white-space: pre-wrap !important; }
.swagger-ui .highlight-code > .microlight { max-height: none !important; overflow: visible !important; }
`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Serves the OpenAPI document, whole, one part of it or what API keys can do, and a page to read its parts and try their calls. */
export function serveApiReference(api: Api, document: ReturnType<typeof openApiDocument>): void {
  const parts = document.tags.map(({ name }) => name);
  const ofKeys = forKeys(document);
  /** It is written once, and the mall may be renamed while it runs. */
  const named = <Part extends Pick<typeof document, 'info'>>(part: Part): Part => ({
    ...part,
    info: { ...part.info, title: mallName(defaultLocale) },
  });

  api.get('/api/openapi.json', (context) => {
    const part = context.req.query('part');
    if (context.req.query('for') === 'key') return context.json(named(ofKeys));
    if (part === undefined) return context.json(named(document));
    return parts.includes(part) ? context.json(named(partOf(document, part))) : context.notFound();
  });

  api.get('/api/docs', (context) => {
    const asked = context.req.query('part') ?? '';
    const part = parts.find((name) => name === asked) ?? parts[0] ?? '';
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', policy(nonce));
    context.header('Cache-Control', 'no-store');
    return context.html(referencePage({ title: mallName(defaultLocale), parts, part, nonce }));
  });

  for (const [name, type] of Object.entries(contentTypes)) {
    // A failed read is not cached: the next request tries again.
    let file: ReturnType<typeof readCompressed> | null = null;
    api.get(addressOf(name), async (context) => {
      file ??= readCompressed(name).catch((error: unknown) => {
        file = null;
        throw error;
      });
      const encoding = chooseEncoding(context.req.header('accept-encoding'));
      return context.body(new Uint8Array((await file)[encoding]), 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      });
    });
  }
}

async function readCompressed(name: string): Promise<Record<Encoding, Buffer>> {
  const identity = await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)));
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: zipped };
}

/** The policy of this page: its own scripts and styles only, and calls only to the mall. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Reference = { title: string; parts: readonly string[]; part: string; nonce: string };

/** One part at a time: Swagger UI reads a whole document before it shows anything, which takes half a minute for all calls. */
function referencePage({ title, parts, part, nonce }: Reference) {
  const links = parts.map(
    (name) =>
      html`<a href="/api/docs?part=${encodeURIComponent(name)}" ${name === part ? raw('aria-current="page"') : ''}>${name}</a>\n`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${part} · ${title} API</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" nonce="${nonce}" href="${addressOf(styleName)}" />
        <style nonce="${nonce}">${raw(readable)}</style>
      </head>
      <body>
        <nav aria-label="Parts of the API">${links}</nav>
        <div id="reference"></div>
        <noscript><a href="/api/openapi.json">OpenAPI 3.1 document</a></noscript>
        <script nonce="${nonce}" src="${addressOf(scriptName)}"></script>
        <script nonce="${nonce}">${raw(startWith(`/api/openapi.json?part=${encodeURIComponent(part)}`))}</script>
      </body>
    </html>`;
}
