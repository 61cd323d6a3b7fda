import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A webhook answered nothing but failures for days, and was switched off. */
export const webhookSwitchedOff = event(
  'integrations.webhookSwitchedOff',
  z.object({ shopId: z.int(), webhookId: z.int(), url: z.string(), failingSince: z.iso.datetime() }),
);
