import type { Context } from 'hono';
import { z } from 'zod';
import type { BodyKind, Call } from '#contract/core/call.ts';
import { limits } from './limits.ts';
import { readForm, readText } from './read-body.ts';
import { Refusal } from './refusal.ts';

const multipart = 'multipart/form-data';
const formTypes = [multipart, 'application/x-www-form-urlencoded'];

/** Reads what a call asks for: from the query or the body, with the parts of the path, and checked against its schema. */
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
 * Finds a text that the database cannot store: one with a zero character, or with half of a character. Neither is sent on purpose.
 * Null when there is none.
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

/** An unknown filter is refused: otherwise its sender would take the unfiltered list for the filtered one. */
function assertKnown(input: z.ZodType, query: object): void {
  const object = input instanceof z.ZodPipe ? input.in : input;
  if (!(object instanceof z.ZodObject) || object.def.catchall) return;
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(object.shape, name));
  if (unknown.length > 0) throw new Refusal('bad_input', { field: unknown.join(', ') });
}

/** Of a filter that is given twice only one value would count. */
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
  // A small body that unpacks into a huge one is a known trick, and no client of ours packs its calls.
  if (context.req.header('content-encoding')) throw new Refusal('wrong_content_type');
  if (type === multipart && (kind === 'form' || kind === 'file')) return readForm(context);
  if (kind === 'file') throw new Refusal('wrong_content_type');
  if (kind === 'form' && formTypes.includes(type)) return readForm(context);
  const text = await readText(context);
  // "No payload", says the specification of some calls; what clients say its type is means nothing then.
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
