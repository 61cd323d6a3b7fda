import type { Context } from 'hono';
import type { z } from 'zod';
import type { BodyKind, Call } from '#contract/call.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Reads what a call asks for: from the query or the body, with the parts of the path, and checked against its schema. */
export async function readInput<Input extends z.ZodType>(
  call: Call<Input>,
  context: Context,
): Promise<z.output<Input>> {
  const body = call.method === 'GET' ? context.req.query() : await readBody(call.body ?? 'json', context);
  const given = call.body === 'value' ? body : { ...(body as object), ...context.req.param() };
  const parsed = call.input.safeParse(given);
  if (parsed.success && !holdsNul(parsed.data)) return parsed.data;
  if (parsed.success) throw new Refusal('bad_input', { field: 'NUL' });
  throw new Refusal('bad_input', { field: wrongField(parsed.error, given) });
}

/** PostgreSQL keeps no text with a zero character in it, and nobody means one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function wrongField({ issues: [issue] }: z.ZodError, given: unknown): string {
  if (issue?.code === 'unrecognized_keys') return issue.keys.join(', ');
  return issue?.path.join('.') || (typeof given === 'object' ? Object.keys(given ?? {})[0] : '') || '';
}

async function readBody(kind: BodyKind, context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // A small body that unpacks into a huge one is a known trick, and no client of ours packs its calls.
  if (context.req.header('content-encoding')) throw new Refusal('wrong_content_type');
  if (kind === 'file') return type === formTypes[0] ? readForm(context) : refuseType();
  if (kind === 'form' && formTypes.includes(type)) return readForm(context);
  if (type === 'application/json') return readJson(kind, context);
  // "No payload", says the specification of some calls: then there is no type either.
  if (type === '' && kind === 'json' && (await context.req.text()) === '') return {};
  return refuseType();
}

function refuseType(): never {
  throw new Refusal('wrong_content_type');
}

async function readForm(context: Context): Promise<unknown> {
  try {
    // All of them, since a field that is there twice must not be taken for one.
    return await context.req.parseBody({ all: true });
  } catch {
    throw new Refusal('bad_input', { field: 'form' });
  }
}

async function readJson(kind: BodyKind, context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === '' && kind === 'json') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('bad_input', { field: 'JSON' });
  }
  if (isDeeperThan(body, limits.jsonDepth)) throw new Refusal('bad_input', { field: 'JSON' });
  if (kind === 'value') return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('bad_input', { field: 'JSON' });
  return body;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
