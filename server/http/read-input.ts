import type { Context } from 'hono';
import { z } from 'zod';
import type { BodyKind, Call } from '#contract/core/call.ts';
import { limits } from './limits.ts';
import { readForm, readText } from './read-body.ts';
import { Refusal } from './refusal.ts';

const multipart = 'multipart/form-data';
const formTypes = [multipart, 'application/x-www-form-urlencoded'];

/** Reads the input of a call from the query or the body and from the path, and checks it against the call's schema. */
export async function readInput<Input extends z.ZodType>(
  call: Call<Input>,
  context: Context,
): Promise<z.output<Input>> {
  const body = call.method === 'GET' ? context.req.query() : await readBody(call.body ?? 'json', context);
  const given = call.body === 'value' ? body : { ...(body as object), ...context.req.param() };
  if (call.method === 'GET') {
    assertKnown(call.input, body as object);
    assertOnce(context.req.queries());
  }
  const parsed = call.input.safeParse(given);
  if (!parsed.success) throw new Refusal('bad_input', { field: wrongField(parsed.error, given) });
  const broken = findBrokenText(parsed.data);
  if (broken !== null) throw new Refusal('bad_input', { field: broken });
  return parsed.data;
}

/**
 * Finds a text that PostgreSQL cannot store, with a NUL or an unpaired surrogate, and returns the path of its field;
 * null when there is none.
 */
function findBrokenText(value: unknown, place = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? place : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const broken = findBrokenText(part, place ? `${place}.${name}` : name);
    if (broken !== null) return broken;
  }
  return null;
}

/** Refuses an unknown filter: ignoring it would return the unfiltered list as if it were filtered. */
function assertKnown(input: z.ZodType, query: object): void {
  const object = input instanceof z.ZodPipe ? input.in : input;
  if (!(object instanceof z.ZodObject) || object.def.catchall) return;
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(object.shape, name));
  if (unknown.length > 0) throw new Refusal('bad_input', { field: unknown.join(', ') });
}

/** Refuses a filter that is given twice, since only one of the values would count. */
function assertOnce(query: Record<string, string[]>): void {
  const repeated = Object.keys(query).filter((name) => (query[name]?.length ?? 0) > 1);
  if (repeated.length > 0) throw new Refusal('bad_input', { field: repeated.join(', ') });
}

function wrongField({ issues: [issue] }: z.ZodError, given: unknown): string {
  if (issue?.code === 'unrecognized_keys') return issue.keys.join(', ');
  return issue?.path.join('.') || (typeof given === 'object' ? Object.keys(given ?? {})[0] : '') || '';
}

async function readBody(kind: BodyKind, context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // Compressed bodies are refused: a small one can unpack into a huge one, and no known client sends any.
  if (context.req.header('content-encoding')) throw new Refusal('wrong_content_type');
  if (type === multipart && (kind === 'form' || kind === 'file')) return readForm(context);
  if (kind === 'file') throw new Refusal('wrong_content_type');
  if (kind === 'form' && formTypes.includes(type)) return readForm(context);
  const text = await readText(context);
  // The specification says "no payload" for some calls; the content type is ignored then.
  if (text === '' && kind !== 'value') return {};
  if (type !== 'application/json') throw new Refusal('wrong_content_type');
  return readJson(kind, text);
}

function readJson(kind: BodyKind, text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('bad_input', { field: 'JSON' });
  }
  if (isDeeperThan(body, limits.jsonDepth)) throw new Refusal('bad_input', { field: 'JSON' });
  if (kind === 'value') return body;
  if (body === null) return {}; // how some clients write "no payload"
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('bad_input', { field: 'JSON' });
  return body;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
