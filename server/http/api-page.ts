import { html, raw } from 'hono/html';
import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: { type?: string; description?: string } }[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content: { 'application/json': { schema: unknown } } }>;
};

const style = `
  :root { color-scheme: light; font: 15px/1.6 system-ui, sans-serif; color: #1d2129; background: #f5f6f8 }
  body { max-width: 960px; margin: 0 auto; padding: 48px 24px }
  h1 { font-size: 32px; margin: 0 } h2 { font-size: 20px; margin: 40px 0 12px }
  p { color: #4e5562 } a { color: #b92412 }
  details { background: #fff; border: 1px solid #e6e8ec; border-radius: 8px; margin: 8px 0 }
  summary { cursor: pointer; padding: 12px 16px; display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap }
  summary b { font: 600 12px/1 ui-monospace, monospace; background: #e5f5ee; color: #14794f; border-radius: 4px; padding: 5px 8px }
  summary b.post { background: #fff4dc; color: #8a5a00 }
  summary code { font: 14px ui-monospace, monospace } summary span { color: #4e5562 }
  .inside { padding: 0 16px 16px } table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: 6px 12px 6px 0; border-top: 1px solid #e6e8ec; vertical-align: top }
  pre { background: #f5f6f8; border-radius: 8px; padding: 12px; overflow: auto; max-height: 420px; font: 13px/1.5 ui-monospace, monospace }
`;

/** The API as a page to read, made from the OpenAPI document: no script, nothing fetched from elsewhere. */
export function apiPage(document: Document) {
  const groups = Map.groupBy(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
    ),
    ({ path }) => path.split('/').slice(2, 4).join(' / '),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>${document.info.title} API</h1>
        <p>${document.info.description}</p>
        <p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
        ${[...groups].map(([name, calls]) => html`<h2>${name}</h2>${calls.map(callPart)}`)}
      </body>
    </html>`;
}

function callPart({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  return html`<details>
    <summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary}</span></summary>
    <div class="inside">
      <p>${operation.description}</p>
      ${operation.parameters.length === 0 ? '' : parameterTable(operation.parameters)}
      ${operation.requestBody ? html`<p>Body</p><pre>${JSON.stringify(operation.requestBody, null, 2)}</pre>` : ''}
      ${Object.entries(operation.responses).map(
        ([status, answer]) =>
          html`<p><b>${status}</b> ${answer.description}</p><pre>${JSON.stringify(answer.content['application/json'].schema, null, 2)}</pre>`,
      )}
    </div>
  </details>`;
}

function parameterTable(parameters: Operation['parameters']) {
  return html`<table>
    <thead><tr><th>Name</th><th>In</th><th>Type</th><th></th></tr></thead>
    <tbody>
      ${parameters.map(
        (parameter) =>
          html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td><td>${parameter.schema.type ?? ''}</td><td>${parameter.schema.description ?? ''}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
