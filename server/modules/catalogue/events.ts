import { newsOfIds } from '#server/database/events.ts';

export const productsChanged = newsOfIds('catalogue.productsChanged');
