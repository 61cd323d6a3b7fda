import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/**
 * Refuses a body that is longer than it may be: by the length that it declares, or, when it comes in chunks and declares
 * none, as soon as too much of it has been read. Nothing is read before someone wants it.
 */
export function limitBody(bytesMax: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const { url, method, headers } = raw;
    const declared = headers.get('content-length');
    if (declared !== null && Number(declared) > bytesMax) throw new Refusal('too_large');
    // With a length Node lets no more than that through; without a body there is nothing to count.
    if (declared === null && raw.body) {
      const { signal } = raw;
      // Typed here, since TypeScript's own lists know no `duplex`, without which no stream is taken as a body.
      const init: RequestInit & { duplex: 'half' } = {
        method,
        headers,
        signal,
        body: counted(raw.body, bytesMax),
        duplex: 'half',
      };
      context.req.raw = new Request(url, init);
    }
    await next();
  };
}

function counted(body: ReadableStream<Uint8Array>, bytesMax: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new Refusal('too_large');
      controller.enqueue(chunk);
    },
  });
  // To cancel the rest would close the connection, and the refusal could not be told.
  return body.pipeThrough(counting, { preventCancel: true });
}
