import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Locale } from '#contract/languages.ts';
import { succeed } from './answers.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import { noteShown } from './shown-tags.ts';

/** Who makes a call, as far as the operation may know. */
export type Caller = { locale: Locale; source: string };

export type Api = Hono<{ Variables: { requestId: string; source: string } }>;

/** Binds a call of the contract to its operation: input parsed on the way in, output on the way out. */
export function serve<Input extends z.ZodType, Output extends z.ZodType>(
  api: Api,
  call: Call<Input, Output>,
  operation: (input: z.output<Input>, caller: Caller) => Promise<z.input<Output>>,
): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.on(call.method, path, async (context) => {
    noteShown(call.shows);
    const input = parseInput(call, { ...(await readInput(call, context)), ...context.req.param() });
    const caller = { locale: requestLocale((name) => context.req.header(name)), source: context.get('source') };
    const output = await operation(input, caller);
    return succeed(context, call.output.parse(output));
  });
  // A known path asked with another method is told so; otherwise it would look like a call that does not exist.
  api.all(path, () => {
    throw new Refusal('wrong_method');
  });
}

async function readInput(call: Call, context: Context): Promise<Record<string, unknown>> {
  if (call.method === 'GET') return context.req.query();
  const type = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // A small body that unpacks into a huge one is a known trick, and no client of ours packs its calls.
  if (context.req.header('content-encoding')) throw new Refusal('wrong_content_type');
  if (type === 'application/json') return readJson(context);
  throw new Refusal('wrong_content_type');
}

async function readJson(context: Context): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new Refusal('bad_input', { field: 'JSON' });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('bad_input', { field: 'JSON' });
  if (isDeeperThan(body, limits.jsonDepth)) throw new Refusal('bad_input', { field: 'JSON' });
  return body as Record<string, unknown>;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

function parseInput<Input extends z.ZodType>(call: Call<Input>, given: Record<string, unknown>): z.output<Input> {
  const parsed = call.input.safeParse(given);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || Object.keys(given)[0] || '';
  throw new Refusal('bad_input', { field });
}
