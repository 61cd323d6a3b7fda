import type { KeyboardEvent } from 'react';

/** In a list of links and buttons the up and down keys go from one to the next, and Home and End to its ends. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: (at + 1) % stops.length,
    ArrowUp: (at <= 0 ? stops.length : at) - 1,
    Home: 0,
    End: stops.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}
