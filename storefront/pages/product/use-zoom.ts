import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

const factorMin = 2;
const factorMax = 3; // beyond it one no longer sees where one is

/**
 * A magnifying glass over a picture, for the mouse alone: fingers have their own way, and the full-screen view is there
 * for everybody. The glass and the large picture are moved past React, since a mouse moves more often than a page renders.
 */
export function useZoom(ownWidth: number) {
  const [isOn, setOn] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLSpanElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0 });

  function place() {
    if (!preview.current || !lens.current || !pane.current || !image.current) return;
    const box = preview.current.getBoundingClientRect();
    const shown = pane.current.getBoundingClientRect();
    // As large as it is sharp, within reason.
    const factor = Math.max(factorMin, Math.min(ownWidth / box.width, factorMax));
    const view = { width: shown.width / (box.width * factor), height: shown.height / (box.height * factor) };
    const share = (at: number, length: number) => Math.max(0, Math.min(at - length / 2, 1 - length));
    const x = share((pointer.current.x - box.left) / box.width, view.width);
    const y = share((pointer.current.y - box.top) / box.height, view.height);
    const percent = (part: number) => `${part * 100}%`;
    Object.assign(lens.current.style, {
      left: percent(x),
      top: percent(y),
      width: percent(Math.min(1, view.width)),
      height: percent(Math.min(1, view.height)),
    });
    Object.assign(image.current.style, {
      width: `${box.width * factor}px`,
      height: `${box.height * factor}px`,
      left: `${-x * box.width * factor}px`,
      top: `${-y * box.height * factor}px`,
    });
  }

  const note = (event: PointerEvent) => {
    pointer.current = { x: event.clientX, y: event.clientY };
  };
  // The glass is where the mouse came in from its first frame on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: places what has just been rendered; a move places it again
  useLayoutEffect(place, [isOn, ownWidth]);

  const area = {
    ref: preview,
    onPointerEnter: (event: PointerEvent) => {
      note(event);
      setOn(event.pointerType === 'mouse');
    },
    onPointerLeave: () => setOn(false),
    onPointerMove: (event: PointerEvent) => {
      note(event);
      place();
    },
  };
  return { isOn, lens, pane, image, area };
}
