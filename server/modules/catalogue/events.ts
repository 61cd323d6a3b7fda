import { eventOfIds } from '#server/database/events.ts';

export const productsChanged = eventOfIds('catalogue.productsChanged');
