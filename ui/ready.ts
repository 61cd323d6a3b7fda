/**
 * Spread on the root element of what becomes interactive on its own: the page, and every part inside a `<Suspense>` that
 * the server renders too. The server sends `data-ready="no"`; React runs the ref once it has hydrated that part, and only
 * then do clicks reach it. Early clicks wait for it (server/pages/html/replay-early-clicks.ts).
 */
export const ready = {
  'data-ready': 'no',
  ref: (element: HTMLElement | null) => element?.setAttribute('data-ready', 'yes'),
} as const;
