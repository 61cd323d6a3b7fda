import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

export const readText = (context: Context): Promise<string> => whole(context.req.text());

/** As it came, byte for byte: for messages that are signed. */
export const readBytes = async (context: Context): Promise<Buffer> =>
  Buffer.from(await whole(context.req.arrayBuffer()));

/** Form data. A field that is there twice is a list: it must not be taken for one. */
export const readForm = (context: Context): Promise<Record<string, unknown>> =>
  whole(context.req.parseBody({ all: true }), 'form');

/** A body that cannot be read to its end, because its client left or wrote it wrong, is no bug of the mall. */
async function whole<Body>(reading: Promise<Body>, field = 'body'): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal) throw error; // too much of it, see limit-body.ts
    throw new Refusal('bad_input', { field });
  }
}
