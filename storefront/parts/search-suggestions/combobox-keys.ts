import type { KeyboardEvent } from 'react';

/**
 * The keys of a field whose options stand in a list below it, while the focus stays in the field: arrows mark an option,
 * Enter opens the marked one, Delete takes it away where it can be.
 */
export function stepThroughOptions(
  event: KeyboardEvent,
  listId: string,
  markedId: string | null,
  mark: (id: string | null) => void,
): void {
  const list = document.getElementById(listId);
  const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const at = options.findIndex(({ id }) => id === markedId);
  const marked = options[at];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && options.length > 0) {
    event.preventDefault();
    // Before the first and after the last is the field itself.
    const places = options.length + 1;
    const next = options[((at + 1 + step + places) % places) - 1];
    mark(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter' && marked) {
    event.preventDefault();
    marked.click();
  } else if (event.key === 'Delete' && marked) {
    const remove = marked.parentElement?.querySelector('button');
    if (!remove) return;
    event.preventDefault();
    remove.click();
  }
}
