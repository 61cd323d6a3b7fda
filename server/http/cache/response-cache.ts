import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '#contract/core/call.ts';
import { collectCacheTags } from './cache-tags.ts';

const freshMs = 30_000; // a younger response is served as it is
const staleMs = 600_000; // a younger response is served while a new one is rendered
const entriesMax = 2_000;
const usualBytesMax = 128 * 1024 * 1024;
const unavailableStatus = 503;
const rememberedDrops = 10_000; // one per changed product: far more than change while a page is rendered

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is the same for everyone, ready to be written to a socket. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
};

type CacheOptions = { now?: () => number; bytesMax?: number };

type Entry = {
  response: CachedResponse;
  tags: ReadonlySet<CacheTag>;
  renderedAt: number;
  isRefreshing: boolean;
  /** Something that it shows has changed: it is served only while no new one can be rendered. */
  isOutdated: boolean;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Caches public pages and answers in memory, compressed, until they expire or one of their cache tags is dropped. While
 * the database is unavailable, the last rendered response is served, however old it is.
 */
export function openResponseCache({ now = Date.now, bytesMax = usualBytesMax }: CacheOptions = {}) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<CachedResponse>>();
  const dropNumbers = new Map<CacheTag, number>();
  let drops = 0;
  let bytes = 0;
  let forgottenAt = 0; // a rendering that began before this drop is not cached
  let isFailing = false; // the last rendering failed or answered 503

  function forgetDrops() {
    dropNumbers.clear();
    drops += 1;
    forgottenAt = drops;
  }

  function remove(key: string, entry: Entry) {
    if (entries.delete(key)) bytes -= sizeOf(entry.response);
  }

  function store(key: string, entry: Entry) {
    const before = entries.get(key);
    if (before) remove(key, before);
    entries.set(key, entry);
    bytes += sizeOf(entry.response);
    // The map is ordered by use, so its first key is the least recently used.
    for (const [oldest, oldEntry] of entries) {
      if (entries.size <= entriesMax && bytes <= bytesMax) break;
      remove(oldest, oldEntry);
    }
  }

  async function render(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
    const dropsBefore = drops;
    const { result, collected } = await collectCacheTags(ask).catch((error) => {
      isFailing = true;
      throw error;
    });
    isFailing = result.status === unavailableStatus;
    const last = isFailing && entries.get(key);
    if (last) return last.response;
    const response = await compress(result);
    // A change during rendering may or may not be in the page: such a page is sent once and not cached.
    const hasChangedMeanwhile =
      forgottenAt > dropsBefore || [...collected.tags].some((tag) => (dropNumbers.get(tag) ?? 0) > dropsBefore);
    if (response.status === 200 && collected.isPublic && !hasChangedMeanwhile) {
      store(key, { response, tags: collected.tags, renderedAt: now(), isRefreshing: false, isOutdated: false });
    }
    return response;
  }

  /** One rendering per key at a time: many requests for an uncached page share it. */
  function renderOnce(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
    let promise = rendering.get(key);
    if (!promise) {
      const mine = render(key, ask).finally(() => {
        if (rendering.get(key) === mine) rendering.delete(key);
      });
      rendering.set(key, mine);
      promise = mine;
    }
    return promise;
  }

  return {
    /** The cached response, if there is one; a stale one is served while a new one is rendered. */
    find(key: string, ask: () => Promise<Response>): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.renderedAt;
      const isTooOld = entry.isOutdated || age > staleMs;
      // While rendering fails, the old response is served at once and rendering is tried in the background.
      if (isTooOld && !isFailing) return undefined;
      if ((isTooOld || age > freshMs) && !entry.isRefreshing) {
        entry.isRefreshing = true;
        const hasEnded = () => {
          entry.isRefreshing = false;
        };
        renderOnce(key, ask).then(hasEnded, hasEnded);
        // Reordered only on a refresh, since doing so on every hit would cost too much.
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.response;
    },
    getOrRender(key: string, ask: () => Promise<Response>): Promise<CachedResponse> {
      return renderOnce(key, ask);
    },
    /** The last response that was rendered, however old: for when no other can be had. */
    findLast: (key: string): CachedResponse | undefined => entries.get(key)?.response,
    /** Drops every response with this cache tag, so that it is rendered again. */
    drop(tag: CacheTag): void {
      drops += 1;
      dropNumbers.set(tag, drops);
      for (const entry of entries.values()) if (entry.tags.has(tag)) entry.isOutdated = true;
      // A later request must not join a rendering that began before the change.
      rendering.clear();
      if (dropNumbers.size > rememberedDrops) forgetDrops();
    },
    /** For when anything may have changed. */
    dropAll(): void {
      for (const entry of entries.values()) entry.isOutdated = true;
      rendering.clear();
      forgetDrops();
    },
    size: () => entries.size,
    bytes: () => bytes,
  };
}

export type ResponseCache = ReturnType<typeof openResponseCache>;

async function compress(response: Response): Promise<CachedResponse> {
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
