import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useIsSeen } from './use-is-seen.ts';
import { useSlides } from './use-slides.ts';

export type CarouselTexts = {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Slide 2 of 5" */
  slide: (number: number, count: number) => string;
};

type CarouselProps<Item> = {
  label: string;
  texts: CarouselTexts;
  items: readonly Item[];
  /** `isSoon` says that the slide may come into view without having been scrolled to: time to fetch its picture. */
  renderSlide: (item: Item, slide: { isFirst: boolean; isSoon: boolean }) => ReactNode;
  /** Turns by itself after this long. Left out, it turns only by hand. */
  intervalMs?: number;
  hasDots?: boolean;
  /** The arrows are there all the time, not only under the pointer. */
  hasSteadyArrows?: boolean;
  className?: string;
  /** Where arrows and dots stand, if not at the edges of the slides. */
  controlsClassName?: string;
};

/** Slides of which one is seen at a time. Without scripts it is a strip that scrolls and snaps. */
export function Carousel<Item extends { id: number }>(props: CarouselProps<Item>) {
  const { label, texts, items, renderSlide, intervalMs, hasDots = true, className = '' } = props;
  const arrow = props.hasSteadyArrows ? arrowPlace : `${arrowPlace} ${onlyPointedAt}`;
  const region = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(region);
  const slides = useSlides(items.length);
  const autoplay = useAutoplay(region, {
    isOn: items.length > 1 && isSeen,
    intervalMs,
    current: slides.current,
    turn: slides.next,
  });
  const first = items[0];

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-label={label}
      className={`group/carousel relative ${className}`}
    >
      <div
        ref={slides.track}
        onScroll={slides.onScroll}
        className="relative flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-[inherit] [scrollbar-width:none]"
      >
        {items.map((item, at) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for forms
          <div
            key={item.id}
            role="group"
            aria-roledescription="slide"
            aria-label={texts.slide(at + 1, items.length)}
            className="h-full w-full shrink-0 snap-start snap-always"
          >
            {renderSlide(item, { isFirst: at === 0, isSoon: slides.isReady && isSeen })}
          </div>
        ))}
        {/* Behind the last slide stands the first once more, so that turning over runs on in the same direction. */}
        {slides.isReady && first && items.length > 1 && (
          <div aria-hidden="true" inert className="h-full w-full shrink-0 snap-start snap-always">
            {renderSlide(first, { isFirst: false, isSoon: false })}
          </div>
        )}
      </div>

      {slides.isReady && items.length > 1 && (
        <div className={`pointer-events-none ${props.controlsClassName ?? 'absolute inset-0'} *:pointer-events-auto`}>
          <IconButton
            variant="floating"
            size="large"
            label={texts.previous}
            onClick={slides.previous}
            className={`${arrow} left-3`}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            variant="floating"
            size="large"
            label={texts.next}
            onClick={slides.next}
            className={`${arrow} right-3`}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </IconButton>
          <div className="absolute bottom-3 left-1/2 z-10 flex -translate-x-1/2 items-center gap-2">
            {hasDots && <Dots texts={texts} count={items.length} current={slides.current} onChoose={slides.show} />}
            {intervalMs !== undefined && (
              <button
                type="button"
                aria-label={autoplay.isPlaying ? texts.pause : texts.play}
                onClick={autoplay.toggle}
                className="grid size-6 place-items-center rounded-full bg-shade/60 text-white opacity-0 transition group-hover/carousel:opacity-100 focus-visible:rounded-full focus-visible:opacity-100"
              >
                {autoplay.isPlaying ? <Pause aria-hidden="true" size={12} /> : <Play aria-hidden="true" size={12} />}
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const arrowPlace = 'absolute top-1/2 -translate-y-1/2';
// Arrows keep out of the picture's way until the pointer or the keyboard is there.
const onlyPointedAt = 'opacity-0 group-hover/carousel:opacity-100 group-focus-within/carousel:opacity-100';

type DotsProps = { texts: CarouselTexts; count: number; current: number; onChoose: (at: number) => void };

function Dots({ texts, count, current, onChoose }: DotsProps) {
  return (
    <div className="flex rounded-full bg-shade/45 px-1">
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
          key={at}
          type="button"
          aria-label={texts.slide(at + 1, count)}
          aria-current={at === current}
          onClick={() => onChoose(at)}
          className="group/dot grid h-6 place-items-center px-1 focus-visible:rounded-full"
        >
          <span
            className={`block h-2 rounded-full transition-all ${at === current ? 'w-5 bg-white' : 'w-2 bg-white/60 group-hover/dot:bg-white'}`}
          />
        </button>
      ))}
    </div>
  );
}
