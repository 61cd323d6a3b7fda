import type { BodyKind, Call, CallerKind } from '#contract/core/call.ts';
import { reasonsOf } from '#contract/core/call-reasons.ts';
import { locales } from '#contract/core/languages.ts';
import { defaultMallName } from '#contract/core/mall-name.ts';
import { type RefusalReason, refusals } from '#contract/core/refusals.ts';
import { keyScopes } from '#contract/integrations/merchant-keys.ts';
import { refusalOutline } from '#server/http/translations.ts';
import { isEmptyObject, type JsonSchema, schemaWriter, withoutFields } from './openapi-schemas.ts';

type WriteSchema = ReturnType<typeof schemaWriter>['write'];

const callers: Record<CallerKind, string> = {
  anyone: 'Open to everyone, signed in or not.',
  shopper: 'Requires a signed-in user.',
  merchant: 'Requires a merchant, and concerns their own shop.',
  platform: 'Requires a platform operator.',
};

/** How a caller authenticates. The lists name the required role, or the scope of an API key, as OpenAPI 3.1 allows. */
function securityOf({ who, scope }: Call): Record<string, string[]>[] {
  const roles = who === 'merchant' || who === 'platform' ? [who] : [];
  const keyScope = who === 'merchant' ? keyScopes.find((one) => one === scope) : undefined;
  const signedIn: Record<string, string[]>[] = [{ bearer: roles }, { cookie: roles }];
  if (keyScope) signedIn.push({ key: [keyScope] });
  return who === 'anyone' ? [{}, ...signedIn] : signedIn;
}

/** The content types in which a body of each kind may be sent. */
const encodings: Record<BodyKind, readonly string[]> = {
  json: ['application/json'],
  value: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
  file: ['multipart/form-data'],
};

const parameters = {
  locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'Language of texts and messages',
    schema: { type: 'string', enum: locales, default: 'en' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A call that is repeated with the same key takes effect once and returns the first answer again',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$', examples: ['f3a1c9d2-5b7e-4c61-9a0e-2d4b8c6e1f70'] },
  },
  cartKey: {
    name: 'Cart-Key',
    in: 'header',
    description:
      'The cart of a guest, for clients that are not browsers: the value of the Cart-Key header that adding to the cart returned',
    schema: { type: 'string', examples: ['k3Jd9x'] },
  },
  chatKey: {
    name: 'Chat-Key',
    in: 'header',
    description:
      'The conversations of a guest, for clients that are not browsers: the value of the Chat-Key header that opening one returned',
    schema: { type: 'string', examples: ['k3Jd9x'] },
  },
} as const;

const reference = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

function parametersOf(call: Call, input: JsonSchema, inPath: readonly string[]): unknown[] {
  const own = Object.entries(input.properties ?? {})
    .filter(([name]) => call.method === 'GET' || inPath.includes(name))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required?.includes(name) ?? false),
      ...(description !== undefined && { description }),
      schema,
    }));
  return [
    ...own,
    ...(call.refuses.includes('sent_otherwise') ? [reference('idempotencyKey')] : []),
    ...(call.path.startsWith('/api/front/cart/') ? [reference('cartKey')] : []),
    ...(call.path.startsWith('/api/front/chat/') ? [reference('chatKey')] : []),
    reference('locale'),
  ];
}

function bodyOf(call: Call, input: JsonSchema, inPath: readonly string[]) {
  const schema = call.body === 'value' ? input : withoutFields(input, inPath);
  if (call.method === 'GET' || isEmptyObject(schema)) return null;
  const content = Object.fromEntries(encodings[call.body ?? 'json'].map((encoding) => [encoding, { schema }]));
  return { required: schema.type !== 'object' || (schema.required ?? []).length > 0, content };
}

function success(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data },
  };
}

function failure(status: number, reasons: readonly string[]): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', 'reason'],
    properties: {
      code: { const: status },
      message: { type: 'string', description: 'For people, in the requested language' },
      reason: { type: 'string', enum: reasons, description: 'For programs: decide by this value' },
      ...(reasons.includes('bad_input') && {
        field: { type: 'string', description: 'With `bad_input`: which input is wrong, such as `shops.0.note`' },
      }),
    },
  };
}

