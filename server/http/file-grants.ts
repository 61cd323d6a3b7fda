import { z } from 'zod';
import { openFor, sealFor } from '#server/database/sealed-secrets.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { Refusal } from './refusal.ts';

// A browser saves a file of any size when it follows a link, but sends no header with it that could name the shop. So the link says
// which file it is for, sealed, and for a few minutes only.

const lifetimeMs = 300_000;

/** Links to files under this path: `grant` makes one, `open` says what it is for. */
export function fileGrants<Wanted>(path: string, purpose: string, Shape: z.ZodType<Wanted>) {
  const Grant = z.object({ wanted: Shape, until: z.number() });
  return {
    async grant(wanted: Wanted, now = Date.now()): Promise<{ path: string }> {
      const sealed = await sealFor('payouts', purpose, JSON.stringify({ wanted, until: now + lifetimeMs }));
      return { path: `${path}/${sealed}` };
    },
    /** One that is too old, or was changed, is not found. */
    async open(sealed: string, now = Date.now()): Promise<Wanted> {
      const text = await openFor('payouts', purpose, sealed).catch((error: unknown) => {
        throw databaseTrouble(error) ? error : new Refusal('not_found');
      });
      const { wanted, until } = Grant.parse(JSON.parse(text));
      if (until < now) throw new Refusal('not_found');
      return wanted;
    },
  };
}

/** An answer that a browser saves as a file with this name. */
export function fileResponse(body: BodyInit, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
