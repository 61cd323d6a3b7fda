import { randomBytes } from 'node:crypto';

const lifetimeMs = 600_000;
const most = 1_000;

/** Stores values under keys that cannot be guessed, for ten minutes; each can be taken once. */
export function openPending<Thing>() {
  const things = new Map<string, { thing: Thing; endsAt: number }>();
  const peek = (key: string | undefined) => {
    const found = things.get(key ?? '');
    return found && found.endsAt > Date.now() ? found.thing : undefined;
  };
  return {
    put(thing: Thing): string {
      const oldest = things.keys().next().value;
      if (things.size >= most && oldest !== undefined) things.delete(oldest);
      const key = randomBytes(24).toString('base64url');
      things.set(key, { thing, endsAt: Date.now() + lifetimeMs });
      return key;
    },
    peek,
    take(key: string | undefined): Thing | undefined {
      const thing = peek(key);
      things.delete(key ?? '');
      return thing;
    },
  };
}
