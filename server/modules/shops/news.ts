import { newsOfIds } from '#server/database/events.ts';

export const shopsChanged = newsOfIds('shops.shopsChanged');
