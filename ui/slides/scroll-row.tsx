import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { scrollBehaviour } from './reduced-motion.ts';

type ScrollRowProps = {
  children: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Where the arrows stand, counted from the top: the middle of the pictures rather than of the cards. */
  arrowsAtPx: number;
};

/** A row that scrolls sideways by wheel, touch and keyboard, and by arrows that show only where there is more. */
export function ScrollRow({ children, previousLabel, nextLabel, arrowsAtPx }: ScrollRowProps) {
  const track = useRef<HTMLUListElement>(null);
  // Until the row has been measured no arrow is shown: without scripts they would do nothing.
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const measure = () => {
      const before = row.scrollLeft > 1;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const turn = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.9, behavior: scrollBehaviour() });

  return (
    <div className="relative">
      {/* The padding leaves room for the shadow of a lifted card and for focus rings, which scrolling would cut off.
          It is `relative` to hold what is placed inside, which would widen the page otherwise. */}
      <ul
        ref={track}
        className="relative -mx-2 -my-4 flex snap-x snap-proximity scroll-px-2 gap-3 overflow-x-auto overscroll-x-contain px-2 py-4 [scrollbar-width:none]"
      >
        {children}
      </ul>
      {more.before && (
        <IconButton
          variant="floating"
          size="large"
          label={previousLabel}
          className="absolute -left-3 -translate-y-1/2"
          style={{ top: arrowsAtPx }}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
      )}
      {more.after && (
        <IconButton
          variant="floating"
          size="large"
          label={nextLabel}
          className="absolute -right-3 -translate-y-1/2"
          style={{ top: arrowsAtPx }}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  );
}