function refusedAnswer(status: number, reasons: readonly RefusalReason[]) {
  const waits = status === 429 || status === 503;
  return {
    description: reasons.map((reason) => `\`${reason}\`: ${refusalOutline(reason)}`).join('  \n'),
    ...(waits && { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }),
    content: { 'application/json': { schema: failure(status, reasons) } },
  };
}

function responsesOf(call: Call, output: JsonSchema) {
  const byStatus = Map.groupBy(reasonsOf(call), (reason) => refusals[reason]);
  const refused = [...byStatus].map(([status, reasons]) => [status, refusedAnswer(status, reasons)]);
  return {
    200: { description: 'Success', content: { 'application/json': { schema: success(output) } } },
    ...Object.fromEntries(refused),
    500: {
      description: '`internal_error`: an unexpected error; the message contains the request id',
      content: { 'application/json': { schema: failure(500, ['internal_error']) } },
    },
  };
}

/** "/api/front/login/{provider}/end" becomes "frontLoginProviderEnd". */
function operationIdOf({ path }: Call): string {
  const [first = '', ...rest] = path.slice('/api/'.length).split(/\W+/).filter(Boolean);
  return first + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path }: Call): string {
  const [, , audience = '', subject = ''] = path.split('/');
  if (audience === 'dev') return 'demo';
  return audience === 'front' || audience === 'pc' ? subject : `${audience} ${subject}`;
}

function operationOf(call: Call, write: WriteSchema) {
  const operationId = operationIdOf(call);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const input = write(call.input, 'input', `${operationId}Input`);
  const body = bodyOf(call, input, inPath);
  return {
    operationId,
    summary: call.summary,
    description: callers[call.who],
    tags: [tagOf(call)],
    parameters: parametersOf(call, input, inPath),
    ...(body && { requestBody: body }),
    responses: responsesOf(call, write(call.output, 'output', `${operationId}Output`)),
    security: securityOf(call),
  };
}

const description = `Every response is an envelope: \`code\` (the same as the HTTP status), \`message\` (for people) and, on success, \`data\`.
A failure has a \`reason\` instead, by which a program should decide. Amounts are whole numbers of the currency's smallest unit.

Sign in with one of the \`login\` calls and send the token from its answer as \`Authorization: Bearer …\`. Browsers receive a cookie.
\`X-Locale\` chooses the language of texts and messages. Programs of a shop send an API key instead of a token: \`/api/openapi.json?for=key\` lists
the calls that it can make.`;

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(calls: readonly Call[], version: string) {
  const { components, write } = schemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) paths[call.path] = { [call.method.toLowerCase()]: operationOf(call, write) };
  return {
    openapi: '3.1.0',
    info: { title: defaultMallName.en, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      parameters,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in returns' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a shop (`gk_…`), made in the seller centre. The scope that it needs is listed',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'auth.session',
          description: 'The cookie that a browser receives when it signs in (`__Host-auth.session` on HTTPS)',
        },
      },
    },
  };
}

type Document = ReturnType<typeof openApiDocument>;
type Operation = ReturnType<typeof operationOf>;

/** The same document with the calls of one tag only. */
export const partOf = (document: Document, tag: string): Document =>
  withOperations(document, ({ tags }) => tags.includes(tag));

/** The same with the calls that an API key of a shop can make. */
export const forKeys = (document: Document): Document =>
  withOperations(document, ({ security }) => security.some((way) => 'key' in way));

function withOperations(document: Document, isMeant: (operation: Operation) => boolean): Document {
  const isPart = (path: Record<string, unknown>) => Object.values(path).some((one) => isMeant(one as Operation));
  const paths = Object.entries(document.paths).filter(([, path]) => isPart(path));
  const used = new Set(paths.flatMap(([, path]) => Object.values(path).flatMap((one) => (one as Operation).tags)));
  return {
    ...document,
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths: Object.fromEntries(paths),
  };
}
