import { eventOfIds } from '#server/database/events.ts';

/** Variants of these products cost less or are back in stock. The database publishes it when a shopper waits for them. */
export const offersImproved = eventOfIds('catalogue.offersImproved');

export const productsChanged = eventOfIds('catalogue.productsChanged');
