import type { Hono } from 'hono';
import type { z } from 'zod';
import type { CacheTag, Call, CallCacheTag, CallerKind } from '#contract/core/call.ts';
import { reasonsOf } from '#contract/core/call-reasons.ts';
import { noteCacheTags } from '#server/http/cache/cache-tags.ts';
import { succeed } from './answers.ts';
import { type Caller, findCaller } from './caller.ts';
import { log } from './log.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import type { FindSession } from './session.ts';

/** What the program tells this layer about itself. */
export type ApiOptions = {
  isHttps: boolean;
  publicUrl: string;
  /** Origins of front-ends that are not the mall's own, see cross-origin.ts. */
  allowedOrigins: readonly string[];
  findSession: FindSession;
  /** How many times wider limits per source are than they say. */
  sourceWidening: number;
  /** In a test run a reason that its call does not list is a bug; elsewhere it is only logged. */
  isTest: boolean;
};

export type ApiVariables = { requestId: string; source: string; options?: ApiOptions };
export type Api = Hono<{ Variables: ApiVariables }>;

/** Serves a call of the contract with its operation: caller and input checked on the way in, output on the way out. */
export function serve<Input extends z.ZodType, Output extends z.ZodType, Who extends CallerKind>(
  api: Api,
  call: Call<Input, Output, Who>,
  operation: (input: z.output<Input>, caller: Caller<Who>) => Promise<z.input<Output>>,
): void {
  const listed = new Set<string>(reasonsOf(call));
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.on(call.method, path, async (context) => {
    const caller = await findCaller(context, call.who);
    const input = await readInput(call, context);
    noteCacheTags(call.cacheTags && tagsOf(call.cacheTags, input));
    const output = await operation(input, caller).catch((thrown: unknown) => {
      if (thrown instanceof Refusal && !listed.has(thrown.reason)) reportUnlisted(call, thrown, context.get('options'));
      throw thrown;
    });
    // Public answers may be cached (see cache/response-cache.ts); all others are personal.
    if (!call.cacheTags) context.header('Cache-Control', 'no-store');
    return succeed(context, call.output.parse(output));
  });
  // A known path asked with another method is told so; otherwise it would look like a call that does not exist.
  api.all(path, (context) => {
    context.header('Allow', call.method);
    throw new Refusal('wrong_method');
  });
}

/** What a call may be refused for is part of the contract: clients are written against it. */
function reportUnlisted(call: Call, { reason }: Refusal, options: ApiOptions | undefined): void {
  const found = `${call.method} ${call.path} refuses with ${reason}, which it does not list`;
  if (options?.isTest ?? true) throw new Error(found);
  log.error({ call: call.path, reason }, found);
}

function tagsOf(shows: readonly CallCacheTag[], input: unknown): CacheTag[] {
  const given = input as Record<string, unknown>;
  return shows.map((tag) => tag.replace(/\{(\w+)\}/, (_, name: string) => String(given[name])) as CacheTag);
}
