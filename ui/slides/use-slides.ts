import { type RefObject, useRef, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { scrollBehaviour } from './reduced-motion.ts';

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  current: number;
  isReady: boolean;
  show: (at: number) => void;
  next: () => void;
  previous: () => void;
};

/**
 * Moves a strip of `count` slides followed by a copy of the first, and knows which one is seen.
 * The strip's own scroll position is the only truth, so that dragging, keys and buttons never disagree.
 */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const isGoingBack = useRef(false);
  const [current, setCurrent] = useState(0);

  function scrollTo(at: number, behavior: ScrollBehavior) {
    track.current?.scrollTo({ left: at * track.current.clientWidth, behavior });
  }

  function onScroll() {
    if (!track.current) return;
    const { scrollLeft, clientWidth } = track.current;
    const position = scrollLeft / clientWidth;
    setCurrent(Math.round(position) % count);
    // On the copy: to the first slide, which looks the same. On the way back the copy is only passed.
    if (position >= count - 0.01 && !isGoingBack.current) scrollTo(0, 'instant');
    if (position < count - 0.5) isGoingBack.current = false;
  }

  const show = (at: number) => scrollTo(at, scrollBehaviour());
  return {
    track,
    onScroll,
    current,
    isReady: useHydrated(),
    show,
    next: () => show(current + 1),
    previous: () => {
      if (current > 0) return show(current - 1);
      isGoingBack.current = true;
      scrollTo(count, 'instant');
      show(count - 1);
    },
  };
}
