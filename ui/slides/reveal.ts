import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const closeDelayMs = 160; // long enough to cross a gap with the mouse, too short to be noticed

/**
 * Something that opens while it is pointed at or has the focus, and closes shortly after both have left. Spread `area`
 * on the element around the trigger and what it opens; Escape closes it and gives the focus back to the trigger.
 */
export function useReveal() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLElement>(null);

  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const area = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') set(true);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(false), closeDelayMs);
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) set(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      trigger.current?.focus();
      set(false);
    },
  };
  return { isOpen, set, area, trigger };
}
