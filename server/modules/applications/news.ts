import { z } from 'zod';
import { news } from '#server/database/news.ts';

/** The platform has decided. All that is told of it stands here, since a refused application may be changed at once. */
export const applicationDecided = news(
  'applications.applicationDecided',
  z.object({ accountId: z.int(), email: z.string(), name: z.string(), reason: z.string().nullable() }),
);
