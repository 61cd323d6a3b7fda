import { z } from 'zod';
import { news } from '#server/database/news.ts';

export const productsChanged = news('catalogue.productsChanged', z.object({ ids: z.array(z.int()).max(1000) }));
