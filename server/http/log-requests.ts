import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { log } from './log.ts';
import { requestSeconds } from './metrics.ts';
import { sourceAddress } from './source-address.ts';

type SocketEnv = { incoming?: { socket?: { remoteAddress?: string } } };

/** Gives each request an id and its source address, and logs and measures its outcome, never its content. */
export function logRequests(trustedProxies: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomBytes(8).toString('hex');
    const { incoming } = (context.env ?? {}) as SocketEnv;
    context.set('requestId', requestId);
    context.set(
      'source',
      sourceAddress(incoming?.socket?.remoteAddress, context.req.header('x-forwarded-for'), trustedProxies),
    );
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const { method } = context.req;
    const route = routePath(context, -1);
    const { status } = context.res;
    context.header('X-Request-Id', requestId);
    requestSeconds.observe({ method, route, status }, seconds);
    log.info(
      { method, route, status, ms: Math.round(seconds * 1000), requestId },
      `${method} ${route} answered ${status}`,
    );
  };
}
