// What cards load later. It is listed here and not in the card, because whoever imports a part carries the names of all its
// scripts, and the card is in the first load of most visits.

export const loadCardActions = () => import('./card-actions.tsx').then(({ CardActions }) => ({ default: CardActions }));

export const loadArrival = () =>
  import('#storefront/parts/delivery/arrival.tsx').then(({ Arrival }) => ({ default: Arrival }));
