import type { NewContent } from '#contract/chat/values.ts';

/** A message that was written here and is not in the conversation yet. */
export type Outgoing = {
  key: string;
  chatId: number;
  content: NewContent;
  /** Milliseconds since 1970: also the order in which they were written. */
  at: number;
  /** Why it was refused; null while it waits or is being sent. */
  failed: { reason: string; message: string } | null;
  /** It was acknowledged as this message of the conversation, which has not come yet. */
  number?: number;
};

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What has waited for longer than this is sent only when its writer asks for it again. */
export const waitHoursMax = 12;

/**
 * Stores what is not acknowledged, one item per message, so that two tabs do not overwrite each other's. Both may send one: under
 * its key it is stored once. Where nothing can be stored, messages wait in memory only.
 */
export function createOutbox(storage: OutboxStorage | null, prefix: string) {
  const tryTo = <Value>(act: (into: OutboxStorage) => Value): Value | null => {
    try {
      return storage && act(storage);
    } catch {
      return null; // full, or forbidden by the browser
    }
  };
  return {
    list(now: number): Outgoing[] {
      const found = tryTo((from) =>
        Array.from({ length: from.length }, (_, at) => from.key(at) ?? '')
          .filter((name) => name.startsWith(prefix))
          .map((name) => parse(from.getItem(name)))
          .filter((each) => each !== null),
      );
      return (found ?? [])
        .map((each) =>
          now - each.at > waitHoursMax * 3_600_000 && !each.failed
            ? { ...each, failed: { reason: 'offline', message: '' } }
            : each,
        )
        .sort((one, other) => one.at - other.at);
    },
    put: (message: Outgoing) => void tryTo((into) => into.setItem(prefix + message.key, JSON.stringify(message))),
    drop: (key: string) => void tryTo((from) => from.removeItem(prefix + key)),
  };
}

/** Anyone may have written it. */
function parse(text: string | null): Outgoing | null {
  try {
    const { key, chatId, content, at, failed } = JSON.parse(text ?? '') as Partial<Outgoing>;
    if (typeof key !== 'string' || typeof chatId !== 'number' || typeof at !== 'number') return null;
    return typeof content?.kind === 'string' ? { key, chatId, content, at, failed: failed ?? null } : null;
  } catch {
    return null;
  }
}

/** A random UUID. Not by `randomUUID`, which browsers have under https only. */
export function newMessageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
