import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { refusals } from '#contract/refusals.ts';

type JsonSchema = Record<string, unknown>;

const whoSays = {
  anyone: 'Open to everybody.',
  shopper: 'For signed-in shoppers.',
  merchant: 'For merchants, on their own shop.',
  platform: 'For the platform.',
} as const;

function schemaOf(type: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: side,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema;
  return schema;
}

function parametersOf(call: Call): unknown[] {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input') as {
    properties?: JsonSchema;
    required?: string[];
  };
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return Object.entries(properties)
    .filter(([name]) => call.method === 'GET' || inPath.includes(name))
    .map(([name, schema]) => {
      const isInPath = inPath.includes(name);
      return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema };
    });
}

function envelope(code: number, data?: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', ...(data ? ['data'] : [])],
    properties: { code: { const: code }, message: { type: 'string' }, ...(data && { data }) },
  };
}

function operationOf(call: Call) {
  const answers = Map.groupBy(call.refuses, (reason) => String(refusals[reason]));
  const refused = [...answers].map(([status, reasons]) => [
    status,
    { description: reasons.join(', '), content: { 'application/json': { schema: envelope(Number(status)) } } },
  ]);
  return {
    summary: call.summary,
    description: whoSays[call.who],
    tags: [call.path.split('/')[3] ?? 'mall'],
    parameters: parametersOf(call),
    ...(call.method !== 'GET' && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.input, 'input') } } },
    }),
    responses: {
      200: {
        description: 'success',
        content: { 'application/json': { schema: envelope(200, schemaOf(call.output, 'output')) } },
      },
      ...Object.fromEntries(refused),
    },
    ...(call.who !== 'anyone' && { security: [{ bearer: [] }] }),
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(calls: readonly Call[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Galleria',
      version,
      description:
        'Every answer is an envelope of code, message and, on success, data; the HTTP status equals the code. Amounts are whole ' +
        'numbers of the smallest currency unit. Send the header Form-type: pc, and X-Locale to choose the language.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
