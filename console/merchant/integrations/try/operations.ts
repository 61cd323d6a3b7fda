import type { ShopScope } from '#contract/core/call.ts';

// The shop's calls, as the OpenAPI document describes them.

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
};

type Parameter =
  | { name: string; in: string; required?: boolean; description?: string; schema: Schema }
  | { $ref: string };

type Described = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security: { key?: string[] }[];
};

export type ApiDocument = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export type Field = {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  description: string;
  sample: string;
  /** What it can be; empty where it can be anything. */
  choices: string[];
};

export type Operation = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  group: string;
  scope: string;
  fields: Field[];
  /** A body to begin with, as JSON; null for calls without one. */
  body: string | null;
  takesIdempotencyKey: boolean;
};

/** The calls that someone with these scopes can try. Files are not sent from here. */
export function readOperations({ paths, components }: ApiDocument, scopes: readonly ShopScope[]): Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  );
  return all.flatMap(({ path, method, described }) => {
    const scope = described.security.find((way) => way.key)?.key?.[0] ?? '';
    const content = described.requestBody?.content;
    const schema = content?.['application/json']?.schema;
    if (!scopes.some((one) => one === scope) || (content && !schema)) return [];
    return {
      ...{ id: described.operationId, path, summary: described.summary, scope },
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      group: (described.tags[0] ?? '').replace(/^merchant /, ''),
      fields: described.parameters.flatMap((parameter) => fieldOf(parameter, components.schemas)),
      body: schema ? JSON.stringify(sampleOf(schema, components.schemas), null, 2) : null,
      takesIdempotencyKey: described.parameters.some((one) => '$ref' in one && one.$ref.endsWith('/idempotencyKey')),
    };
  });
}

function fieldOf(parameter: Parameter, schemas: Record<string, Schema>): Field[] {
  if ('$ref' in parameter || (parameter.in !== 'path' && parameter.in !== 'query')) return [];
  const { name, required = false, description = '', schema } = parameter;
  const sample = required ? sampleOf(schema, schemas) : '';
  const choices = choicesOf(schema);
  return [{ name, in: parameter.in, isRequired: required, description, sample: String(sample ?? ''), choices }];
}

function choicesOf(schema: Schema): string[] {
  const options = schema.anyOf ?? schema.oneOf ?? [schema];
  return options.flatMap((option) => (option.enum ?? []).map(String)).filter(Boolean);
}

/** A value that a schema describes, to begin with: its example, or the least that it takes. */
export function sampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  if (schema.$ref) return sampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  for (const known of [schema.examples?.[0], schema.default, schema.const, schema.enum?.[0]])
    if (known !== undefined) return known;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, schemas);
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(fields.map(([name, part]) => [name, sampleOf(part, schemas)]));
  }
  if (type === 'array') return schema.items ? [sampleOf(schema.items, schemas)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0);
  if (type === 'boolean') return false;
  return type === 'null' ? null : '';
}
