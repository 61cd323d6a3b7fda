import type { Context } from 'hono';
import { pictureWidths } from '#contract/core/values.ts';
import { isFromAllowedOrigin } from '#server/http/cross-origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sandboxPolicy } from '#server/http/security-headers.ts';
import type { Api, ApiVariables } from '#server/http/serve.ts';
import { findCallerSession, findConsoleSession } from '#server/http/session/session.ts';
import { readOriginal } from '#server/providers/pictures/picture-store.ts';
import { findRendition } from '#server/providers/pictures/rendition.ts';
import { drawMark } from './draw-mark.ts';
import { isPublicPicture, type MaySeePicture, maySeePrivate } from './picture-access.ts';
import { isGranted } from './picture-grants.ts';

const yearSeconds = 31_536_000;
const daySeconds = 86_400;
const publicCaching = `public, max-age=${yearSeconds}, immutable`;
const noCaching = 'private, no-store';

type MediaContext = Context<{ Variables: ApiVariables }>;

/**
 * Serves pictures. The address of a public one is the hash of its content, so browsers may cache it for ever. Access to a private
 * one is checked at each request, and no cache may store it.
 */
export function serveMedia(api: Api, mayToo: readonly MaySeePicture[]): void {
  const hash = ':hash{[0-9a-f]{32}}';
  const width = ':width{[0-9]{2,4}}';
  // For mails: some mail programs support neither WebP nor AVIF, and do not say what they support.
  const jpeg = ':jpeg{[0-9]{2,4}[.]jpg}';
  // Its address is always the same, so browsers ask for it again after a day.
  api.get('/media/mark.png', async (context) => {
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${daySeconds}` };
    return context.body(new Uint8Array(await drawMark()), 200, headers);
  });
  for (const path of [`/media/${hash}`, `/media/${hash}/${width}`, `/media/${hash}/${jpeg}`] as const) {
    api.get(path, async (context) => {
      const wanted = context.req.param('hash');
      const isPublic = await isPublicPicture(wanted);
      if (!isPublic && !(await maySee(context, wanted, mayToo))) throw new Refusal('not_found');
      return answerPicture(context, wanted, isPublic ? publicCaching : noCaching);
    });
  }
  for (const path of [
    `/media/papers/:key{[0-9a-f]{32}}/${hash}`,
    `/media/papers/:key{[0-9a-f]{32}}/${hash}/${width}`,
  ]) {
    api.get(path, async (context) => {
      const wanted = context.req.param('hash') ?? '';
      if (!(await isGranted(context.req.param('key') ?? '', wanted))) throw new Refusal('not_found');
      return answerPicture(context, wanted, noCaching);
    });
  }
}

/** Someone may be signed in to the storefront and, under another name, to the console: either session is enough. */
async function maySee(context: MediaContext, hash: string, mayToo: readonly MaySeePicture[]): Promise<boolean> {
  const options = context.get('options');
  if (!options) return false;
  const isForeign = isFromAllowedOrigin(context, options.allowedOrigins);
  for (const find of [findCallerSession, findConsoleSession]) {
    const session = await find(context, options.isHttps, isForeign, options.findSession);
    if (await maySeePrivate(session, hash, mayToo)) return true;
  }
  return false;
}

async function answerPicture(context: MediaContext, hash: string, cacheControl: string): Promise<Response> {
  const { bytes, type } = await readPicture(context, hash);
  if (!bytes) throw new Refusal('not_found');
  // Copied to its exact length: a Buffer may be a view of memory that holds other data, too.
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': sandboxPolicy,
    Vary: 'Accept',
  });
}

async function readPicture(context: MediaContext, hash: string): Promise<{ bytes: Buffer | null; type: string }> {
  const jpeg = context.req.param('jpeg')?.replace('.jpg', '');
  const given = jpeg ?? context.req.param('width');
  if (given === undefined) return { bytes: await readOriginal(hash), type: 'image/webp' };
  const width = Number(given);
  if (!pictureWidths.some((offered) => offered === width)) throw new Refusal('not_found');
  const understood = context.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
  const format = jpeg ? 'jpeg' : understood;
  return { bytes: await findRendition(hash, width, format), type: `image/${format}` };
}
