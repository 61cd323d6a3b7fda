import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/**
 * Refuses a body that is too long: by its declared length, or, when it comes in chunks without one, as soon as too much has
 * been read. Nothing is read before the operation asks for it.
 */
export function limitBody(bytesMax: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const { url, method, headers } = raw;
    const declared = headers.get('content-length');
    if (declared !== null && Number(declared) > bytesMax) throw new Refusal('too_large');
    // Node lets no more than the declared length through.
    if (declared === null && raw.body) {
      const { signal } = raw;
      // TypeScript's type lacks `duplex`, without which a stream is not accepted as a body.
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
  // Cancelling the rest would close the connection, and the refusal could not be sent.
  return body.pipeThrough(counting, { preventCancel: true });
}
