import type { Context } from 'hono';
import { pictureWidths } from '#contract/values.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sandboxPolicy } from '#server/http/security-headers.ts';
import type { Api } from '#server/http/serve.ts';
import { readOriginal } from '#server/providers/pictures/picture-store.ts';
import { findRendition } from '#server/providers/pictures/rendition.ts';

const yearSeconds = 31_536_000;

/** Serves pictures. Their address is the hash of their content, so a browser never needs to ask twice. */
export function serveMedia(api: Api): void {
  api.get('/media/:hash{[0-9a-f]{32}}', async (context) => {
    const bytes = await readOriginal(context.req.param('hash'));
    return answerPicture(context, bytes, 'image/webp');
  });
  api.get('/media/:hash{[0-9a-f]{32}}/:width{[0-9]{2,4}}', async (context) => {
    const width = Number(context.req.param('width'));
    if (!pictureWidths.some((offered) => offered === width)) throw new Refusal('not_found');
    const format = context.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    return answerPicture(context, await findRendition(context.req.param('hash'), width, format), `image/${format}`);
  });
}

function answerPicture(context: Context, bytes: Buffer | null, type: string): Response {
  if (!bytes) throw new Refusal('not_found');
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${yearSeconds}, immutable`,
    'Content-Security-Policy': sandboxPolicy,
    Vary: 'Accept',
  });
}
