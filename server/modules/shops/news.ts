import { newsOfIds } from '#server/database/news.ts';

export const shopsChanged = newsOfIds('shops.shopsChanged');
