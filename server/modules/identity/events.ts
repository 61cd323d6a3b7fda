import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** Somebody has proved that the mailbox of these visitors is theirs: whatever the visitors have goes to that account. */
export const visitorsAdopted = event('identity.visitorsAdopted', z.object({ visitorIds: z.array(z.int()).max(1_000) }));
