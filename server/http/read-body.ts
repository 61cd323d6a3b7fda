import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

export const readText = (context: Context): Promise<string> => whole(context.req.text());

/** The body byte for byte, for signed messages. */
export const readBytes = async (context: Context): Promise<Buffer> =>
  Buffer.from(await whole(context.req.arrayBuffer()));

/** Form data. A field that occurs twice becomes a list, so that neither value is silently lost. */
export const readForm = (context: Context): Promise<Record<string, unknown>> =>
  whole(context.req.parseBody({ all: true }), 'form');

/** A body that cannot be read to its end, because the client disconnected or sent it malformed, is a refusal and no bug. */
async function whole<Body>(reading: Promise<Body>, field = 'body'): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal) throw error; // too long, see limit-body.ts
    throw new Refusal('bad_input', { field });
  }
}
