import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '#contract/core/call.ts';
import { collectCacheTags } from './cache-tags.ts';

const freshMs = 30_000; // how long an answer is given out without a second thought
const staleMs = 600_000; // how long it may still be given out while a new one is being made
const entriesMax = 2_000;
const usualBytesMax = 128 * 1024 * 1024;
const unavailable = 503;
const rememberedDrops = 10_000; // one per product that changed; far more than change while a page is made

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is the same for everybody, ready to be written to a socket. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
};

type Keeping = { now?: () => number; bytesMax?: number };

type Entry = {
  answer: CachedResponse;
  tags: ReadonlySet<CacheTag>;
  madeAt: number;
  isBeingRemade: boolean;
  /** Something that it shows has changed: it is given out only while no new one can be made. */
  isOutdated: boolean;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Caches public pages and answers in memory, compressed, until they expire or one of their cache tags is dropped. While
 * the database is away, the last that was rendered is given out, however old it is.
 */
export function openResponseCache({ now = Date.now, bytesMax = usualBytesMax }: Keeping = {}) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedResponse>>();
  const droppedAt = new Map<CacheTag, number>();
  let drops = 0;
  let bytes = 0;
  let forgottenAt = 0; // whatever was begun before this drop counts as outrun
  let isAway = false; // the last answer could not be made, since the database or something else is away

  function forgetDrops() {
    droppedAt.clear();
    drops += 1;
    forgottenAt = drops;
  }

  function remove(key: string, entry: Entry) {
    if (entries.delete(key)) bytes -= sizeOf(entry.answer);
  }

  function store(key: string, entry: Entry) {
    const before = entries.get(key);
    if (before) remove(key, before);
    entries.set(key, entry);
    bytes += sizeOf(entry.answer);
    // The map remembers the order of use, so the first key is the least recently used.
    for (const [oldest, oldEntry] of entries) {
      if (entries.size <= entriesMax && bytes <= bytesMax) break;
      remove(oldest, oldEntry);
    }
  }

  async function make(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
    const dropsBefore = drops;
    const { result, collected } = await collectCacheTags(ask).catch((error) => {
      isAway = true;
      throw error;
    });
    isAway = result.status === unavailable;
    const last = isAway && entries.get(key);
    if (last) return last.answer;
    const answer = await packed(result);
    // A change during rendering may or may not be in the page: such a page is sent once and never cached.
    const isOutrun =
      forgottenAt > dropsBefore || [...collected.tags].some((tag) => (droppedAt.get(tag) ?? 0) > dropsBefore);
    if (answer.status === 200 && collected.isPublic && !isOutrun) {
      store(key, { answer, tags: collected.tags, madeAt: now(), isBeingRemade: false, isOutdated: false });
    }
    return answer;
  }

  /** One making per key at a time: a crowd at a cold page waits for the same answer. */
  function makeOnce(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
    let promise = making.get(key);
    if (!promise) {
      const mine = make(key, ask).finally(() => {
        if (making.get(key) === mine) making.delete(key);
      });
      making.set(key, mine);
      promise = mine;
    }
    return promise;
  }

  return {
    /** The cached response, if there is one; a stale one is given out while a new one is rendered. */
    find(key: string, ask: () => Promise<Response>): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.madeAt;
      const isTooOld = entry.isOutdated || age > staleMs;
      // While rendering fails, the old response is given at once and rendering is tried in the background.
      if (isTooOld && !isAway) return undefined;
      if ((isTooOld || age > freshMs) && !entry.isBeingRemade) {
        entry.isBeingRemade = true;
        const hasEnded = () => {
          entry.isBeingRemade = false;
        };
        makeOnce(key, ask).then(hasEnded, hasEnded);
        // Only now and then, since every hit would pay for it: the entry counts as used.
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.answer;
    },
    getOrMake(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
      return makeOnce(key, ask);
    },
    /** The last answer that was rendered, however old: for when no other can be had. */
    findLast: (key: string): CachedResponse | undefined => entries.get(key)?.answer,
    /** Drops every response with this cache tag, so that it is rendered again. */
    drop(tag: CacheTag): void {
      drops += 1;
      droppedAt.set(tag, drops);
      for (const entry of entries.values()) if (entry.tags.has(tag)) entry.isOutdated = true;
      // Whoever asks from now on must not join a making that began before the change.
      making.clear();
      if (droppedAt.size > rememberedDrops) forgetDrops();
    },
    /** Anything may have changed. */
    dropAll(): void {
      for (const entry of entries.values()) entry.isOutdated = true;
      making.clear();
      forgetDrops();
    },
    size: () => entries.size,
  };
}

export type ResponseCache = ReturnType<typeof openResponseCache>;

async function packed(response: Response): Promise<CachedResponse> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 7 }),
  ]);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br, gzip: zipped, identity },
  };
}

function sizeOf({ bodies }: CachedResponse): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length;
}
