import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { scrollBehaviour } from '#ui/slides/reduced-motion.ts';

type FullScreenPicturesProps = {
  /** Each with what it shows, where that is known. */
  pictures: readonly (PictureValue & { alt?: string })[];
  startsAt: number;
  /** What the pictures show. */
  name: string;
  texts: { close: string; previous: string; next: string; picture: (number: number, count: number) => string };
  onClose: () => void;
};

const shownPx = 1200; // as large as a window of 1440 px shows it

/**
 * Pictures over the whole window. They stand in a strip that scrolls and snaps, so that touch-pads and fingers need
 * nothing of ours; the arrow keys, Home and End go through it too, and Escape leaves.
 */
export function FullScreenPictures({ pictures, startsAt, name, texts, onClose }: FullScreenPicturesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(startsAt);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    strip.current?.scrollTo({ left: startsAt * strip.current.clientWidth, behavior: 'instant' });
  }, [startsAt]);

  const show = (at: number) => {
    const next = Math.max(0, Math.min(at, pictures.length - 1));
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: scrollBehaviour() });
  };
  const turnByKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      onKeyDown={turnByKey}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-shade/95 text-white [--picture-filter:none] open:flex"
    >
      <div className="flex h-16 shrink-0 items-center gap-4 px-6">
        <p className="min-w-0 grow truncate">{name}</p>
        <p aria-live="polite" className="tabular-nums">
          <span className="sr-only">{texts.picture(current + 1, pictures.length)}</span>
          <span aria-hidden="true">{`${current + 1} / ${pictures.length}`}</span>
        </p>
        <button
          type="button"
          aria-label={texts.close}
          className="grid size-10 place-items-center rounded-full hover:bg-white/15 focus-visible:rounded-full focus-visible:outline-white"
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <div className="relative min-h-0 grow">
        <div
          ref={strip}
          onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, at) => (
            <div key={picture.url} className="relative size-full shrink-0 snap-start snap-always">
              <Picture
                picture={picture}
                alt={picture.alt || `${name}, ${texts.picture(at + 1, pictures.length)}`}
                width={shownPx}
                isSoon={Math.abs(at - current) <= 1}
                // Never larger than the place between the arrows, whatever the window: nothing of it is cut.
                className="absolute inset-0 mx-auto h-full w-[calc(100%-160px)] bg-transparent! object-contain"
              />
            </div>
          ))}
        </div>
        {current > 0 && (
          <IconButton
            variant="floating"
            size="large"
            label={texts.previous}
            className="absolute top-1/2 left-6 -translate-y-1/2"
            onClick={() => show(current - 1)}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </IconButton>
        )}
        {current < pictures.length - 1 && (
          <IconButton
            variant="floating"
            size="large"
            label={texts.next}
            className="absolute top-1/2 right-6 -translate-y-1/2"
            onClick={() => show(current + 1)}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <ul className="mx-auto flex h-24 max-w-full shrink-0 items-center gap-2 overflow-x-auto px-6 [@media(max-height:480px)]:hidden">
        {pictures.length > 1 &&
          pictures.map((picture, at) => (
            <li key={picture.url} className="shrink-0">
              <button
                type="button"
                aria-label={texts.picture(at + 1, pictures.length)}
                aria-current={at === current}
                className="block size-14 overflow-hidden rounded-md border-2 border-transparent opacity-60 hover:opacity-100 focus-visible:rounded-md focus-visible:outline-white aria-[current=true]:border-white aria-[current=true]:opacity-100"
                onClick={() => show(at)}
              >
                <Picture picture={picture} alt="" width={56} className="size-full object-cover" />
              </button>
            </li>
          ))}
      </ul>
    </dialog>
  );
}
