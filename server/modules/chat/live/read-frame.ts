import { ClientFrame } from '#contract/chat/frames.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The id of a frame, for the answer that says what is wrong with the rest of it. */
export function idOf(given: unknown): string | number | undefined {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : undefined;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? id : undefined;
}

/** Reads a frame as JSON; null when it is none. */
export function parseFrame(data: Buffer, isBinary: boolean): unknown {
  if (isBinary) return null;
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return null;
  }
}

/** A frame that a client may send, or a refusal with the field that is wrong. */
export function readFrame(given: unknown): ClientFrame {
  const { data, error } = ClientFrame.safeParse(given);
  if (!data) throw new Refusal('bad_input', { field: error.issues[0]?.path.join('.') ?? '' });
  return data;
}
