import { z } from 'zod';

export type JsonSchema = Record<string, unknown> & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/**
 * Turns zod schemas into schemas of an OpenAPI document. A recursive schema becomes a component of the document, since
 * references are resolved from the document's root and not from the schema.
 */
export function schemaWriter() {
  const components: Record<string, JsonSchema> = {};

  function write(type: z.ZodType, side: 'input' | 'output', name: string): JsonSchema {
    const { $schema: _, $defs, ...schema } = z.toJSONSchema(type, { io: side, unrepresentable: 'any' }) as JsonSchema;
    const definitions = Object.entries(($defs ?? {}) as Record<string, JsonSchema>);
    if (definitions.length === 0 && !JSON.stringify(schema).includes('"$ref":"#"')) return schema;

    const relocate = (part: JsonSchema): JsonSchema =>
      JSON.parse(JSON.stringify(part), (key, value) =>
        key === '$ref' && typeof value === 'string' ? relocated(value, name) : value,
      );
    for (const [key, definition] of definitions) components[`${name}.${key}`] = relocate(definition);
    components[name] = relocate(schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  return { components, write };
}

function relocated(reference: string, name: string): string {
  const [, key] = /^#\/\$defs\/(.+)$/.exec(reference) ?? [];
  return `#/components/schemas/${key ? `${name}.${key}` : name}`;
}

/** An object's schema without some of its fields. */
export function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (!schema.properties || names.length === 0) return schema;
  const { required = [], ...rest } = schema;
  const left = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 && { required: left }),
  };
}

export function isEmptyObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
}
