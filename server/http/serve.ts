import type { Hono } from 'hono';
import type { z } from 'zod';
import type { CacheTag, Call, CallCacheTag, CallerKind } from '#contract/core/call.ts';
import { reasonsOf } from '#contract/core/call-reasons.ts';
import { noteCacheTags } from '#server/http/cache/cache-tags.ts';
import type { FindKey } from '#server/http/session/api-key.ts';
import type { FindMembership, FindOperator } from '#server/http/session/membership.ts';
import type { FindSession } from '#server/http/session/session.ts';
import { succeed } from './answers.ts';
import { type Caller, findCaller } from './caller.ts';
import { log } from './log.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';

/** What server/start passes to this layer. */
export type ApiOptions = {
  isHttps: boolean;
  publicUrl: string;
  /** Origins of front-ends that are not the mall's own, see cross-origin.ts. */
  allowedOrigins: readonly string[];
  findSession: FindSession;
  findMembership: FindMembership;
  findOperator: FindOperator;
  /** Of everyone who runs the mall. */
  demandsSecondFactor: boolean;
  findKey: FindKey;
  /** By how much the rate limits per source are multiplied. */
  rateLimitFactor: number;
  /** In a test run, a refusal that the call does not list is an error; elsewhere it is only logged. */
  isTest: boolean;
};

export type ApiVariables = { requestId: string; source: string; options?: ApiOptions };
export type Api = Hono<{ Variables: ApiVariables }>;

/** Binds a call of the contract to its operation: caller and input are checked before it, the output after it. */
export function serve<Input extends z.ZodType, Output extends z.ZodType, Who extends CallerKind>(
  api: Api,
  call: Call<Input, Output, Who>,
  operation: (input: z.output<Input>, caller: Caller<Who>) => Promise<z.input<Output>>,
): void {
  const listed = new Set<string>(reasonsOf(call));
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.on(call.method, path, async (context) => {
    const caller = await findCaller(context, call);
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
  // A known path with another method gets 405; without this it would get 404.
  api.all(path, (context) => {
    context.header('Allow', call.method);
    throw new Refusal('wrong_method');
  });
}

/** The reasons of a call are part of the contract: clients are written against them. */
function reportUnlisted(call: Call, { reason }: Refusal, options: ApiOptions | undefined): void {
  const found = `${call.method} ${call.path} refuses with ${reason}, which it does not list`;
  if (options?.isTest ?? true) throw new Error(found);
  log.error({ call: call.path, reason }, found);
}

function tagsOf(shows: readonly CallCacheTag[], input: unknown): CacheTag[] {
  const given = input as Record<string, unknown>;
  return shows.map((tag) => tag.replace(/\{(\w+)\}/, (_, name: string) => String(given[name])) as CacheTag);
}
