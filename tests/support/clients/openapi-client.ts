// A client that knows nothing of the mall but its OpenAPI document.

export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  examples?: unknown[];
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maxLength?: number;
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
export type Operation = {
  operationId: string;
  parameters: ({ $ref: string } | Parameter)[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
  security: Record<string, string[]>[];
};
export type Document = { paths: Record<string, Record<string, Operation>>; components: Record<string, object> };

/** "whole" fills in every field, "least" only what must be there; where there is a choice they choose differently. */
export type Amount = 'whole' | 'least';
export type DocumentedRequest = { name: string; url: string; init: RequestInit };

export function operationsOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Every way of making a call that the document offers: both amounts, and each of its encodings. */
export function requestsFor(document: Document, { path, method, operation }: ReturnType<typeof operationsOf>[number]) {
  const encodings = Object.entries(operation.requestBody?.content ?? { '': { schema: {} } });
  return (['whole', 'least'] as const).flatMap((amount) =>
    encodings.map(([encoding, { schema }]): DocumentedRequest => {
      const parameters = operation.parameters.map((parameter) => resolved(document, parameter) as Parameter);
      const given = parameters.filter(
        ({ required, in: place }) => required || (amount === 'whole' && place === 'query'),
      );
      const writtenOf = ({ schema: part }: Parameter) => String(sampleOf(document, part, amount));
      const query = new URLSearchParams(
        given.filter(isIn('query')).map((part) => [part.name, writtenOf(part)]),
      ).toString();
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const parameter = parameters.find((part) => part.in === 'path' && part.name === name);
        return encodeURIComponent(writtenOf(parameter as Parameter));
      });
      const body = encoding === '' ? {} : bodyAs(encoding, sampleOf(document, schema, amount));
      return { name: `${amount} ${encoding}`.trim(), url: filled + (query && `?${query}`), init: { method, ...body } };
    }),
  );
}

const isIn = (place: Parameter['in']) => (parameter: Parameter) => parameter.in === place;

function resolved(document: Document, part: object): object {
  if (!('$ref' in part && typeof part.$ref === 'string')) return part;
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)?.[key], document);
  if (!found) throw new Error(`${part.$ref} is nowhere in the document`);
  return found as object;
}

function sampleOf(document: Document, given: Schema, amount: Amount): unknown {
  const schema = resolved(document, given) as Schema;
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return amount === 'whole' ? schema.enum[0] : schema.enum.at(-1);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && !schema.properties)
    return sampleOf(document, (amount === 'whole' ? choices[0] : choices.at(-1)) ?? {}, amount);
  switch (schema.type) {
    case 'object':
      return objectOf(document, schema, amount);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, amount === 'whole' ? 1 : 0) }, () =>
        sampleOf(document, schema.items ?? {}, amount),
      );
    case 'boolean':
      return amount === 'whole';
    case 'integer':
    case 'number':
      return schema.default ?? schema.minimum ?? 1;
    case 'null':
      return null;
    default:
      return schema.format === 'binary'
        ? new File([new Uint8Array([1, 2, 3])], 'picture.png')
        : 'sample'.slice(0, schema.maxLength);
  }
}

function objectOf(document: Document, schema: Schema, amount: Amount): object {
  // A choice may name the fields that it requires in addition.
  const also = amount === 'least' ? (schema.anyOf?.at(-1)?.required ?? []) : [];
  const wanted = new Set([...(schema.required ?? []), ...also]);
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => amount === 'whole' || wanted.has(name));
  return Object.fromEntries(fields.map(([name, part]) => [name, sampleOf(document, part, amount)]));
}

function bodyAs(encoding: string, sample: unknown): RequestInit {
  if (encoding === 'application/json') return { body: JSON.stringify(sample), headers: { 'content-type': encoding } };
  const entries = Object.entries(sample as Record<string, string | File>);
  if (encoding === 'application/x-www-form-urlencoded')
    return { body: new URLSearchParams(entries as [string, string][]) };
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return { body: form };
}
