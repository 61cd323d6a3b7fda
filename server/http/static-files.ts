import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '#server/http/cache/encoding.ts';
import type { Encoding } from '#server/http/cache/response-cache.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

type StaticFile = { type: string; isImmutable: boolean; bodies: Record<Encoding, Buffer> };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Serves the built files of the storefront or the console from memory, compressed once: they are few and never change. */
export function openStaticFiles(folder: string, steady: Record<string, string>) {
  const files = new Map<string, Promise<StaticFile | null>>();

  async function load(path: string): Promise<StaticFile | null> {
    const type = types[extname(path)];
    const file = normalize(join(folder, path));
    if (!type || !file.startsWith(folder + sep)) return null;
    const identity = await readFile(file).catch(() => null);
    if (!identity) return null;
    const isText = !type.startsWith('font/') && !type.startsWith('image/png');
    const [br, zipped] = isText
      ? await Promise.all([
          compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
          compressGzip(identity, { level: 9 }),
        ])
      : [identity, identity];
    return { type, isImmutable: /^\/(?:console\/)?assets\//.test(path), bodies: { identity, br, gzip: zipped } };
  }

  /** Returns true when the request was for a file and has been, or is being, answered. */
  return async function answerStatic(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    if (!types[extname(path)] || path.includes('%') || path.includes('/.')) return false;
    let loading = files.get(path);
    if (!loading) {
      loading = load(path);
      files.set(path, loading);
    }
    const file = await loading.catch(() => null);
    if (!file) {
      files.delete(path); // or anyone could fill the memory with names of missing files
      return false;
    }
    const encoding =
      file.bodies.br === file.bodies.identity
        ? 'identity'
        : chooseEncoding(incoming.headers['accept-encoding'] as string | undefined);
    const body = file.bodies[encoding];
    outgoing.writeHead(200, {
      ...steady,
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    return true;
  };
}
