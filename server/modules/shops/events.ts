import { eventOfIds } from '#server/database/events.ts';

export const shopsChanged = eventOfIds('shops.shopsChanged');
