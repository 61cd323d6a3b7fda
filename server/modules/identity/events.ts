import { z } from 'zod';
import { event, eventOfIds } from '#server/database/events.ts';

/** Someone has proved that they own the mail address of these visitors: everything that belongs to the visitors goes to their account. */
export const visitorsAdopted = event('identity.visitorsAdopted', z.object({ visitorIds: z.array(z.int()).max(1_000) }));

/** These accounts were closed: nobody can act by them any longer. */
export const accountsDisabled = eventOfIds('identity.accountsDisabled');
