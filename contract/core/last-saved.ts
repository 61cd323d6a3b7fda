import { z } from 'zod';

/** Who saved a thing last, and when: for whoever edits it at the same time. */
export const lastSaved = {
  savedBy: z.string().describe('Nickname of who saved it last; empty when that is not known'),
  savedAt: z.iso
    .datetime()
    .nullable()
    .meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
};
export type LastSaved = { savedBy: string; savedAt: string | null };
