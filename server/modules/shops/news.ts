import { z } from 'zod';
import { news } from '#server/database/news.ts';

export const shopsChanged = news('shops.shopsChanged', z.object({ ids: z.array(z.int()).max(1000) }));
