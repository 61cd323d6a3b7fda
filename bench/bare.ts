import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// The least that Hono can do: /SIZE answers SIZE bytes. The mall is measured against it, in the same run.
const bodies = new Map<number, Uint8Array<ArrayBuffer>>();
const bare = new Hono().get('/:size', (context) => {
  const size = Number(context.req.param('size'));
  let body = bodies.get(size);
  if (!body) {
    body = new Uint8Array(randomBytes(size));
    bodies.set(size, body);
  }
  return context.body(body, 200, { 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) });
});

const server = createAdaptorServer({ fetch: bare.fetch });
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
